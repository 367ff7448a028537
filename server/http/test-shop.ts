import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  createTally,
  shopSchema,
  withConsequences,
  type Dependencies,
  type OtpSender,
  type PaymentProvider,
  type Pictures,
  type ShopReader,
  type ShopStore,
} from '../domain/index.ts'
import { catalogueSeed, seedStore } from '../seed/index.ts'
import { createMemoryStore } from '../stores/memory.ts'
import { createAdmission, defaultAdmissionLimits, type Admission } from './admission.ts'
import { createHttpApp, type AppOptions } from './app.ts'
import { picturesFolder } from './folders.ts'
import { parseEnvironment } from './env.ts'
import { createHasher } from './hasher.ts'
import { httpMessages } from './http-messages.ts'
import { createKeyRing } from './key-ring.ts'
import { listen } from './listen.ts'
import type { RateLimits } from './rate-limits.ts'
import { countPublicChanges, createPublicVersion } from './shared-pages/public-version.ts'
import { createWebhookSender } from './webhooks/sender.ts'
import { createSentMessages } from './messages/sent-messages.ts'
import { createLog } from './observability/log.ts'
import { openObservability, type Observability } from './observability/observability.ts'
import { randomIds } from './system-ports.ts'
import { createPictureFolder } from './uploads/picture-folder.ts'

export const testSessionKey = 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g'

const noLimit = { requests: Number.MAX_SAFE_INTEGER, windowSeconds: 60 }

/** For tests of something else than rate limits. */
export const unlimited: RateLimits = {
  all: noLimit,
  signIn: noLimit,
  oneTimeCode: noLimit,
  tracking: noLimit,
  guestSession: noLimit,
  apiKey: noLimit,
}

/** Lets nothing wait in vain: a busy machine is no overload, and tests that mean one bring limits of their own. */
export function patientAdmission(): Admission {
  const { pages, api } = defaultAdmissionLimits
  const patience = { patienceMs: 60_000, overloadAfterMs: 60_000, overloadPatienceMs: 60_000 }
  return createAdmission({ pages: { ...pages, ...patience }, api: { ...api, ...patience } })
}

/** A Wednesday, 15:30 in India. */
const testNowMs = Date.parse('2026-11-18T10:00:00Z')

export interface SendOptions {
  readonly body?: unknown
  /** Sent as it stands, for bodies that are not JSON. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
  readonly cookie?: string
}

export interface TestShop {
  readonly url: string
  readonly publicOrigin: string
  readonly dependencies: Dependencies
  readonly logLines: string[]
  readonly dataFolder: string
  /** Sends a request as a page of the shop would: same origin, JSON. Redirects are not followed. */
  send(method: string, path: string, options?: SendOptions): Promise<Response>
  advance(ms: number): void
  close(): Promise<void>
}

export interface TestShopOptions extends Partial<
  Pick<
    AppOptions,
    | 'publicOrigin'
    | 'render'
    | 'loadStorefront'
    | 'renderMessage'
    | 'shopTextIn'
    | 'sharedAs'
    | 'rateLimits'
    | 'sharedCounts'
    | 'publicVersion'
    | 'keyRing'
    | 'renderTimeoutMs'
    | 'trustedProxies'
    | 'admission'
  >
> {
  /** Default: in memory. It is seeded here, and closed with the shop. */
  readonly store?: ShopStore
  readonly publicReader?: ShopReader
  readonly otpSender?: OtpSender
  readonly observability?: Observability
  /** Default: nothing can be paid online. */
  readonly payments?: PaymentProvider | null
  readonly testMode?: boolean
  /** Keeps what is sent, for the preview in test mode. */
  readonly keepsSent?: boolean
  /** Pictures kept elsewhere: then no folder is written to. Default: a folder. */
  readonly pictures?: Pictures
  /** The folder of the products' pictures; by default those of the catalogue. */
  readonly productPictures?: string
  /** Folder of a built client. */
  readonly client?: string
}

/** The seeded shop in memory behind a real port, with a clock of its own and its log kept. */
export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const {
    store = createMemoryStore(shopSchema),
    publicReader,
    otpSender = { send: async () => undefined, sendNotice: async () => undefined },
    payments = null,
    testMode = true,
    keepsSent = false,
    client,
    pictures,
    productPictures = picturesFolder,
    ...appOptions
  } = options
  const publicOrigin = options.publicOrigin ?? 'https://shop.example'
  const keyRing = options.keyRing ?? createKeyRing([testSessionKey])
  const logLines: string[] = []
  const log = createLog('debug', { write: line => void logLines.push(line) })
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'shruti-http-'))
  const observability = options.observability ?? (await openObservability(parseEnvironment({})))
  const { metrics, observer, watchStore, watchOtpSender } = observability
  let nowMs = testNowMs

  const clock = { now: () => nowMs, elapsed: () => nowMs }
  const mailer = { available: true, send: async () => undefined }
  const sentMessages = keepsSent ? createSentMessages(clock) : undefined
  const publicVersion = options.publicVersion ?? createPublicVersion()
  const dependencies: Dependencies = {
    store: withConsequences(countPublicChanges(watchStore(store), publicVersion), {
      clock,
      ids: randomIds,
    }),
    ...(publicReader && { publicReader }),
    clock,
    ids: randomIds,
    hasher: createHasher({ keyRing, hashKey: testSessionKey }, metrics),
    otpSender: watchOtpSender(sentMessages?.keepPhone(otpSender) ?? otpSender),
    mailer: sentMessages?.keepMail(mailer) ?? mailer,
    pictures: pictures ?? createPictureFolder(path.join(dataFolder, 'uploads')),
    payments,
    webhooks: createWebhookSender({ allowsLoopback: testMode }),
    log,
    observer,
    tally: createTally(),
    config: { testMode, otpMode: 'session' },
  }
  await seedStore(dependencies.store, catalogueSeed())

  const messages = httpMessages()
  const app = createHttpApp({
    admission: patientAdmission(),
    ...appOptions,
    messages,
    sentMessages,
    observability,
    publicVersion,
    dependencies,
    keyRing,
    log,
    publicOrigin,
    dataFolder: pictures ? null : dataFolder,
    folders: { pictures: productPictures, ...(client !== undefined && { client }) },
  })
  const { stop, port } = await listen(app, { host: '127.0.0.1', port: 0 }, { messages })
  const url = `http://127.0.0.1:${port}`

  return {
    url,
    publicOrigin,
    dependencies,
    logLines,
    dataFolder,
    send(method, target, { body, rawBody, headers = {}, cookie } = {}) {
      const content = rawBody ?? (body === undefined ? undefined : JSON.stringify(body))
      return fetch(url + target, {
        method,
        redirect: 'manual',
        headers: {
          origin: publicOrigin,
          'content-type': 'application/json',
          ...(cookie !== undefined && { cookie }),
          ...headers,
        },
        ...(content !== undefined && { body: content }),
      })
    },
    advance(ms) {
      nowMs += ms
    },
    async close() {
      await stop({ graceMs: 0 })
      await dependencies.store.close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** What a browser would send back of the cookies that an answer sets: `name=value; name=value`. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter(cookie => !cookie.includes('Max-Age=0'))
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

/** Signs in by a one-time code, as test mode allows, and returns the cookies. */
export async function signInByCode(shop: TestShop, phoneNumber: string): Promise<string> {
  const asked = await shop.send('POST', '/api/request-otp', { body: { phoneNumber } })
  const { otp } = (await asked.json()) as { otp: string }
  const verified = await shop.send('POST', '/api/verify-otp', { body: { otp }, cookie: cookiesOf(asked) })
  return cookiesOf(verified)
}

import { OpenAPIHandler } from '@orpc/openapi/fetch'
import {
  createApiRouter,
  createSandbox,
  createTally,
  openApiHandlerOptions,
  shopSchema,
  withConsequences,
  type Dependencies,
  type RequestContext,
} from '@shruti/server/domain'
import { administrator, catalogueSeed, demoSeed, seedStore } from '@shruti/server/seed'
import { createMemoryPictures } from '@shruti/server/stores/memory-pictures'
import { createMemoryStore, type StoreSnapshot } from '@shruti/server/stores/memory'
import {
  browserHasher,
  fixedClock,
  recordingLog,
  recordingOtpSender,
  seededIds,
  worldNow,
  type FixedClock,
  type LogEntry,
  type SentCode,
} from './ports.ts'

/** The server's rules on a memory store: everything that does not depend on who is looking. */
export interface MockShop {
  readonly dependencies: Dependencies
  readonly clock: FixedClock
  /** One-time codes that were sent, oldest first. */
  readonly sentCodes: readonly SentCode[]
  readonly log: readonly LogEntry[]
  readonly handler: OpenAPIHandler<RequestContext>
}

export interface MockShopOptions {
  /** `demo`: the shop with customers, orders and reviews. `catalogue`: what any new shop starts with. */
  readonly data?: 'demo' | 'catalogue'
  /** Milliseconds since 1970. Default: 20 November 2026, 11:00 in India. */
  readonly now?: number
  /** Chooses the ids and codes. */
  readonly seed?: number
  readonly otpMode?: Dependencies['config']['otpMode']
}

/** Of the user admin in a mocked shop. */
export const administratorPassword = 'mocked-administrator'

const snapshots = new Map<string, Promise<StoreSnapshot>>()

/** Seeding takes a while, a copy of a seeded store does not: each kind is seeded once. */
function seededSnapshot(data: 'demo' | 'catalogue', now: number): Promise<StoreSnapshot> {
  const key = `${data}:${now}`
  const known = snapshots.get(key)
  if (known) return known
  const made = seed(data, now)
  snapshots.set(key, made)
  return made
}

async function seed(data: 'demo' | 'catalogue', now: number): Promise<StoreSnapshot> {
  const store = createMemoryStore(shopSchema)
  const hasher = browserHasher()
  const hashPassword = (password: string) => hasher.hashPassword(password)
  await seedStore(store, data === 'demo' ? await demoSeed({ now, hashPassword }) : catalogueSeed())
  const passwordHash = await hashPassword(administratorPassword)
  await store.transaction(tx => tx.put('users', administrator({ passwordHash, now })))
  return store.snapshot()
}

/** Guards nothing: the mocks' money is as real as their shop. */
const sandboxSecret = 'mock'

/** The operations behind one function, as every transport has them. */
export function createApiHandler(dependencies: Dependencies): OpenAPIHandler<RequestContext> {
  return new OpenAPIHandler(createApiRouter(dependencies), openApiHandlerOptions(dependencies.log))
}

/** Opens a shop of its own: what happens in one is not seen in another. */
export async function createMockShop({
  data = 'demo',
  now = worldNow,
  seed: idSeed = 1,
  otpMode = 'session',
}: MockShopOptions = {}): Promise<MockShop> {
  const store = createMemoryStore(shopSchema, await seededSnapshot(data, now))
  const clock = fixedClock(now)
  const ids = seededIds(idSeed)
  const otpSender = recordingOtpSender()
  const log = recordingLog()
  const dependencies: Dependencies = {
    store: withConsequences(store, { clock, ids }),
    clock,
    ids,
    hasher: browserHasher(),
    otpSender,
    // A story reads what was sent in its answers, as in test mode.
    mailer: { available: true, send: () => Promise.resolve() },
    pictures: createMemoryPictures(),
    // Nothing leaves a story: every receiver takes what it is sent.
    webhooks: {
      refusal: url => (url.startsWith('https:') ? null : 'Use an address that begins with https://'),
      send: () => Promise.resolve({ status: 200, excerpt: 'ok' }),
    },
    payments: createSandbox({ store, clock, ids, secret: sandboxSecret }),
    log,
    tally: createTally(),
    config: { testMode: true, otpMode },
  }
  return {
    dependencies,
    clock,
    sentCodes: otpSender.sent,
    log: log.entries,
    handler: createApiHandler(dependencies),
  }
}

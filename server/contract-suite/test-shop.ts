import { expect } from 'vitest'
import {
  operationAt,
  routes,
  type ErrorCode,
  type OperationName,
  type OperationRoute,
  type User,
} from '../contract/index.ts'
import {
  createSandbox,
  createTally,
  PaymentProviderUnavailable,
  sign,
  withConsequences,
  type DomainConfig,
  type PaymentProvider,
  type ShopStore,
} from '../domain/index.ts'
import { createMemoryPictures } from '../stores/memory-pictures.ts'
import type { ContractAnswer, ContractClient, OpenTransport } from './transport.ts'
import type { Coverage } from './coverage.ts'
import { withFaults, type StoreFaults } from './shop/faults.ts'
import { fillStore } from './shop/fill-store.ts'
import { passwords, type Persona } from './shop/people.ts'
import {
  createKeptLog,
  createMovableClock,
  createMailOutbox,
  createOtpOutbox,
  createSeededIds,
  createWebhookInbox,
  fastHasher,
  sandboxSecret,
  type KeptLog,
  type MailOutbox,
  type OtpOutbox,
  type WebhookInbox,
} from './shop/ports.ts'

export interface Answer<Body = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** The body as it stands, for what is not JSON. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer>
}

/** Someone with a browser. Each answer is held to the contract before the case sees it. */
export interface SuiteVisitor {
  get<Body = unknown>(path: string): Promise<Answer<Body>>
  post<Body = unknown>(path: string, body?: unknown, options?: SendOptions): Promise<Answer<Body>>
  put<Body = unknown>(path: string, body?: unknown): Promise<Answer<Body>>
  /** Reads a picture; its bytes are the body. */
  picture(path: string): Promise<Answer<Uint8Array>>
  delete<Body = unknown>(path: string): Promise<Answer<Body>>
  send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    options?: SendOptions,
  ): Promise<Answer<Body>>
  /** Reads a part of an export. */
  csv(path: string): Promise<Answer<string>>
  /** Reads what is there: JSON, or a part of an export. */
  read(path: string): Promise<Answer>
  spoilSession(): void
}

/** The suite's shop behind a transport, open for one case. */
export interface TestShop {
  /** A new browser. @param address its network address; without one, the same as all others without one */
  newVisitor(address?: string): SuiteVisitor
  /** A visitor who signed in with the persona's password. */
  signedInAs(persona: Persona): Promise<SuiteVisitor>
  /** The last code sent to a phone. */
  codeSentTo(phoneNumber: string): string
  readonly outbox: OtpOutbox
  readonly mail: MailOutbox
  readonly webhooks: WebhookInbox
  readonly log: KeptLog
  readonly faults: StoreFaults
  /** The payment provider answers nothing while it is down. */
  readonly paymentProvider: { isDown: boolean }
  /** What the provider signs, for the cases in which the browser hands it on. */
  signAsProvider(message: string): Promise<string>
  /** The store behind the transport, for arranging what no operation can. */
  readonly store: ShopStore
  advance(ms: number): void
  close(): Promise<void>
}

/** The sandbox, except that it answers nothing while it is down. */
function withOutages<P extends PaymentProvider>(sandbox: P, provider: { readonly isDown: boolean }): P {
  const unlessDown =
    <A extends readonly unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (provider.isDown) throw new PaymentProviderUnavailable('The provider is down')
      return call(...args)
    }
  return {
    ...sandbox,
    openOrder: unlessDown(sandbox.openOrder),
    listPayments: unlessDown(sandbox.listPayments),
    listPaymentsWithin: unlessDown(sandbox.listPaymentsWithin),
  }
}

/** How a case wants its shop. */
export interface SuiteConfig extends Partial<DomainConfig> {
  /** False: the shop has no payment provider. Default true: it has the sandbox. */
  readonly withPayments?: boolean
}

const defaultConfig: DomainConfig = { testMode: true, otpMode: 'session' }

/** Opens a transport over a fresh copy of the suite's shop. */
export async function openTestShop(
  open: OpenTransport,
  coverage: Coverage,
  { withPayments = true, ...config }: SuiteConfig = {},
): Promise<TestShop> {
  const clock = createMovableClock()
  const outbox = createOtpOutbox()
  const mail = createMailOutbox()
  const webhooks = createWebhookInbox()
  const log = createKeptLog()
  const provider = { isDown: false }
  let arranged: { readonly store: ShopStore; readonly faults: StoreFaults } | undefined
  const transport = await open({
    dependenciesFor: async (store, isFilled = false) => {
      if (!isFilled) await fillStore(store)
      const faulty = withFaults(store)
      arranged = { store, faults: faulty.faults }
      const ids = createSeededIds()
      return {
        store: withConsequences(faulty.store, { clock, ids }),
        clock,
        ids,
        hasher: fastHasher,
        otpSender: outbox,
        mailer: mail,
        pictures: createMemoryPictures(),
        webhooks,
        payments: withPayments
          ? withOutages(createSandbox({ store, clock, ids, secret: sandboxSecret }), provider)
          : null,
        log,
        tally: createTally(),
        config: { ...defaultConfig, ...config },
      }
    },
  })
  if (!arranged) throw new Error('The transport did not ask for its dependencies')
  const { store } = arranged
  const newVisitor = (address?: string) => visitorOf(transport.newClient(address), coverage, store)

  return {
    newVisitor,
    async signedInAs(persona) {
      const visitor = newVisitor()
      const answer = await visitor.post<User>('/login', { username: persona, password: passwords[persona] })
      expect(answer.body.username).toBe(persona)
      return visitor
    },
    codeSentTo(phoneNumber) {
      const message = outbox.sent.findLast(sent => sent.to === phoneNumber)
      if (!message) throw new Error(`No code was sent to ${phoneNumber}`)
      return message.code
    },
    outbox,
    mail,
    webhooks,
    log,
    faults: arranged.faults,
    paymentProvider: provider,
    signAsProvider: message => sign(sandboxSecret, message),
    store: arranged.store,
    advance: ms => clock.advance(ms),
    close: () => transport.close(),
  }
}

/** How many entries an administrator's call has to leave in the audit log, by its route [ADM-9]. */
function auditEntriesOf(
  operation: OperationName | undefined,
  { status, body }: Omit<Answer, 'headers'>,
): number {
  const route: OperationRoute | undefined = operation && routes[operation]
  if (route?.access !== 'administrator' || route.method === 'GET' || status >= 400) return 0
  if (route.audit === 'none') return 0
  return route.audit === 'each' ? (body as { readonly changed: number }).changed : 1
}

const isCsv = ({ headers }: ContractAnswer) =>
  /^text\/csv; ?charset=utf-8$/i.test(headers.get('content-type') ?? '')

function visitorOf(client: ContractClient, coverage: Coverage, store: ShopStore): SuiteVisitor {
  const checkedJson = (operation: OperationName | undefined, answer: ContractAnswer): unknown => {
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    const body: unknown = JSON.parse(answer.text)
    coverage.check(operation, answer.status, body)
    return body
  }
  const send: SuiteVisitor['send'] = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    options: SendOptions = {},
  ) => {
    const operation = operationAt(method, path.split('?')[0] ?? '')
    const isOfAdministration = operation !== undefined && routes[operation].access === 'administrator'
    const audited = isOfAdministration ? await store.count('audit') : undefined
    const answer = await client.send({
      method,
      path,
      headers: { 'content-type': 'application/json', ...options.headers },
      body: options.rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
    const parsed = checkedJson(operation, answer) as Body
    if (audited !== undefined) {
      const entries = auditEntriesOf(operation, { status: answer.status, body: parsed })
      expect(await store.count('audit')).toBe(audited + entries)
    }
    return { status: answer.status, headers: answer.headers, body: parsed }
  }
  const checkedCsv = (path: string, answer: ContractAnswer): Answer<string> => {
    expect(answer).toSatisfy(isCsv)
    const type = answer.headers.get('content-type') ?? ''
    const file = new File([answer.text], 'rows.csv', { type })
    coverage.check(operationAt('GET', path.split('?')[0] ?? ''), answer.status, file)
    return { status: answer.status, headers: answer.headers, body: answer.text }
  }
  return {
    send,
    async csv(path) {
      const answer = await client.send({ method: 'GET', path, headers: {}, body: undefined })
      return checkedCsv(path, answer)
    },
    async read(path) {
      const answer = await client.send({ method: 'GET', path, headers: {}, body: undefined })
      if (isCsv(answer)) return checkedCsv(path, answer)
      const body = checkedJson(operationAt('GET', path.split('?')[0] ?? ''), answer)
      return { status: answer.status, headers: answer.headers, body }
    },
    async picture(path) {
      const answer = await client.send({ method: 'GET', path, headers: {}, body: undefined })
      const type = answer.headers.get('content-type') ?? ''
      expect(type).toMatch(/^image\/(?:jpeg|png|webp)$/)
      coverage.check(operationAt('GET', path), answer.status, new File([answer.bytes], 'picture', { type }))
      return { status: answer.status, headers: answer.headers, body: answer.bytes }
    },
    get: path => send('GET', path),
    post: (path, body, options) => send('POST', path, body, options),
    put: (path, body) => send('PUT', path, body),
    delete: path => send('DELETE', path),
    spoilSession: () => client.spoilSession(),
  }
}

/** Holds a refusal to its literal status and body. */
export function expectRefusal(
  answer: Answer,
  status: number,
  code: ErrorCode,
  message: string,
  fields?: Readonly<Record<string, string>>,
): void {
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: { code, message, ...(fields ? { fields } : {}) },
  })
}

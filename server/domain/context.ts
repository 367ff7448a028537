import type { Language } from '../contract/index.ts'
import type {
  Clock,
  Hasher,
  Ids,
  Log,
  Mailer,
  Observer,
  OtpSender,
  PaymentProvider,
  Pictures,
  WebhookSender,
} from './ports/index.ts'
import type { Tally } from './admin/insight/tally.ts'
import type { ShopReader, ShopStore } from './records.ts'

/** What the domain is made of, once for a shop. */
export interface Dependencies {
  readonly store: ShopStore
  /** The same records, perhaps some seconds old, for `readingFor`. Absent: `store` is read. */
  readonly publicReader?: ShopReader
  readonly clock: Clock
  readonly ids: Ids
  readonly hasher: Hasher
  readonly otpSender: OtpSender
  readonly mailer: Mailer
  /** Null: nothing can be paid online. */
  readonly payments: PaymentProvider | null
  /** Pictures that customers send. */
  readonly pictures: Pictures
  /** Sends events to webhooks. */
  readonly webhooks: WebhookSender
  readonly log: Log
  /** Counts what people do in the shop; absent where nobody counts. */
  readonly tally?: Tally
  /** Metrics and traces; absent where nobody watches. */
  readonly observer?: Observer
  readonly config: DomainConfig
}

/** For operations that only read: what their store holds may be some seconds old, and they cannot write. */
export interface ReadingDependencies extends Omit<Dependencies, 'store'> {
  readonly store: ShopReader
}

export interface DomainConfig {
  /** request-otp's answer carries the code. Impossible in production (the environment's schema refuses it). */
  readonly testMode: boolean
  /** Which verification route request-otp tells the client to use (OTP_MODE). */
  readonly otpMode: 'session' | 'direct' | 'stateless'
}

/** The session as a transport holds it: Express in a sealed cookie, the mocks in memory. */
export interface SessionTransport {
  /** The id that the client holds; null without one. */
  readonly id: string | null
  /** The client holds something that could not be opened ("Session encryption error", AUTH-5). */
  readonly unreadable: boolean
  /** The client shall hold this id from now on. `signedIn` chooses the readable hint beside it. */
  issue(id: string, options: { signedIn: boolean; maxAgeSeconds: number }): void
  clear(): void
}

/**
 * What a browser keeps for long, sealed by the domain (`accounts/known-devices.ts`): by it the shop knows a device again.
 * Express keeps it in a cookie, the mocks in memory.
 */
export interface DeviceTransport {
  /** What the client holds; null without anything. */
  readonly token: string | null
  /** The client shall hold this from now on. */
  issue(token: string): void
}

/** A device's token in memory, for whoever has no cookies. */
export function heldDevice(): DeviceTransport {
  let token: string | null = null
  return {
    get token() {
      return token
    },
    issue: issued => {
      token = issued
    },
  }
}

/** Who sends a request, as far as a transport knows. */
export interface ClientContext {
  readonly session: SessionTransport
  readonly device: DeviceTransport
  /** The client's network address; limits count it by `networkOf`. */
  readonly clientAddress: string
  /** The request's id in the server's log; a transport without a log has none. */
  readonly requestId?: string | undefined
}

/** One request, as a transport hands it to the router. */
export interface RequestContext extends ClientContext {
  /** Headers of the answer: X-Total-Count, ETag and the like. */
  readonly responseHeaders: Headers
  /** The User-Agent header, which names the device of a new session. `openApiHandlerOptions` fills it in. */
  readonly userAgent?: string | undefined
  /** The Sec-Purpose or Purpose header: what is fetched ahead is not counted. `openApiHandlerOptions` fills it in. */
  readonly purpose?: string | undefined
  /**
   * The token of an `Authorization: Bearer` header; absent without one. `openApiHandlerOptions` fills it in. It counts for
   * operations of the administration alone, and there in place of the session.
   */
  readonly bearer?: string | undefined
  /** The Shop-Language header: what is written to the sender is in it. `openApiHandlerOptions` fills it in; absent: English. */
  readonly language?: Language | undefined
}

import type { Dependencies, ShopStore } from '../domain/index.ts'

/**
 * What the suite asks of a transport (Express, MSW, in process): to serve the API over a store of its own, made of the
 * ports that the suite gives, and to hand out clients that keep their session as a browser does.
 */

/** What a client sends. */
export interface ContractRequest {
  readonly method: string
  /** Below /api, with its query: "/products?sort=newest". */
  readonly path: string
  /** Content-Type and whatever the case adds; names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The body as it goes over the wire; undefined without one. */
  readonly body: string | Uint8Array<ArrayBuffer> | undefined
}

export interface ContractAnswer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The body's text. */
  readonly text: string
}

/** What a transport got, for the suite. */
export async function contractAnswer(response: Response): Promise<ContractAnswer> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  return { status, headers, bytes, text: new TextDecoder().decode(bytes) }
}

/** One browser: its session, and nothing of the others'. */
export interface ContractClient {
  send(request: ContractRequest): Promise<ContractAnswer>
  /** From now on it holds a session that cannot be opened, as after a change of keys. */
  spoilSession(): void
}

export interface ContractTransport {
  /** A new client without a session, at this network address or at one that the transport chooses. */
  newClient(address?: string): ContractClient
  close(): Promise<void>
}

export interface TransportSetup {
  /**
   * Fills the transport's empty store with the suite's shop and makes the domain's dependencies around it. The transport
   * serves exactly these.
   * @param isFilled the store has the suite's shop already, as `fillStore` left it
   */
  dependenciesFor(store: ShopStore, isFilled?: boolean): Promise<Dependencies>
}

/** Opens a shop of its own for one case. */
export type OpenTransport = (setup: TransportSetup) => Promise<ContractTransport>

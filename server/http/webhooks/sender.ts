import { lookup as lookupOfSystem } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import {
  isLoopbackHost,
  WebhookUnreachable,
  type WebhookAnswer,
  type WebhookSender,
} from '../../domain/index.ts'
import { isPublicAddress } from './public-addresses.ts'

/** A receiver has to answer within this, name, connection and body included. */
const timeoutMs = 10_000
/** Bytes of an answer that are read. */
const excerptBytes = 1000

interface Address {
  readonly address: string
  readonly family: number
}

export interface WebhookSenderOptions {
  /** http and https to this machine, for trying the shop out. Never in production. */
  readonly allowsLoopback: boolean
  /** All addresses of a name. Default: as the system resolves names. */
  readonly resolve?: (host: string) => Promise<readonly Address[]>
  /** Milliseconds; default 10 seconds. */
  readonly timeoutMs?: number
}

/**
 * Posts to addresses that owners chose, and to no other (server/decisions/0019-webhooks-out.md): https alone; every address
 * that the name has must be a public one at the moment of connecting, and the connection goes to one that was looked at;
 * no redirect is followed; time and answer are bounded.
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const resolve = options.resolve ?? (host => lookupOfSystem(host, { all: true }))
  const isAllowedLoopback = (host: string) => options.allowsLoopback && isLoopbackHost(host)

  function refusal(text: string): string | null {
    const url = new URL(text)
    const host = hostOf(url)
    if (isAllowedLoopback(host)) return null
    if (url.protocol !== 'https:') return 'Use an address that begins with https://'
    if (isLoopbackHost(host) || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublicAddress(host)))
      return 'Use an address on the internet: the shop calls none within a private network'
    return null
  }

  async function addressesOf(host: string): Promise<readonly Address[]> {
    const family = isIP(host)
    const found = family === 0 ? await namesOf(host) : [{ address: host, family }]
    if (found.length === 0) throw new WebhookUnreachable(`There is no address of ${host}`)
    if (!isAllowedLoopback(host) && !found.every(({ address }) => isPublicAddress(address)))
      throw new WebhookUnreachable(`${host} leads into a private network: nothing was sent`)
    return found
  }

  async function namesOf(host: string): Promise<readonly Address[]> {
    try {
      return await resolve(host)
    } catch {
      throw new WebhookUnreachable(`The name ${host} could not be looked up`)
    }
  }

  return {
    refusal,
    async send({ url: text, headers, body }) {
      const refused = refusal(text)
      if (refused !== null) throw new WebhookUnreachable(refused)
      const url = new URL(text)
      const signal = AbortSignal.timeout(options.timeoutMs ?? timeoutMs)
      const addresses = await Promise.race([addressesOf(hostOf(url)), whenAborted(signal)])
      return post(url, { headers, body, addresses, signal })
    },
  }
}

/** `URL.hostname` without the brackets of an IPv6 address, and without the dot that may end a name. */
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

const tooSlow = 'The receiver did not answer in time'

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new WebhookUnreachable(tooSlow)), { once: true })
  })
}

function post(
  url: URL,
  {
    headers,
    body,
    addresses,
    signal,
  }: {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly addresses: readonly Address[]
    readonly signal: AbortSignal
  },
): Promise<WebhookAnswer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // Of its own, so that no connection is kept that was looked at long ago.
    agent: false,
    signal,
    // The addresses that were looked at, and no second look-up that might say something else.
    lookup: (_host, { all }, callback) => {
      const [first] = addresses
      if (all) callback(null, [...addresses])
      else if (first) callback(null, first.address, first.family)
    },
  }
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(new WebhookUnreachable(signal.aborted ? tooSlow : problemOf(error), { cause: error }))
    const call = request(url, options, answer => {
      readExcerpt(answer).then(excerpt => {
        call.destroy()
        resolve({ status: answer.statusCode ?? 0, excerpt })
      }, fail)
    })
    call.on('error', fail)
    call.end(body)
  })
}

/** The beginning of a body, and no more of it than that. */
async function readExcerpt(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    if (bytes >= excerptBytes) break
  }
  const text = new TextDecoder().decode(Buffer.concat(parts).subarray(0, excerptBytes))
  // The log is read by people, and kept in a database that takes no NUL.
  return text.replace(/[^\P{Cc}\n\t]/gu, '�')
}

/** What went wrong, in words, by Node's code of it. */
function problemOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  switch (code) {
    case 'ECONNREFUSED':
      return 'The receiver refused the connection'
    case 'ECONNRESET':
      return 'The receiver closed the connection'
    default:
      return /^(?:CERT_|DEPTH_ZERO|ERR_TLS|UNABLE_TO_|SELF_SIGNED)/.test(code)
        ? `The receiver’s certificate was not accepted (${code})`
        : `The receiver could not be reached (${code})`
  }
}

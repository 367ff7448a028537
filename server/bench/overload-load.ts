import { Agent, request } from 'node:http'
import { rest } from './measure.ts'

/** What visitors of a shop ask for: pages, and the calls that a page's script makes. */
export type Kind = 'page' | 'call'

/** A server and what is asked of it. */
export interface Target {
  readonly port: number
  readonly origin: string
  /** Goes into carts. */
  readonly productId: string
  /** Calls of the API that are asked for in turn; a few of each kind without it. */
  readonly calls?: readonly string[]
}

/** What became of one request. Status 0: no answer within the useful time. */
export interface Attempt {
  readonly kind: Kind
  readonly status: number
  readonly ms: number
}

/** Who waits longer has gone, and an answer that comes later is of no use. In milliseconds. */
export const usefulWithinMs: Readonly<Record<Kind, number>> = { page: 2000, call: 1000 }

export const callsPerPage = 3

const pages = ['/', '/shop', '/product/tivra', '/product/komal', '/new-arrivals']
/** The last one puts something into a guest's cart, which waits for the disk. */
const usualCalls = ['/products', '/products/tivra', '/settings', '/promotions/active', '/cart']

export class Visitors {
  readonly #target: Target
  readonly #agent = new Agent({ keepAlive: true })
  #asked = 0

  constructor(target: Target) {
    this.#target = target
  }

  leave(): void {
    this.#agent.destroy()
  }

  ask(kind: Kind): Promise<Attempt & { readonly retryAfterMs: number }> {
    this.#asked += 1
    const number = this.#asked
    const { port, origin, productId, calls = usualCalls } = this.#target
    const list = kind === 'page' ? pages : calls
    const path = list[number % list.length] ?? '/'
    const body = path === '/cart' ? JSON.stringify({ productId }) : undefined
    const headers = {
      // Many addresses, as many visitors have. The server takes this generator for its proxy.
      'x-forwarded-for': `10.${number % 4}.${(number >> 2) % 250}.${1 + (number % 200)}`,
      ...(body && { 'content-type': 'application/json', origin }),
    }
    const options = { host: '127.0.0.1', port, agent: this.#agent, headers }
    const startedAt = performance.now()
    return new Promise(resolve => {
      const end = (status: number, retryAfterMs = 0) =>
        resolve({ kind, status, ms: performance.now() - startedAt, retryAfterMs })
      const client = request(
        { ...options, method: body ? 'POST' : 'GET', path: kind === 'page' ? path : `/api${path}` },
        response => {
          const retryAfterMs = Number(response.headers['retry-after'] ?? 0) * 1000
          response.on('end', () => end(response.statusCode ?? 0, retryAfterMs)).resume()
          response.on('error', () => end(0))
        },
      )
      client.on('error', () => end(0))
      const giveUp = setTimeout(() => client.destroy(), usefulWithinMs[kind])
      client.once('close', () => clearTimeout(giveUp))
      client.end(body)
    })
  }
}

/** A few clients ask one after the other. */
export async function askInTurn(
  target: Target,
  kind: Kind,
  { clients, durationMs }: { readonly clients: number; readonly durationMs: number },
): Promise<{ attempts: Attempt[]; tookMs: number }> {
  const visitors = new Visitors(target)
  const attempts: Attempt[] = []
  const startedAt = performance.now()
  const client = async () => {
    while (performance.now() - startedAt < durationMs) attempts.push(await visitors.ask(kind))
  }
  await Promise.all(Array.from({ length: clients }, client))
  visitors.leave()
  return { attempts, tookMs: performance.now() - startedAt }
}

/**
 * Who comes back after a 503 or after having waited in vain: nobody; or a third when they are told to, a third much too
 * soon, and a third not at all.
 */
export type Insistence = 'none' | 'usual'

const impatientMs = 500
const mostRetries = 3

async function insist(visitors: Visitors, kind: Kind, number: number, until: number): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  for (let retry = 0; retry <= mostRetries; retry += 1) {
    const attempt = await visitors.ask(kind)
    attempts.push(attempt)
    // Without an answer nobody is told when.
    const pause = number % 3 === 1 ? attempt.retryAfterMs || impatientMs : impatientMs
    const isServed = attempt.status !== 503 && attempt.status !== 0
    if (isServed || number % 3 === 0 || performance.now() + pause > until) break
    await rest(pause)
  }
  return attempts
}

/** Pages at a rate, and the calls that belong to them, whatever becomes of the earlier ones. */
export async function askAtRate(
  target: Target,
  {
    pagesPerSecond,
    durationMs,
    insistence,
  }: { readonly pagesPerSecond: number; readonly durationMs: number; readonly insistence: Insistence },
): Promise<Attempt[]> {
  const visitors = new Visitors(target)
  const asked: Array<Promise<Attempt[]>> = []
  const startedAt = performance.now()
  const perSecond = pagesPerSecond * (1 + callsPerPage)
  await new Promise<void>(resolve => {
    const timer = setInterval(() => {
      const elapsedMs = performance.now() - startedAt
      const due = Math.floor((Math.min(elapsedMs, durationMs) / 1000) * perSecond)
      while (asked.length < due) {
        const number = asked.length
        const kind = number % (1 + callsPerPage) === 0 ? 'page' : 'call'
        const visit = Math.floor(number / (1 + callsPerPage))
        asked.push(insist(visitors, kind, insistence === 'none' ? 0 : visit, startedAt + durationMs))
      }
      if (elapsedMs < durationMs) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
  const attempts = (await Promise.all(asked)).flat()
  visitors.leave()
  return attempts
}

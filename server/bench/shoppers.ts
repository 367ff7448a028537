import { Agent, request } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { cookieValue } from '../http/session-cookie.ts'

/** What a shop answered to one request. */
export interface Answer {
  readonly status: number
  readonly body: Buffer
  /** What the body is compressed by. */
  readonly encoding: string | undefined
  /** From sending the request to the last byte of the answer. */
  readonly ms: number
}

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The shop has more to do than it can, or has heard enough of one shopper, and says when to come back. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** Each process gives other addresses, or the shop would take the shoppers of two for the same and refuse what is too much for one. */
let shoppers = (process.pid % 256) << 16

/**
 * Somebody with a browser: keeps cookies, and has a network address of their own, which the shop is told by the proxy that it
 * takes this generator for.
 */
export class Shopper {
  readonly #port: number
  readonly #agent: Agent
  readonly #address: string
  readonly #cookies: Map<string, string>

  /** @param cookies held from an earlier visit, by name */
  constructor(port: number, agent: Agent, cookies: Readonly<Record<string, string>> = {}) {
    shoppers += 1
    this.#port = port
    this.#agent = agent
    this.#address = [10, (shoppers >> 16) & 255, (shoppers >> 8) & 255, shoppers & 255].join('.')
    this.#cookies = new Map(Object.entries(cookies))
  }

  /** Asks, and resolves with whatever is answered. Rejects when the connection fails. */
  ask(path: string, { method = 'GET', body, headers }: Asked = {}): Promise<Answer> {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const startedAt = performance.now()
    return new Promise((resolve, reject) => {
      const client = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          agent: this.#agent,
          method,
          path,
          headers: {
            'x-forwarded-for': this.#address,
            'accept-encoding': 'br',
            ...(cookie !== '' && { cookie }),
            ...(method !== 'GET' && {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(sent ?? '')),
              'sec-fetch-site': 'same-origin',
            }),
            ...headers,
          },
        },
        answer => {
          for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line)
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            const ms = performance.now() - startedAt
            resolve({
              status: answer.statusCode ?? 0,
              body: Buffer.concat(parts),
              encoding: answer.headers['content-encoding'],
              ms,
            })
          })
        },
      )
      client.on('error', reject).end(sent)
    })
  }

  /**
   * Asks for what has to work.
   * @throws Overloaded when the shop refuses for the moment: others ask too much of it, or this shopper asks too often
   * @throws Error for any other answer that is no success
   */
  async must(path: string, asked: Asked = {}): Promise<Answer> {
    const answer = await this.ask(path, asked)
    if (answer.status >= 200 && answer.status < 300) return answer
    const { method = 'GET' } = asked
    if (answer.status === 503 || answer.status === 429) throw new Overloaded(`${method} ${path} was refused`)
    throw new Error(
      `${method} ${path} was answered with ${answer.status}: ${answer.body.toString().slice(0, 200)}`,
    )
  }

  #keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    const value = cookieValue(pair, name) ?? ''
    if (value === '') this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

/** Connections for so many shoppers at once. */
export function connectionsFor(clients: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: clients })
}

const decompress = promisify(brotliDecompress)

/** What an answer says in JSON. */
export async function jsonOf({ body, encoding }: Answer): Promise<unknown> {
  const text = encoding === 'br' ? await decompress(body) : body
  return JSON.parse(text.toString())
}

import { createHash } from 'node:crypto'
import { onFirstUse } from '../../domain/on-first-use.ts'
import { bestQuality, brotli, compressGzip, firstQuality, type Encoding } from '../compression.ts'
import type { Sized } from '../shared-pages/page-cache.ts'

/** Less is as long compressed. */
const smallestCompressed = 1024
/** What else an answer takes, generously, so that there are no more than some thousands of them. */
const bytesAround = 4096
/** What is longer would keep a thread for seconds. */
const longestCompressedBest = 256 * 1024

/** How true an answer is. */
export interface AnswerState {
  /** Of what public answers show, as it was before this one was made. */
  readonly version: number
  /** When it was made, by the shop's clock. */
  readonly madeAtMs: number
}

type Headers = Readonly<Record<string, string>>

/** Headers as they are sent. */
export interface Head {
  readonly headers: Headers
  /** The same, name and value by turns: Node writes them as they come, without an object that is made for each answer. */
  readonly fields: readonly string[]
}

/** Bytes with their headers. */
export interface Sendable extends Head {
  readonly body: Buffer
}

const headOf = (headers: Headers): Head => ({ headers, fields: Object.entries(headers).flat() })

/** An answer of the API as it was made. */
export interface MadeAnswer {
  readonly status: number
  /** By names in small letters. */
  readonly headers: Headers
  readonly body: Buffer<ArrayBuffer>
}

/**
 * Reads its bytes as they are: a body of its own would be a stream, which costs more than all the rest of an answer. Node
 * loads what it knows of web-standard answers when the first is asked for, which takes 16 ms of a start.
 */
const keptResponse = onFirstUse(
  () =>
    class KeptResponse extends Response {
      readonly #body: Buffer<ArrayBuffer>

      constructor({ status, headers, body }: MadeAnswer) {
        super(null, { status, headers: { ...headers } })
        this.#body = body
      }

      override arrayBuffer(): Promise<ArrayBuffer> {
        return Promise.resolve(new Uint8Array(this.#body).buffer)
      }

      override text(): Promise<string> {
        return Promise.resolve(this.#body.toString())
      }

      override json(): Promise<unknown> {
        return this.text().then(JSON.parse)
      }
    },
)

/** An answer of the API as bytes, with what is asked of it once made: its tag, and its compressed forms. */
export class KeptAnswer implements Sized {
  state: AnswerState
  readonly status: number
  readonly headers: Headers
  /** Of 304: what says how long the answer is true, without a body. */
  readonly unchanged: Head
  /** Undefined for a refusal: those are not kept, here or elsewhere. */
  readonly etag: string | undefined
  readonly #body: Buffer<ArrayBuffer>
  readonly #sendable = new Map<Encoding, Sendable>()
  readonly #compressing = new Map<Encoding, Promise<Sendable>>()
  #isBest = false

  private constructor({ status, headers, body }: MadeAnswer, etag: string | undefined, state: AnswerState) {
    this.state = state
    this.status = status
    this.headers = {
      ...headers,
      vary: 'Accept-Encoding',
      ...(etag !== undefined && { etag }),
    }
    this.etag = etag
    const { 'content-type': _type, ...validators } = this.headers
    this.unchanged = headOf(validators)
    this.#body = body
    this.#keep('identity', body)
  }

  /** @param former the answer before, whose compressed bytes serve on when it says the same */
  static of(answer: MadeAnswer, state: AnswerState, former?: KeptAnswer): KeptAnswer {
    const isGood = answer.status >= 200 && answer.status < 300
    // Weak, because compression changes the bytes but not what they say.
    const etag = isGood ? `W/"${createHash('sha256').update(answer.body).digest('base64url')}"` : undefined
    if (former !== undefined && former.etag === etag) {
      former.state = state
      return former
    }
    return new KeptAnswer(answer, etag, state)
  }

  get bytes(): number {
    let sum = bytesAround
    for (const { body } of this.#sendable.values()) sum += body.length
    return sum
  }

  /** The encoding to send it in to a client that takes this one. */
  encodingOf(taken: Encoding): Encoding {
    return this.#body.length < smallestCompressed ? 'identity' : taken
  }

  /** Its bytes with their headers; a promise of them while they are being compressed. */
  as(encoding: Encoding): Sendable | Promise<Sendable> {
    return this.#sendable.get(encoding) ?? this.#compressFirst(encoding)
  }

  /** For whoever reads it in this process. */
  toResponse(): Response {
    const KeptResponse = keptResponse()
    return new KeptResponse({ status: this.status, headers: this.headers, body: this.#body })
  }

  /** Whether it is, or is being, compressed as small as is worth the time. */
  get isBest(): boolean {
    return this.#isBest || !this.#sendable.has('br') || this.#body.length > longestCompressedBest
  }

  async compressBest(): Promise<void> {
    this.#isBest = true
    this.#keep('br', await brotli(this.#body, bestQuality))
  }

  #keep(encoding: Encoding, body: Buffer): Sendable {
    const head = headOf({
      ...this.headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    })
    const sendable = { ...head, body }
    this.#sendable.set(encoding, sendable)
    return sendable
  }

  #compressFirst(encoding: Encoding): Promise<Sendable> {
    const started = this.#compressing.get(encoding)
    if (started !== undefined) return started
    const compressing = (
      encoding === 'br' ? brotli(this.#body, firstQuality) : compressGzip(this.#body)
    ).then(compressed => this.#keep(encoding, compressed))
    this.#compressing.set(encoding, compressing)
    return compressing.finally(() => this.#compressing.delete(encoding))
  }
}

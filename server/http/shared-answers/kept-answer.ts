import { createHash } from 'node:crypto'
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

/** Parses its bytes as they are: `Response` would read its own body through a stream. */
class KeptResponse extends Response {
  readonly #body: Buffer<ArrayBuffer>

  constructor(body: Buffer<ArrayBuffer>, { status, headers }: Pick<KeptAnswer, 'status' | 'headers'>) {
    super(body, { status, headers: { ...headers } })
    this.#body = body
  }

  override json(): Promise<unknown> {
    return Promise.resolve(this.#body.toString()).then(JSON.parse)
  }
}

/** An answer of the API as bytes, with what is asked of it once made: its tag, and its compressed forms. */
export class KeptAnswer implements Sized {
  state: AnswerState
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Undefined for a refusal: those are not kept, here or elsewhere. */
  readonly etag: string | undefined
  readonly #body: Buffer<ArrayBuffer>
  readonly #compressed = new Map<Encoding, Buffer>()
  readonly #compressing = new Map<Encoding, Promise<Buffer>>()
  #isBest = false

  private constructor(
    answer: Response,
    body: Buffer<ArrayBuffer>,
    etag: string | undefined,
    state: AnswerState,
  ) {
    this.state = state
    this.status = answer.status
    this.headers = {
      ...Object.fromEntries(answer.headers),
      vary: 'Accept-Encoding',
      ...(etag !== undefined && { etag }),
    }
    this.etag = etag
    this.#body = body
  }

  /** @param former the answer before, whose compressed bytes serve on when it says the same */
  static async of(answer: Response, state: AnswerState, former?: KeptAnswer): Promise<KeptAnswer> {
    const body = Buffer.from(await answer.arrayBuffer())
    // Weak, because compression changes the bytes but not what they say.
    const etag = answer.ok ? `W/"${createHash('sha256').update(body).digest('base64url')}"` : undefined
    if (former !== undefined && former.etag === etag) {
      former.state = state
      return former
    }
    return new KeptAnswer(answer, body, etag, state)
  }

  get bytes(): number {
    let sum = this.#body.length + bytesAround
    for (const { length } of this.#compressed.values()) sum += length
    return sum
  }

  /** The encoding to send it in to a client that takes this one. */
  encodingOf(taken: Encoding): Encoding {
    return this.#body.length < smallestCompressed ? 'identity' : taken
  }

  /** Its bytes; a promise of them while they are being compressed. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.#body
    return this.#compressed.get(encoding) ?? this.#compressFirst(encoding)
  }

  /** For whoever reads it in this process. */
  toResponse(): Response {
    return new KeptResponse(this.#body, this)
  }

  /** Whether it is, or is being, compressed as small as is worth the time. */
  get isBest(): boolean {
    return this.#isBest || !this.#compressed.has('br') || this.#body.length > longestCompressedBest
  }

  async compressBest(): Promise<void> {
    this.#isBest = true
    this.#compressed.set('br', await brotli(this.#body, bestQuality))
  }

  #compressFirst(encoding: Encoding): Promise<Buffer> {
    const started = this.#compressing.get(encoding)
    if (started !== undefined) return started
    const compressing = (
      encoding === 'br' ? brotli(this.#body, firstQuality) : compressGzip(this.#body)
    ).then(compressed => {
      this.#compressed.set(encoding, compressed)
      return compressed
    })
    this.#compressing.set(encoding, compressing)
    return compressing.finally(() => this.#compressing.delete(encoding))
  }
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { bestQuality, brotli, compressGzip, firstQuality, type Encoding } from '../compression.ts'
import type { RenderedPage } from '../rendering.ts'
import { hashSource, type InlineSources } from '../security-headers.ts'
import type { Sized } from './page-cache.ts'

const decompressBrotli = promisify(brotliDecompress)

/** How true a page is. */
export interface PageState {
  /** Of what public pages print, as it was before the page was rendered. */
  readonly version: number
  /** The pattern of its route. */
  readonly route: string
  /** When it was rendered, by the shop's clock. */
  readonly renderedAtMs: number
}

const tagOf = (html: Buffer) => `W/"${createHash('sha256').update(html).digest('base64url')}"`

type Answer = Pick<KeptPage, 'status' | 'headers' | 'cookies' | 'etag' | 'sources'>

/** A rendered page, compressed once for all who get it. Nothing in it differs from one answer to the next. */
export class KeptPage implements Sized {
  state: PageState
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly etag: string
  /** What its policy allows within it. */
  readonly sources: InlineSources
  /** When it was last known to be what the shop would print now, by the shop's clock. */
  trueAtMs: number
  #brotli: Buffer
  #gzip: Promise<Buffer> | undefined
  #gzipBytes = 0
  #isBest = false

  private constructor(page: Answer, compressed: Buffer, state: PageState) {
    this.state = state
    this.status = page.status
    this.headers = page.headers
    this.cookies = page.cookies
    this.trueAtMs = state.renderedAtMs
    this.etag = page.etag
    this.sources = page.sources
    this.#brotli = compressed
  }

  /**
   * While the bytes are compressed nothing holds on to the text, which is the most of what a page leaves to collect.
   * @param former the page before, whose compressed bytes serve on when nothing in it has changed
   */
  static of(page: RenderedPage, state: PageState, former?: KeptPage): Promise<KeptPage> {
    const html = Buffer.from(page.html)
    const etag = tagOf(html)
    if (former?.etag === etag && isForAll(page)) {
      former.state = state
      former.trueAtMs = state.renderedAtMs
      return Promise.resolve(former)
    }
    const { status, headers, cookies = [], inline } = page
    const sources = {
      scripts: (inline?.scripts ?? []).map(hashSource),
      styles: (inline?.styles ?? []).map(hashSource),
    }
    const answer = { status, headers, cookies, etag, sources }
    return brotli(html, firstQuality).then(compressed => new KeptPage(answer, compressed, state))
  }

  /** Whether others may get it too, and browsers keep it: not a redirect, a failure or what sets a cookie. */
  get isForAll(): boolean {
    return isForAll(this)
  }

  get bytes(): number {
    return this.#brotli.length + this.#gzipBytes
  }

  async body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return this.#brotli
    if (encoding === 'identity') return this.#html()
    this.#gzip ??= this.#html().then(html => compressGzip(html, { level: 9 }))
    const body = await this.#gzip
    this.#gzipBytes = body.length
    return body
  }

  /** Whether it is, or is being, compressed as small as can be. */
  get isBest(): boolean {
    return this.#isBest
  }

  async compressBest(): Promise<void> {
    this.#isBest = true
    this.#brotli = await brotli(await this.#html(), bestQuality)
  }

  #html(): Promise<Buffer> {
    return decompressBrotli(this.#brotli)
  }
}

function isForAll({ status, cookies = [] }: Pick<RenderedPage, 'status' | 'cookies'>): boolean {
  return status === 200 && cookies.length === 0
}

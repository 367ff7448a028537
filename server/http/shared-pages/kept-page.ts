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

  private constructor(page: RenderedPage, etag: string, compressed: Buffer, state: PageState) {
    const { status, headers, cookies = [], inline } = page
    this.state = state
    this.status = status
    this.headers = headers
    this.cookies = cookies
    this.trueAtMs = state.renderedAtMs
    this.etag = etag
    this.sources = {
      scripts: (inline?.scripts ?? []).map(hashSource),
      styles: (inline?.styles ?? []).map(hashSource),
    }
    this.#brotli = compressed
  }

  /** @param former the page before, whose compressed bytes serve on when nothing in it has changed */
  static async of(page: RenderedPage, state: PageState, former?: KeptPage): Promise<KeptPage> {
    const html = Buffer.from(page.html)
    const etag = tagOf(html)
    if (former?.etag === etag && isForAll(page)) {
      former.state = state
      former.trueAtMs = state.renderedAtMs
      return former
    }
    return new KeptPage(page, etag, await brotli(html, firstQuality), state)
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

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { onFirstUse } from '../domain/on-first-use.ts'
import type { Encoding } from './compression.ts'
import { requestIdHeader, type WatchRequest } from './observability/request-log.ts'
import { pathOf } from './paths.ts'
import { encodingFor, hasAlready } from './shared-answers/encodings.ts'
import { PageCache, type Sized } from './shared-pages/page-cache.ts'
import { immutableFiles, mayBeImmutable, type FileFolders, type ImmutableFile } from './static-files.ts'
import { readsOnly } from './visits.ts'

/** All files of the build that browsers ask for, and the pictures of two hundred products' first views. */
const maximumBytes = 16 * 1024 * 1024
/** What else a file takes, generously. */
const bytesAround = 2048

/** What Express's handlers do for a request, for files that are sent ahead of it. */
export interface KeptFilesOptions {
  readonly watch: WatchRequest
  readonly addressOf: (request: IncomingMessage) => string | undefined
  /** Security headers of what is no page. */
  readonly guard: Readonly<Record<string, string>>
}

/** A file in one encoding as it is sent, headers as Node writes them: name and value by turns. */
interface KeptFile extends Sized {
  readonly body: Buffer
  readonly etag: string
  readonly fields: readonly string[]
  /** Of 304. */
  readonly unchangedFields: readonly string[]
}

/**
 * The files whose names carry a hash of their content, kept in memory and sent before Express has seen the request. A first
 * visit asks for some forty of them: from the disk they took sixty times the processor time of its page.
 */
export class KeptFiles {
  /** Thousands of names, which no start waits for. */
  readonly #files: () => ReadonlyMap<string, ImmutableFile>
  /** By address and encoding. */
  readonly #cache = new PageCache<KeptFile>(maximumBytes)

  /** @param folders the build does not change under a running server */
  constructor(folders: FileFolders) {
    this.#files = onFirstUse(() => immutableFiles(folders))
  }

  /** Sends such files, and leaves all other requests, and those for a part of a file, to the next listener. */
  ahead(next: RequestListener, { watch, addressOf, guard }: KeptFilesOptions): RequestListener {
    const guardFields = Object.entries(guard).flat()
    const send = (
      request: IncomingMessage,
      response: ServerResponse,
      { body, etag, fields, unchangedFields }: KeptFile,
    ) => {
      const seen = { path: pathOf(request.url ?? ''), address: addressOf(request) }
      watch(request, response, seen, requestId => {
        const isUnchanged = hasAlready(request.headers, etag)
        const own = isUnchanged ? unchangedFields : fields
        response.writeHead(isUnchanged ? 304 : 200, [...guardFields, requestIdHeader, requestId, ...own])
        response.end(isUnchanged || request.method === 'HEAD' ? undefined : body)
      })
    }
    return (request, response) => {
      const address = pathOf(request.url ?? '')
      const file = mayBeImmutable.test(address) ? this.#files().get(address) : undefined
      if (file === undefined || !readsOnly(request) || request.headers.range !== undefined) {
        next(request, response)
        return
      }
      const encoding = encodingFor(request.headers['accept-encoding'])
      const kept = this.#cache.get(`${encoding} ${address}`)
      if (kept !== undefined) {
        send(request, response, kept)
        return
      }
      this.#keep(address, file, encoding).then(
        read => send(request, response, read),
        // The file has gone, which Express says as of any that is not there.
        () => next(request, response),
      )
    }
  }

  /** The bytes of such a file; undefined when there is none at the address, or it cannot be read. */
  async read(address: string): Promise<Buffer | undefined> {
    const file = mayBeImmutable.test(address) ? this.#files().get(address) : undefined
    if (file === undefined) return undefined
    const kept = this.#cache.get(`identity ${address}`)
    if (kept !== undefined) return kept.body
    return this.#keep(address, file, 'identity').then(
      ({ body }) => body,
      () => undefined,
    )
  }

  async #keep(address: string, file: ImmutableFile, encoding: Encoding): Promise<KeptFile> {
    const read = await this.#read(file, encoding)
    this.#cache.set(`${encoding} ${address}`, read)
    return read
  }

  async #read({ variants, type, cacheControl }: ImmutableFile, taken: Encoding): Promise<KeptFile> {
    const prepared = variants[taken]
    const body = await readFile(prepared ?? variants.identity)
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
    const unchangedFields = ['Cache-Control', cacheControl, 'ETag', etag]
    if (variants.br ?? variants.gzip) unchangedFields.push('Vary', 'Accept-Encoding')
    const fields = [...unchangedFields, 'Content-Type', type, 'Content-Length', String(body.length)]
    if (prepared !== undefined && taken !== 'identity') fields.push('Content-Encoding', taken)
    return { body, etag, fields, unchangedFields, bytes: body.length + bytesAround }
  }
}

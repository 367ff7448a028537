import { readdirSync } from 'node:fs'
import path from 'node:path'
import express, { type RequestHandler, Router } from 'express'
import type { Encoding } from './compression.ts'

const yearSeconds = 365 * 24 * 3600
const hourMs = 3600 * 1000

/** Encodings that the build prepared, with the ending of their files. */
const preparedEndings = { br: '.br', gzip: '.gz' } as const

/** A picture's name as the build writes it (server/seed/imagery). What else is in their folder is not served. */
const hashedPicture = /^[a-z0-9-]+-[0-9a-f]{8}-(?:\d+\.(?:avif|webp)|share\.jpg)$/

/** Of all that lies in the two folders. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}

/** Where files lie that are served as they are. */
export interface FileFolders {
  /** The built storefront; without it there are pictures alone. */
  readonly client?: string
  /** Of products. */
  readonly pictures: string
}

/** A file whose name carries a hash of its content. */
export interface ImmutableFile {
  readonly type: string
  readonly cacheControl: string
  /** Where it lies, by encoding: as it is, and as the build compressed it. */
  readonly variants: { readonly [E in Encoding]?: string } & { readonly identity: string }
}

/** Where such files lie. */
export const mayBeImmutable = /^\/(?:assets|pictures)\//

/** The files that may be kept for ever, by their addresses. */
export function immutableFiles({ client, pictures }: FileFolders): ReadonlyMap<string, ImmutableFile> {
  const assets = client === undefined ? [] : filesIn('/assets', path.join(client, 'assets'))
  return new Map([...assets, ...filesIn('/pictures', pictures, name => hashedPicture.test(name))])
}

function filesIn(
  prefix: string,
  folder: string,
  isServed: (name: string) => boolean = () => true,
): readonly (readonly [string, ImmutableFile])[] {
  const names = new Set(namesIn(folder))
  return [...names].filter(isServed).flatMap(name => {
    const type = types[path.extname(name)]
    if (type === undefined) return []
    const variants: Record<string, string> & { identity: string } = { identity: path.join(folder, name) }
    for (const [encoding, ending] of Object.entries(preparedEndings))
      if (names.has(name + ending)) variants[encoding] = path.join(folder, name + ending)
    return [[`${prefix}/${name}`, { type, cacheControl: immutable, variants }] as const]
  })
}

const immutable = `public, max-age=${yearSeconds}, immutable`

/** None of a folder that is not there. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/**
 * The built storefront's files and the products' pictures. Those under /assets and /pictures are sent ahead of this, from memory
 * (`kept-files.ts`), but for parts of them, which are sent as the file is.
 */
export function staticFiles(folders: FileFolders): RequestHandler {
  const router = Router()
  const forEver = { index: false, immutable: true, maxAge: yearSeconds * 1000 } as const
  const pictures = express.static(folders.pictures, forEver)
  router.use('/pictures', (request, response, next) =>
    hashedPicture.test(request.path.slice(1)) ? pictures(request, response, next) : next(),
  )
  router.use('/pictures', notFound)
  if (folders.client === undefined) return router

  router.use('/assets', express.static(path.join(folders.client, 'assets'), forEver))
  router.use('/assets', notFound)
  router.use(filesOf(folders.client))
  return router
}

/** Whether an address is one of a static file, there or not. */
export function isStaticPath(folders: { client?: string }): (address: string) => boolean {
  const paths = folders.client === undefined ? new Set<string>() : pathsIn(folders.client)
  return address => mayBeImmutable.test(address) || paths.has(address)
}

/** The addresses of the files that lie in the folder itself. */
function pathsIn(folder: string): ReadonlySet<string> {
  // The template is no page. The build does not change under a running server.
  const names = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== 'index.html')
    .map(({ name }) => `/${name}`)
  return new Set(names)
}

/** The files that lie in the folder itself. Any other address costs no look at the disk: it may be a page's. */
function filesOf(folder: string): RequestHandler {
  const paths = pathsIn(folder)
  const files = express.static(folder, { index: false, maxAge: hourMs, redirect: false })
  return (request, response, next) => (paths.has(request.path) ? files(request, response, next) : next())
}

/** A file that is missing is no page: the storefront's not-found page would only hide the mistake. */
const notFound: RequestHandler = (_request, response) => {
  response.status(404).type('text').set('Cache-Control', 'no-store').send('Not found')
}

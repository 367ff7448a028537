import { readdirSync } from 'node:fs'
import path from 'node:path'
import express, { type RequestHandler, Router } from 'express'

const yearMs = 365 * 24 * 3600 * 1000
const hourMs = 3600 * 1000

/** Encodings that the build prepared, the smaller first, with the ending of their files. */
const preparedEncodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** A picture's name as the build writes it (server/seed/imagery). What else is in their folder is not served. */
const hashedPicture = /^\/[a-z0-9-]+-[0-9a-f]{8}-(?:\d+\.(?:avif|webp)|share\.jpg)$/

/**
 * The built storefront's files and the products' pictures. Names under /assets and /pictures carry a hash of their
 * content and may be kept for ever.
 */
export function staticFiles(folders: { client?: string; pictures: string }): RequestHandler {
  const router = Router()
  const pictures = express.static(folders.pictures, { index: false, immutable: true, maxAge: yearMs })
  router.use('/pictures', (request, response, next) =>
    hashedPicture.test(request.path) ? pictures(request, response, next) : next(),
  )
  router.use('/pictures', notFound)
  if (folders.client === undefined) return router

  const assets = path.join(folders.client, 'assets')
  router.use('/assets', preferPrepared(assets))
  router.use('/assets', express.static(assets, { index: false, immutable: true, maxAge: yearMs }))
  router.use('/assets', notFound)
  router.use(filesOf(folders.client))
  return router
}

/** Whether an address is one of a static file, there or not. */
export function isStaticPath(folders: { client?: string }): (address: string) => boolean {
  const paths = folders.client === undefined ? new Set<string>() : pathsIn(folders.client)
  return address => address.startsWith('/assets/') || address.startsWith('/pictures/') || paths.has(address)
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

/** Answers with the variant of a file that the build compressed, where the client takes it. */
function preferPrepared(folder: string): RequestHandler {
  // The build does not change under a running server.
  const files = new Set(readdirSync(folder))
  return (request, response, next) => {
    const name = request.path.slice(1)
    const prepared = preparedEncodings.find(
      ([encoding, ending]) => files.has(name + ending) && request.acceptsEncodings(encoding) === encoding,
    )
    if (prepared) {
      const [encoding, ending] = prepared
      response.type(path.extname(name)).set({ 'Content-Encoding': encoding, Vary: 'Accept-Encoding' })
      request.url = request.path + ending
    }
    next()
  }
}

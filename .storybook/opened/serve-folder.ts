import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, relative, sep } from 'node:path'
import { emptyPicture } from '../../.ci/empty-picture.ts'

/** What a browser refuses to use when it comes as something else, and what it would show wrongly. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Another Storybook asks from its own origin, also for what is not there. */
const openToAll = { 'access-control-allow-origin': '*' }

export interface FolderServer {
  /** "http://127.0.0.1:40123", without a slash at the end. */
  readonly origin: string
  close(): Promise<void>
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/**
 * Serves the files of a folder on loopback, as a host of static files would. Anything else is answered with 404. Other
 * origins may read them, so that another Storybook can refer to this one.
 *
 * @param port 0 for one that is free
 * @param instead texts in place of files, by their paths: "index.html"
 * @param isForTests an empty square stands for each picture of a product that is there
 */
export async function serveFolder(
  folder: string,
  {
    port = 0,
    instead = {},
    isForTests = false,
  }: {
    readonly port?: number
    readonly instead?: Readonly<Record<string, string>>
    readonly isForTests?: boolean
  } = {},
): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(
      join(folder, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)),
    )
    const text = instead[relative(folder, path)]
    if (!path.startsWith(folder + sep) || (text === undefined && !isFile(path))) {
      response.writeHead(404, openToAll).end()
      return
    }
    const isDrawnEmpty = isForTests && path.startsWith(join(folder, 'pictures') + sep)
    const type = isDrawnEmpty ? 'image/png' : (types[extname(path)] ?? 'application/octet-stream')
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'max-age=3600',
      ...openToAll,
    })
    if (text !== undefined) response.end(text)
    else if (isDrawnEmpty) response.end(Buffer.from(emptyPicture, 'base64'))
    else createReadStream(path).pipe(response)
  })
  await new Promise<void>(resolve => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: listening } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${listening}`,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

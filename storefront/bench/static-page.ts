import { gzipSync } from 'node:zlib'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StaticPage {
  /** Where the page is served. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves the fastest page that could show a product: hand-written HTML, one small style sheet inline and the same
 * picture, preloaded. It is what the storefront's largest contentful paint is measured against.
 */
export async function serveStaticPage(picture: {
  bytes: Buffer
  type: string
  name: string
}): Promise<StaticPage> {
  const path = '/picture'
  const html = gzipSync(`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${picture.name}</title>
<link rel="preload" as="image" href="${path}" fetchpriority="high">
<style>body{margin:0;font:16px/1.5 sans-serif}img{display:block;inline-size:100%;block-size:auto}main{padding:16px}</style>
</head>
<body>
<img src="${path}" width="1000" height="1000" alt="${picture.name}" fetchpriority="high">
<main><h1>${picture.name}</h1><p>The same picture on a page written by hand.</p></main>
</body>
</html>`)
  const server: Server = createServer((request, response) => {
    if (request.url === path) {
      response
        .writeHead(200, { 'content-type': picture.type, 'cache-control': 'max-age=31536000' })
        .end(picture.bytes)
      return
    }
    if (request.url === '/') {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
        .end(html)
      return
    }
    response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()))
        // A browser holds a connection ready that it never asked on, which would be waited for for a minute.
        server.closeAllConnections()
      }),
  }
}

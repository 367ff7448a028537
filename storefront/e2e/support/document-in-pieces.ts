import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** A page of the shop whose document comes when the test says so, as over a line that stops; nothing else of the shop is there. */
export interface DocumentInPieces {
  readonly url: string
  /** Sends the next piece; the first comes with the request. */
  sendNext(): void
  close(): void
}

/**
 * @param address of the page in the shop
 * @param marks each piece but the last ends behind the next of these texts
 */
export async function documentInPieces(address: string, marks: readonly string[]): Promise<DocumentInPieces> {
  const answer = await fetch(address)
  let rest = await answer.text()
  const pieces = marks.map(mark => {
    const end = rest.indexOf(mark) + mark.length
    if (end < mark.length) throw new Error(`The document has no further "${mark}"`)
    const piece = rest.slice(0, end)
    rest = rest.slice(end)
    return piece
  })
  pieces.push(rest)

  let document: ServerResponse | undefined
  function sendNext() {
    document?.write(pieces.shift() ?? '')
    if (pieces.length === 0) document?.end()
  }
  const { pathname } = new URL(address)
  const server = createServer((request, response) => {
    if (request.url !== pathname) return response.writeHead(404).end()
    document = response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    })
    sendNext()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${pathname}`,
    sendNext,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

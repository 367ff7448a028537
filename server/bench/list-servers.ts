import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'

/*
 * What the bench of the catalogue compares with: the same list, from the least that could send it. The first argument is the
 * file of the list, the second says how: "node" sends its bytes by node:http alone, "express" by Express, "each" has Express
 * serialise the list for each request, as json-server does. Says its port to the process that forked it.
 */

const [file = '', way = ''] = process.argv.slice(2)
const bytes = await readFile(file)
const text = bytes.toString()
const list: unknown = JSON.parse(text)
const app = express()
app.get('/api/products', (_request, response) => {
  if (way === 'each') response.json(list)
  else response.type('json').send(text)
})
const ways: Readonly<Record<string, RequestListener>> = {
  node: (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': bytes.length })
    response.end(bytes)
  },
  express: app,
  each: app,
}
const server = createServer(ways[way])
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})

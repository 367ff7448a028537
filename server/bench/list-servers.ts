import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import express from 'express'
import { Low, Memory } from 'lowdb'

/*
 * What the bench of the catalogue compares with: the same list, from the least that could send it. The first argument is the
 * file of the list, the second says how: "node" sends its bytes by node:http alone, "express" by Express, "each" has Express
 * serialise the list for each request, "json-server" is json-server 1.0.0-beta.15 itself, which has a lock file of its own
 * (`npm ci --prefix server/bench/json-server`) and is given the list in memory. Says its port to the process that forked it.
 */

const [file = '', way = ''] = process.argv.slice(2)
const bytes = await readFile(file)
const text = bytes.toString()
const list: unknown = JSON.parse(text)
const app = express()
app.get('/products', (_request, response) => {
  if (way === 'each') response.json(list)
  else response.type('json').send(text)
})

async function jsonServer(): Promise<RequestListener> {
  const program = path.join(import.meta.dirname, 'json-server/node_modules/json-server/lib/app.js')
  const { createApp } = (await import(pathToFileURL(program).href)) as {
    createApp: (db: Low, options: { logger: boolean }) => { attach: RequestListener }
  }
  return createApp(new Low(new Memory(), { products: list }), { logger: false }).attach
}

const ways: Readonly<Record<string, RequestListener>> = {
  node: (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': bytes.length })
    response.end(bytes)
  },
  express: app,
  each: app,
}
const server = createServer(way === 'json-server' ? await jsonServer() : ways[way])
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})

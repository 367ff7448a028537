import { createServer, request, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { addressOf, queueOf } from './queue-of.ts'

/** What a listener writes for one request. */
async function answerTo(
  listener: RequestListener,
  asked: { readonly method?: string; readonly path?: string; readonly forwarded?: string },
): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { method = 'GET', path = '/', forwarded } = asked
  const client = request({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    method,
    path,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })
  client.end()
  const [answer] = (await once(client, 'response')) as [AsyncIterable<Buffer>]
  let text = ''
  for await (const part of answer) text += String(part)
  server.close()
  return text
}

it.each([
  ['GET', '/', 'pages'],
  ['GET', '/product/tivra?from=/api/', 'pages'],
  ['GET', '/assetsmith', 'pages'],
  ['POST', '/cart/add', 'api'],
  ['GET', '/api/products?page=1', 'api'],
  ['GET', '/API/products', 'api'],
  ['GET', '/assets/index.js', 'null'],
  ['GET', '/pictures/tivra.webp', 'null'],
  ['GET', '/healthz', 'null'],
  ['GET', '/readyz?verbose', 'null'],
  ['POST', '/api/payments/webhook', 'null'],
])('%s %s waits in the queue %s', async (method, path, queue) => {
  const inQueue = queueOf({})
  const listener: RequestListener = (asked, response) => response.end(String(inQueue(asked)))
  expect(await answerTo(listener, { method, path })).toBe(queue)
})

it.each([
  [0, '203.0.113.9'],
  [1, undefined],
  [1, '203.0.113.9'],
  [1, '198.51.100.1, 203.0.113.9'],
  [2, '198.51.100.1 ,  203.0.113.9,'],
  [2, '192.0.2.1, 198.51.100.1, 203.0.113.9'],
  [3, '203.0.113.9'],
])('sees through %i proxies as Express does, told of %s', async (trusted, forwarded) => {
  const app = express().set('trust proxy', trusted)
  app.use((asked, response) => void response.send(asked.ip))
  const own: RequestListener = (asked, response) => response.end(addressOf(trusted)(asked))
  const told = forwarded === undefined ? {} : { forwarded }
  expect(await answerTo(own, told)).toBe(await answerTo(app, told))
})

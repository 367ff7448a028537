import express, { type Express } from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { adoptHttpMessages, httpMessages } from './http-messages.ts'
import { listen, type Listening } from './listen.ts'

const open: Listening[] = []
afterEach(async () => {
  for (const listening of open.splice(0)) await listening.stop({ graceMs: 0 })
})

/** Listens with an app, and tells what prototypes its requests and answers have before it sees them, and in it. */
async function start(app: Express) {
  const messages = httpMessages()
  adoptHttpMessages(app, messages)
  const seen: object[][] = []
  const prototypes = (...of: object[]) => seen.push(of.map(each => Object.getPrototypeOf(each) as object))
  app.get('/', (request, response) => {
    prototypes(request, response)
    response.status(201).json({ isOwn: request.app === app && response.app === app, ip: request.ip })
  })
  const listening = await listen(
    (request, response) => {
      prototypes(request, response)
      app(request, response)
    },
    { host: '127.0.0.1', port: 0 },
    { messages },
  )
  open.push(listening)
  return { url: `http://127.0.0.1:${listening.port}/`, seen }
}

describe('[SRV-2] requests and answers that are made for Express', () => {
  it('keep the prototypes with which they came', async () => {
    const { url, seen } = await start(express())
    await fetch(url)
    expect(seen).toHaveLength(2)
    expect(seen[1]?.map((each, index) => each === seen[0]?.[index])).toEqual([true, true])
  })

  it("have what Express gives them, and each app's own", async () => {
    for (const app of [express().set('trust proxy', 1), express()]) {
      const { url } = await start(app)
      const answer = await fetch(url, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
      expect(answer.status).toBe(201)
      expect(await answer.json()).toEqual({
        isOwn: true,
        ip: app.get('trust proxy') === 1 ? '203.0.113.9' : '127.0.0.1',
      })
    }
  })
})

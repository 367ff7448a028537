import { open } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import express from 'express'
import { PlainLowdb } from './plain-lowdb.ts'
import { benchOrder } from './store-orders.ts'

/*
 * What the bench of writing compares with: a shop without rules. The first argument is a folder, the second how many orders
 * there are, the third how a request is kept: "append" writes a line to a file and syncs it, "lowdb" has lowdb write
 * its whole file, which nobody syncs. Answers with what it was sent. Says its port to the process that forked it.
 */

const [folder = '', orders = '0', way = ''] = process.argv.slice(2)
const app = express()
app.use(express.json())

async function openLines(): Promise<(written: unknown) => Promise<void>> {
  const file = await open(path.join(folder, 'lines'), 'a')
  return async written => {
    await file.appendFile(`${JSON.stringify(written)}\n`)
    await file.datasync()
  }
}

function openLowdb(): (written: unknown) => Promise<void> {
  let next = Number(orders)
  const database = new PlainLowdb(folder, next)
  return () => database.put(benchOrder((next += 1)))
}

const keep = way === 'append' ? await openLines() : openLowdb()
app.post('/', (request, response, next) => {
  keep(request.body).then(() => response.json(request.body), next)
})
app.get('/', (_request, response) => {
  response.json(benchOrder(1))
})
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})

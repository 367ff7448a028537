import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { keepCodeAfterMs } from '../http/code-cache.ts'
import { startServedShop } from './built-shop.ts'
import { Load, processorMs, start, stop } from './http-load.ts'
import { median, milliseconds } from './measure.ts'

/*
 * `npm run bench -- start [--quick]`: from the start of the built shop's process, on a folder with a shop in it, to its first
 * answer, by turns with an Express that sends the same bytes and does nothing else. Needs `npm run build`.
 */

const rounds = process.argv.includes('--quick') ? 3 : 15
const targets = { 'list of products': '/api/products', 'home page': '/' }

const folder = await mkdtemp(path.join(tmpdir(), 'shruti-start-bench-'))
const load = new Load(1)

const startShop = () => startServedShop(path.join(folder, 'data'))

const express = path.join(folder, 'express.mjs')
const startExpress = () => start(express, {})

/** Written out, since it is to be what Node runs as it is. */
const expressSource = (answers: Readonly<Record<string, string>>) => `
import express from ${JSON.stringify(import.meta.resolve('express'))}
const app = express()
for (const [target, text] of Object.entries(${JSON.stringify(answers)}))
  app.get(target, (_request, response) => void response.send(text))
const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
`

interface Start {
  readonly ms: number
  readonly processorMs: number
}

async function timeOf(startServer: typeof startShop, target: string): Promise<Start> {
  const startedAt = performance.now()
  const { child, port } = await startServer()
  try {
    await load.ask(port, target)
    return { ms: performance.now() - startedAt, processorMs: processorMs(child) }
  } finally {
    await stop(child)
  }
}

try {
  const first = await startShop()
  const answers: Record<string, string> = {}
  for (const target of Object.values(targets))
    answers[target] = (await load.ask(first.port, target, 'identity')).toString()
  // What it compiled is there for the starts after it.
  await delay(keepCodeAfterMs + 2000)
  await stop(first.child)
  await writeFile(express, expressSource(answers))
  console.log(`Node ${process.version}, medians of ${rounds} starts by turns (target: 1.5)`)
  for (const [name, target] of Object.entries(targets)) {
    const shop: Start[] = []
    const bare: Start[] = []
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await timeOf(startExpress, target))
      shop.push(await timeOf(startShop, target))
    }
    for (const what of ['ms', 'processorMs'] as const) {
      const [ours, theirs] = [shop, bare].map(starts => median(starts.map(each => each[what])))
      if (ours === undefined || theirs === undefined) continue
      console.log(
        `${name.padEnd(18)}${(what === 'ms' ? 'by the clock' : 'processor time').padEnd(16)}shop ${milliseconds(ours).padStart(8)}, Express ${milliseconds(theirs).padStart(8)}, ratio ${(ours / theirs).toFixed(2)}`,
      )
    }
  }
} finally {
  load.close()
  await rm(folder, { recursive: true, force: true })
}

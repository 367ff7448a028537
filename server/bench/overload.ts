import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { milliseconds, quantile } from './measure.ts'

/*
 * `npm run bench -- overload [--quick]`: how many product pages the built shop serves in time when more are asked for
 * than it can render, with its protection and without, in one run of at most a minute. Needs `npm run build`.
 *
 * Requests come at a fixed rate whatever becomes of the earlier ones, as visitors do, from many addresses. A page
 * counts as served in time within `goodWithinMs`; who waits longer has gone, as the load generator does. The two
 * servers take turns, so that a machine that slows down slows both.
 */

const isQuick = process.argv.includes('--quick')
const phaseMs = isQuick ? 3000 : 6000
const capacityMs = 2000
const goodWithinMs = 2000
const loads = [1, 2, 3]
const atOnceForCapacity = 4
const pages = ['/', '/shop', '/product/tivra', '/product/komal', '/new-arrivals']

interface Answered {
  readonly status: number
  readonly ms: number
}

interface Shop {
  readonly child: ChildProcess
  readonly port: number
  readonly folder: string
}

async function startShop(protection: 'on' | 'off'): Promise<Shop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shruti-overload-'))
  const child = fork(path.join(import.meta.dirname, 'overload-shop.ts'), [protection], {
    execArgv: ['--import', 'tsx'],
    // Its proxy is the load generator, which gives each request an address.
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', TRUST_PROXY: '1', LOG_LEVEL: 'fatal' },
  })
  const [message] = (await once(child, 'message')) as [{ origin: string }]
  return { child, folder, port: Number(new URL(message.origin).port) }
}

async function stopShop({ child, folder }: Shop): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await rm(folder, { recursive: true, force: true })
}

let asked = 0

/** Resolves with status 0 when no answer came in time. */
function ask({ port }: Shop, agent: Agent): Promise<Answered> {
  asked += 1
  const page = pages[asked % pages.length] ?? '/'
  const startedAt = performance.now()
  return new Promise(resolve => {
    const end = (status: number) => resolve({ status, ms: performance.now() - startedAt })
    const headers = { 'x-forwarded-for': `10.${asked % 4}.${(asked >> 2) % 250}.${1 + (asked % 200)}` }
    const client = request({ host: '127.0.0.1', port, path: page, agent, headers }, response => {
      response.on('end', () => end(response.statusCode ?? 0)).resume()
      response.on('error', () => end(0))
    })
    client.on('error', () => end(0))
    client.setTimeout(goodWithinMs)
    const giveUp = setTimeout(() => client.destroy(), goodWithinMs)
    client.once('close', () => clearTimeout(giveUp))
    client.end()
  })
}

/** Pages a second when a few clients ask one after the other. */
async function measureCapacity(shop: Shop): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const endsAt = performance.now() + capacityMs
  let served = 0
  const client = async () => {
    while (performance.now() < endsAt) {
      const { status } = await ask(shop, agent)
      if (status === 200) served += 1
    }
  }
  await Promise.all(Array.from({ length: atOnceForCapacity }, client))
  agent.destroy()
  if (served === 0) throw new Error('Not one page was served in time: this machine is too busy to measure on')
  return served / (capacityMs / 1000)
}

/** Asks at a rate, and waits for what is still on its way at the end. */
async function load(shop: Shop, perSecond: number): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true })
  const answers: Promise<Answered>[] = []
  const startedAt = performance.now()
  await new Promise<void>(resolve => {
    const timer = setInterval(() => {
      const elapsedMs = performance.now() - startedAt
      const due = Math.floor((Math.min(elapsedMs, phaseMs) / 1000) * perSecond)
      while (answers.length < due) answers.push(ask(shop, agent))
      if (elapsedMs < phaseMs) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
  const settled = await Promise.all(answers)
  agent.destroy()
  return settled
}

function report(name: string, capacity: number, answers: readonly Answered[]): string {
  const good = answers.filter(({ status }) => status === 200)
  const goodput = good.length / (phaseMs / 1000)
  const share = (count: number) => `${((100 * count) / answers.length).toFixed(0)} %`
  const latencies = good.map(({ ms }) => ms)
  return [
    name.padEnd(20),
    `capacity ${capacity.toFixed(1)} pages/s`.padStart(24),
    `in time ${goodput.toFixed(1)}`.padStart(14),
    `${((100 * goodput) / capacity).toFixed(0)} %`.padStart(8),
    `p50 ${good.length > 0 ? milliseconds(quantile(latencies, 0.5)) : '–'}`.padStart(14),
    `p99 ${good.length > 0 ? milliseconds(quantile(latencies, 0.99)) : '–'}`.padStart(14),
    `503 ${share(answers.filter(({ status }) => status === 503).length)}`.padStart(10),
    `too late ${share(answers.filter(({ status }) => status !== 200 && status !== 503).length)}`.padStart(16),
  ].join('')
}

const shops = { on: await startShop('on'), off: await startShop('off') }
try {
  // Rendering gets faster with its first pages.
  await measureCapacity(shops.off)
  await measureCapacity(shops.on)
  console.log(`In time is within ${goodWithinMs} ms`)
  for (const times of loads) {
    for (const protection of ['off', 'on'] as const) {
      // Anew each time: on a machine that others use, it changes within seconds.
      const capacity = await measureCapacity(shops[protection])
      const answers = await load(shops[protection], times * capacity)
      console.log(report(`${times} x, protection ${protection}`, capacity, answers))
    }
  }
} finally {
  await Promise.all(Object.values(shops).map(stopShop))
}

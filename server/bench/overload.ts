import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { median, milliseconds, quantile } from './measure.ts'
import {
  askAtRate,
  askInTurn,
  callsPerPage,
  type Attempt,
  type Insistence,
  type Kind,
  type Target,
} from './overload-load.ts'

/*
 * `npm run bench -- overload [--quick]`: how much of what the built shop can serve it still serves in time when three
 * times as much is asked of it, with its protection and without. Needs `npm run build`.
 *
 * Pages, and three calls of the API for each, come at a fixed rate whatever becomes of the earlier ones, as visitors do,
 * from many addresses: once with nobody who comes back after a 503, and once with two thirds who do. Good is an answer
 * 2xx within two seconds for a page and one for a call. Pages and calls are added up by what they cost: what a phase
 * served of the capacity is its good pages a second ÷ the pages a second that the shop can serve alone, and the same
 * for calls. A refusal's cost is that of a server that refuses everything.
 *
 * Each round measures the capacity anew and takes turns between the servers, since a machine that others use changes
 * within seconds. What is left of that is taken out by the processor time: "of its processor time" relates what the
 * good answers cost to what the server used.
 */

const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 2 : 5
const phaseMs = isQuick ? 3000 : 6000
const capacityMs = isQuick ? 1000 : 2000
const atOnceForCapacity = 4
const times = 3
const kinds = ['page', 'call'] as const

interface Shop extends Target {
  readonly child: ChildProcess
  readonly folder: string
}

async function startShop(protection: 'on' | 'off' | 'full'): Promise<Shop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shruti-overload-'))
  const child = fork(path.join(import.meta.dirname, 'overload-shop.ts'), [protection], {
    execArgv: ['--import', 'tsx'],
    // Its log is written as in production, to nowhere. Its proxy is the load, which gives each request an address.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', TRUST_PROXY: '1' },
  })
  const [{ origin, productId }] = (await once(child, 'message')) as [{ origin: string; productId: string }]
  return { child, folder, origin, productId, port: Number(new URL(origin).port) }
}

async function stopShop({ child, folder }: Shop): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await rm(folder, { recursive: true, force: true })
}

/** What `work` gives, and the processor time in milliseconds that the shop took meanwhile. */
async function withProcessorMs<T>({ child }: Shop, work: () => Promise<T>): Promise<[T, number]> {
  const used = async () => {
    const told = once(child, 'message')
    child.send('processor time')
    const [{ processorMs }] = (await told) as [{ processorMs: number }]
    return processorMs
  }
  const before = await used()
  const result = await work()
  return [result, (await used()) - before]
}

interface Capacity {
  /** Requests a second. */
  readonly perSecond: number
  /** Processor time of one, in milliseconds. */
  readonly costMs: number
}

async function measureOne(shop: Shop, kind: Kind, status: (code: number) => boolean): Promise<Capacity> {
  const [{ attempts, tookMs }, processorMs] = await withProcessorMs(shop, () =>
    askInTurn(shop, kind, { clients: atOnceForCapacity, durationMs: capacityMs }),
  )
  const count = attempts.filter(attempt => status(attempt.status)).length
  if (count === 0) throw new Error(`No ${kind} was answered as expected: ${attempts[0]?.status}`)
  return { perSecond: count / (tookMs / 1000), costMs: processorMs / count }
}

type Capacities = Readonly<Record<Kind, Capacity>>

const isGood = (status: number) => status >= 200 && status < 300

async function measureCapacity(shop: Shop, expected = isGood): Promise<Capacities> {
  return { page: await measureOne(shop, 'page', expected), call: await measureOne(shop, 'call', expected) }
}

interface Phase {
  /** Good answers as shares of what could be served: by the clock, and by the processor time that the shop had. */
  readonly share: number
  readonly shareOfTime: number
  readonly shareOf: Readonly<Record<Kind, number>>
  readonly asked: number
  readonly attempts: readonly Attempt[]
}

async function load(
  shop: Shop,
  capacity: Capacities,
  { factor, insistence }: { readonly factor: number; readonly insistence: Insistence },
): Promise<Phase> {
  const secondsPerPage = 1 / capacity.page.perSecond + callsPerPage / capacity.call.perSecond
  const [attempts, processorMs] = await withProcessorMs(shop, () =>
    askAtRate(shop, { pagesPerSecond: factor / secondsPerPage, durationMs: phaseMs, insistence }),
  )
  const count = (kind: Kind, wanted: (status: number) => boolean) =>
    attempts.filter(attempt => attempt.kind === kind && wanted(attempt.status)).length
  const shareOf = (kind: Kind, wanted = isGood) =>
    count(kind, wanted) / (phaseMs / 1000) / capacity[kind].perSecond
  const usefulMs = kinds.reduce((sum, kind) => sum + count(kind, isGood) * capacity[kind].costMs, 0)
  return {
    share: shareOf('page') + shareOf('call'),
    shareOfTime: usefulMs / processorMs,
    shareOf: { page: shareOf('page'), call: shareOf('call') },
    asked: shareOf('page', () => true) + shareOf('call', () => true),
    attempts,
  }
}

const percent = (value: number) => `${(100 * value).toFixed(0)} %`

/** Median, and the lowest and highest. */
function spread(values: readonly number[], show: (value: number) => string): string {
  return `${show(median(values))} (${show(Math.min(...values))} – ${show(Math.max(...values))})`
}

function describe(name: string, phases: readonly Phase[]): void {
  console.log(`\n${name}`)
  const row = (label: string, value: string) => console.log(`  ${label.padEnd(34)}${value}`)
  const of = (pick: (phase: Phase) => number) => spread(phases.map(pick), percent)
  row(
    'asked, with what came back',
    of(phase => phase.asked),
  )
  row(
    'served in time, of capacity',
    of(phase => phase.share),
  )
  row(
    '  of its processor time',
    of(phase => phase.shareOfTime),
  )
  row(
    '  by pages',
    of(phase => phase.shareOf.page),
  )
  row(
    '  by calls',
    of(phase => phase.shareOf.call),
  )
  const attempts = phases.flatMap(phase => phase.attempts)
  for (const kind of kinds) {
    const all = attempts.filter(attempt => attempt.kind === kind)
    const good = all.filter(({ status }) => isGood(status)).map(({ ms }) => ms)
    const latency =
      good.length === 0
        ? '–'
        : `p50 ${milliseconds(quantile(good, 0.5))}, p99 ${milliseconds(quantile(good, 0.99))}`
    const part = (wanted: (status: number) => boolean) =>
      percent(all.filter(({ status }) => wanted(status)).length / all.length)
    row(
      `${kind}s`,
      `good ${part(isGood)}, 503 ${part(status => status === 503)}, too late ${part(status => status === 0)}; ${latency}`,
    )
  }
}

const shops = { on: await startShop('on'), off: await startShop('off'), full: await startShop('full') }
try {
  // Code gets faster as it runs.
  for (let warmUp = 0; warmUp < 3; warmUp += 1) {
    await measureCapacity(shops.off)
    await measureCapacity(shops.on)
    await measureCapacity(shops.full, status => status === 503)
  }
  const capacities: Capacities[] = []
  const refusals: Capacities[] = []
  const phases: Record<string, Phase[]> = {}
  const plan = [
    { name: 'The capacity, protected', protection: 'on', factor: 1, insistence: 'none' },
    { name: `${times} times as much, protected`, protection: 'on', factor: times, insistence: 'none' },
    { name: `${times} times as much, not protected`, protection: 'off', factor: times, insistence: 'none' },
    {
      name: `${times} times as much and those who come back, protected`,
      protection: 'on',
      factor: times,
      insistence: 'usual',
    },
    {
      name: `${times} times as much and those who come back, not protected`,
      protection: 'off',
      factor: times,
      insistence: 'usual',
    },
  ] as const
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, protection, ...asked } of plan) {
      const capacity = await measureCapacity(shops[protection])
      capacities.push(capacity)
      ;(phases[name] ??= []).push(await load(shops[protection], capacity, asked))
    }
    refusals.push(await measureCapacity(shops.full, status => status === 503))
  }
  console.log(`${rounds} rounds of ${phaseMs / 1000} s; median (lowest – highest)\n`)
  for (const kind of kinds) {
    const served = capacities.map(capacity => capacity[kind])
    const refused = refusals.map(capacity => capacity[kind])
    const cost = spread(
      served.map(({ costMs }) => costMs),
      milliseconds,
    )
    const refusal = spread(
      refused.map(({ costMs }) => costMs),
      milliseconds,
    )
    const part = median(refused.map(({ costMs }) => costMs)) / median(served.map(({ costMs }) => costMs))
    console.log(
      `${kind}s: ${spread(
        served.map(({ perSecond }) => perSecond),
        value => value.toFixed(0),
      )} a second`,
    )
    console.log(`  one costs ${cost}, a refusal ${refusal}: ${percent(part)}`)
  }
  for (const [name, measured] of Object.entries(phases)) describe(name, measured)
} finally {
  await Promise.all(Object.values(shops).map(stopShop))
}

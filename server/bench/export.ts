import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { milliseconds, quantile, rest } from './measure.ts'
import { askAtRate, type Attempt, type Target } from './overload-load.ts'

/*
 * `npm run bench -- export [--quick]`: what an export of 100,000 orders costs those who shop meanwhile. Needs
 * `npm run build`.
 *
 * Pages, and three calls of the API for each, come at a fixed rate, for ten seconds in which nothing else happens and ten
 * in which the owner's page asks for part after part of the file, without a pause, by turns. Printed are the median and the
 * 99th of a hundred of both, and their ratio: 1.2 at most for the 99th (issue 14). A tenth of it with --quick.
 */

const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 2 : 6
const phaseMs = isQuick ? 3000 : 10_000
const warmUpMs = isQuick ? 3000 : 75_000
const pagesPerSecond = 5
const password = 'bench-tanpura-42'

/** What the script of a page asks for; the last one puts something into a guest's cart, which waits for the disk. */
const calls = ['/products/tivra', '/settings', '/promotions/active', '/categories', '/cart']

interface Shop extends Target {
  readonly orders: number
}

/** How many whole files and parts were read until `signal`. */
interface Exported {
  files: number
  parts: number
  bytes: number
  /** Parts that the shop was too busy for, and that were asked for again. */
  refused: number
}

const folder = await mkdtemp(path.join(tmpdir(), 'shruti-export-'))
const child = fork(path.join(import.meta.dirname, 'export-shop.ts'), [isQuick ? '0.1' : '1', password], {
  execArgv: ['--import', 'tsx'],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', TRUST_PROXY: '1' },
})

async function signIn({ origin }: Target): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: 'admin', password }),
  })
  if (!answer.ok) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

/** Reads the file over and over, part after part as the owner's page does, until it is told to end. */
async function exportUntil(
  { origin }: Target,
  cookie: string,
  signal: AbortSignal,
  exported: Exported,
): Promise<void> {
  let cursor: string | null = null
  while (!signal.aborted) {
    const query: string = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`
    // oxlint-disable-next-line no-await-in-loop -- a part says where the next one begins
    const answer = await fetch(`${origin}/api/admin/orders/export${query}`, { headers: { cookie } })
    // oxlint-disable-next-line no-await-in-loop -- as above
    const text = await answer.text()
    if (answer.status === 503) {
      exported.refused += 1
      // oxlint-disable-next-line no-await-in-loop -- as the owner's page does
      await rest(Number(answer.headers.get('retry-after') ?? 1) * 1000)
      continue
    }
    if (!answer.ok) throw new Error(`A part of the export: ${answer.status} ${text}`)
    cursor = answer.headers.get('x-next-cursor')
    exported.parts += 1
    exported.bytes += text.length
    if (cursor === null) exported.files += 1
  }
}

const load = (shop: Target, durationMs = phaseMs) =>
  askAtRate(shop, { pagesPerSecond, durationMs, insistence: 'none' })

const wrong = (attempts: readonly Attempt[]) =>
  attempts.filter(({ status }) => status < 200 || status >= 300).length

try {
  const [told] = (await once(child, 'message')) as [Omit<Shop, 'port'>]
  const shop: Shop = { ...told, calls, port: Number(new URL(told.origin).port) }
  const cookie = await signIn(shop)
  // What is asked for the first time is compiled and kept, and a shop that is just made has much to put away in its first
  // minute.
  await load(shop, warmUpMs)
  const quiet: Attempt[] = []
  const busy: Attempt[] = []
  const exported: Exported = { files: 0, parts: 0, bytes: 0, refused: 0 }
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable no-await-in-loop -- by turns, so that what else the machine does meets both
    quiet.push(...(await load(shop)))
    const ending = new AbortController()
    const exporting = exportUntil(shop, cookie, ending.signal, exported)
    const [attempts] = await Promise.all([load(shop).finally(() => ending.abort()), exporting])
    busy.push(...attempts)
    // oxlint-enable no-await-in-loop
  }
  console.log(`${shop.orders} orders; ${pagesPerSecond} pages and ${pagesPerSecond * 3} calls a second`)
  const seconds = (rounds * phaseMs) / 1000
  console.log(
    `exported meanwhile: ${exported.files} files in ${exported.parts} parts, ` +
      `${(exported.bytes / 1e6 / seconds).toFixed(1)} MB and ${Math.round(exported.parts / seconds)} parts a second; ` +
      `${exported.refused} parts had to be asked for again`,
  )
  console.log(
    `answers that were not 2xx: ${wrong(quiet)} of ${quiet.length}, ${wrong(busy)} of ${busy.length}`,
  )
  for (const kind of ['page', 'call'] as const) {
    for (const [name, share] of [
      ['median', 0.5],
      ['99th of a hundred', 0.99],
      ['longest', 1],
    ] as const) {
      const [before, during] = [quiet, busy].map(attempts =>
        quantile(
          attempts.filter(attempt => attempt.kind === kind).map(({ ms }) => ms),
          share,
        ),
      ) as [number, number]
      console.log(
        `${kind}, ${name}: ${milliseconds(before)} quiet, ${milliseconds(during)} exporting: ` +
          `${(during / before).toFixed(2)} times`,
      )
    }
  }
} finally {
  child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
}

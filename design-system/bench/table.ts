import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { build, preview } from 'vite'
import { chromiumArguments, requireChromium } from '../../.ci/chromium.ts'

/*
 * `npm run bench:table [RUNS=5]`: DataTable at 10,000 rows beside the least that TanStack Table and Virtual make of the same
 * rows, both built for production, by turns in one browser at 1440 × 900. Printed are the medians of the time from the
 * start of the page to its first row, from a press on a heading to the rows in their new order, and of scrolling by
 * 12,000 px at 3,000 px a second: the frames a second, and the share of frames that took more than two sixtieths of a second.
 */

const runs = Number(process.env['RUNS'] ?? 5)
const pages = ['ours', 'tanstack'] as const
const names = { ours: 'DataTable', tanstack: 'TanStack' } as const
const scrolledPx = 12_000
const pxPerSecond = 3000
const lateFrameMs = 2000 / 60 + 1

interface Figures {
  readonly firstRowMs: number
  readonly sortMs: number
  readonly framesPerSecond: number
  readonly lateFrames: number
}

// Functions that run in the page are written as text: what tsx adds to a named function does not exist there.
const firstRow = `new Promise(resolve => {
  const look = () => {
    if (document.querySelector('tbody tr td')) requestAnimationFrame(() => resolve(performance.now()))
    else requestAnimationFrame(look)
  }
  look()
})`
const sorting = `new Promise(resolve => {
  const first = () => document.querySelector('tbody tr')?.textContent
  const before = first()
  const heading = [...document.querySelectorAll('th button')].find(button => /stock/i.test(button.textContent))
  const startedAt = performance.now()
  heading.click()
  const look = () => {
    if (first() !== before) resolve(performance.now() - startedAt)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})`
const beginWatching = `window.frames_ = []; window.watching_ = true; (function look(at) {
  window.frames_.push(at)
  if (window.watching_) requestAnimationFrame(look)
})(performance.now())`
const endWatching = `(window.watching_ = false, window.frames_)`

async function measure(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url, { waitUntil: 'commit' })
  const firstRowMs = Number(await page.evaluate(firstRow))
  await page.waitForLoadState('load')
  const sortMs = Number(await page.evaluate(sorting))
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(beginWatching)
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 450,
    yDistance: -scrolledPx,
    speed: pxPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
  const frames = (await page.evaluate(endWatching)) as number[]
  const scrolled = Number(
    await page.evaluate(
      `Math.max(scrollY, ...[...document.querySelectorAll('*')].map(part => part.scrollTop))`,
    ),
  )
  await page.close()
  if (scrolled < scrolledPx / 2) throw new Error(`${url} scrolled by ${scrolled} px only`)
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at))
  const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000
  return {
    firstRowMs,
    sortMs,
    framesPerSecond: gaps.length / seconds,
    lateFrames: gaps.filter(gap => gap > lateFrameMs).length / gaps.length,
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const outDir = await mkdtemp(join(tmpdir(), 'shruti-table-'))
const root = join(import.meta.dirname, 'table')
const settings = { root, configFile: false, logLevel: 'error' } as const
await build({
  ...settings,
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: pages.map(name => join(root, `${name}.html`)) },
  },
})
const server = await preview({ ...settings, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments })
try {
  const origin = server.resolvedUrls?.local[0]
  if (!origin) throw new Error('The pages are not served')
  const measured: Record<(typeof pages)[number], Figures[]> = { ours: [], tanstack: [] }
  for (let run = 0; run < runs; run += 1)
    for (const name of pages) {
      // oxlint-disable-next-line no-await-in-loop -- by turns, so that what else the machine does meets both
      measured[name].push(await measure(browser, `${origin}${name}.html`))
    }
  const print = (label: string, of: (figures: Figures) => number, unit: string) => {
    const [ours, plain] = pages.map(name => median(measured[name].map(of))) as [number, number]
    const ratio = plain === 0 ? '' : `: ${(ours / plain).toFixed(2)} times`
    console.log(
      `${label.padEnd(28)} ${names.ours} ${ours.toFixed(1)}${unit}, ${names.tanstack} ${plain.toFixed(1)}${unit}${ratio}`,
    )
  }
  console.log(`10,000 rows, ${runs} runs each, medians`)
  print('first row', ({ firstRowMs }) => firstRowMs, ' ms')
  print('sorted by a number', ({ sortMs }) => sortMs, ' ms')
  print('frames while scrolling', ({ framesPerSecond }) => framesPerSecond, ' a second')
  print('frames over 34 ms', ({ lateFrames }) => lateFrames * 100, ' %')
} finally {
  await browser.close()
  await server.close()
  await rm(outDir, { recursive: true, force: true })
}

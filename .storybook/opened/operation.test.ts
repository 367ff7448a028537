import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumArguments, requireQuickChromium } from '../../.ci/chromium.ts'
import { guides } from '../guides/index.ts'
import type { KeyUse, Operation } from '../operation/operation.ts'
import { formatTree, readTree } from './accessible-tree.ts'
import { Hands, walk, type Effects } from './operate.ts'
import { StoryPage } from './story-page.ts'

const origin = inject('storybookOrigin')
const [firstDocs = ''] = inject('storybookEntries').flatMap(({ id, type }) => (type === 'docs' ? [id] : []))

const operated = Object.entries(guides).flatMap(([section, named]) =>
  Object.entries(named).flatMap(([name, { operation }]) =>
    typeof operation === 'object' && 'keys' in operation ? [{ title: `${section}/${name}`, operation }] : [],
  ),
)

/** How long what a key does may take, in milliseconds. */
const patienceMs = 5000

/** In place of what is shown elsewhere: what stands within an element, or the stops that follow. */
const more = '…'

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: requireQuickChromium(), args: chromiumArguments })
})

afterAll(() => browser.close())

const idle: StoryPage[] = []

/** A page that fails closes, for nobody knows what it is left in. */
async function withPage(use: (page: StoryPage) => Promise<void>): Promise<void> {
  const page = idle.pop() ?? (await StoryPage.open(browser, origin, 'light', firstDocs, false))
  try {
    await use(page)
  } catch (error) {
    await page.close()
    throw error
  }
  idle.push(page)
}

/** The tree without what the guide leaves out. */
function asTold(tree: string, told: string): string {
  const toldLines = told.split('\n')
  const lines: string[] = []
  let hiddenFrom = Infinity
  for (const line of tree.split('\n')) {
    const depth = line.search(/\S/)
    if (depth > hiddenFrom) continue
    const short = `${line} ${more}`
    const isShort = toldLines[lines.length] === short
    hiddenFrom = isShort ? depth : Infinity
    lines.push(isShort ? short : line)
  }
  return lines.join('\n')
}

/** The first stops alone, where the guide says that more follow. */
function asListed(stops: readonly string[], { tabOrder }: Operation): readonly string[] {
  if (tabOrder.at(-1) !== more || stops.length < tabOrder.length) return stops
  return [...stops.slice(0, tabOrder.length - 1), more]
}

/** What is stated of a key and was not seen, a line each. */
function missing(use: KeyUse, seen: Effects): string[] {
  const lacks = (words: string, stated: readonly string[], found: readonly string[]) =>
    stated.filter(line => !found.includes(line)).map(line => `${words} ${line}`)
  return [
    ...(use.focus === seen.focus ? [] : [`the focus goes to ${use.focus ?? 'nothing else'}`]),
    ...lacks('shows', use.shows ?? [], seen.shows),
    ...lacks('hides', use.hides ?? [], seen.hides),
    ...lacks('calls', use.calls ? [use.calls] : [], seen.calls),
    ...lacks('opens', use.opens ? [use.opens] : [], seen.opens),
    ...lacks('asks', use.asks ? [use.asks] : [], seen.asks),
    ...lacks('presses', use.presses ? [use.presses] : [], seen.presses ? [seen.presses] : []),
  ]
}

describe('[SB-3] as its guide says,', () => {
  it.concurrent.each(operated)(
    '$title is walked through by Tab, and read by a screen reader',
    ({ operation }) =>
      withPage(async page => {
        expect(await page.show(operation.story)).toEqual([])
        const session = await page.session()
        expect(asTold(formatTree(await readTree(session)), operation.tree)).toBe(operation.tree)
        const there = await walk(page.browserPage, session, 'Tab')
        expect(asListed(there.stops, operation)).toEqual(operation.tabOrder)
        expect(there.goesRound).toBe(operation.afterLast === 'first')
        const back = await walk(page.browserPage, session, 'Shift+Tab')
        expect(back.stops.toReversed()).toEqual(there.stops)
      }),
  )

  it.concurrent.each(operated)('$title does what its keys are said to do', ({ operation }) =>
    withPage(async page => {
      expect(await page.show(operation.story)).toEqual([])
      const hands = Hands.on(page.browserPage, await page.session())
      for (const use of operation.keys) {
        const seen = await hands.press(use, effects => missing(use, effects).length === 0, patienceMs)
        const wrong = missing(use, seen)
        expect(wrong, `${use.press} on ${use.on}. What was seen: ${JSON.stringify(seen, null, 2)}`).toEqual(
          [],
        )
      }
    }),
  )
})

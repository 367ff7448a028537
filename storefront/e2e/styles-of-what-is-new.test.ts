import type { CDPSession, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

/** One of several events of Chromium's trace, as far as it is read here. */
interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** Of how many elements Chromium works out the styles in each of its passes while something is done. */
async function countStyled(client: CDPSession, act: () => Promise<void>): Promise<readonly number[]> {
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as TraceEvent)
  })
  const ended = new Promise<void>(resolve => {
    client.once('Tracing.tracingComplete', () => resolve())
  })
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  await client.send('Tracing.end')
  await ended
  return events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
}

/** The offer comes by itself. */
const seeTheOffer = (page: Page) => page.locator('[data-floats=offer]').waitFor()

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'New Arrivals' }).waitFor()
}

const openFilters = async (page: Page) => {
  await page.getByRole('link', { name: 'Filter' }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
}

describe('a phone works out the styles of what is new, and not of the whole page', () => {
  it.each([
    ['[POP-1] when the offer comes', '/product/tivra', seeTheOffer],
    ['[NAV-7] when the menu opens', '/product/tivra', openMenu],
    ['[SHOP-1] when the filters open', '/shop', openFilters],
  ] as const)('%s', async (_what, path, act) => {
    const { page } = await shop.visit({ width: 'phone', offer: act === seeTheOffer })
    await page.goto(path)
    await waitForHydration(page)
    const elements = await page.evaluate(() => document.querySelectorAll('body *').length)
    const client = await page.context().newCDPSession(page)
    const passes = await countStyled(client, () => act(page))
    expect(Math.max(...passes)).toBeGreaterThan(0)
    expect(passes.filter(styled => styled > elements / 2)).toEqual([])
  })
})

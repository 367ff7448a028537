import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { addToCart } from './support/steps.ts'

const shop = serveShop()

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]

/** Runs in the page: buying controls on the screen of which the offer or the chat button covers a part. */
const coveredNow = `(() => {
  const names = /^(Add .*to cart|Check ?out|Place order)$/i
  const covers = '[data-floats]'
  return [...document.querySelectorAll('button, a')]
    .map(control => ({ control, name: control.getAttribute('aria-label') ?? control.textContent.trim() }))
    .filter(({ name }) => names.test(name))
    .filter(({ control }) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const xs = [left + 2, (left + right) / 2, right - 2]
      const ys = [top + 2, (top + bottom) / 2, bottom - 2]
      return xs.some(x => ys.some(y => document.elementFromPoint(x, y)?.closest(covers)))
    })
    .map(({ name }) => name)
})()`

/** Scrolls from the top to the bottom, a little at a time, and asks at every stop. */
async function coveredWhileScrolling(page: Page): Promise<string[]> {
  const found: string[] = []
  const stepPx = 90
  const endPx = Number(await page.evaluate('document.documentElement.scrollHeight - innerHeight'))
  for (let top = 0; top < endPx + stepPx; top += stepPx) {
    // Two frames: the page has told of the scrolling in the first.
    await page.evaluate(
      `scrollTo(0, ${top}); new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))`,
    )
    for (const name of (await page.evaluate(coveredNow)) as string[]) found.push(`${name} at ${top} px`)
  }
  return found
}

describe.each(sizes)('what floats, on a screen of $width × $height', size => {
  it.each(['/shop', '/product/tivra', '/product/cleaning-kit', '/cart'])(
    '[POP-1][CHAT-1] never lies over a control that buys, at any place of %s',
    async path => {
      const { page } = await shop.visit({ width: 'desktop', offer: true })
      await page.setViewportSize(size)
      if (path === '/cart') {
        await page.goto('/product/bindu')
        await addToCart(page)
      }
      await page.goto(path)
      await page.getByRole('button', { name: 'Chat with us' }).waitFor({ state: 'attached' })
      if (path !== '/cart') await page.locator('[data-floats=offer]').waitFor({ state: 'attached' })
      // What comes later moves controls, and is made way for in the frame after: nobody sees the one before.
      await page.waitForLoadState('networkidle')
      expect(await coveredWhileScrolling(page)).toEqual([])
    },
  )
})

it('[POP-1][CHAT-1] shows both on the home page, and the offer above the button', async () => {
  const { page } = await shop.visit({ width: 'desktop', offer: true })
  await page.goto('/')
  const offer = page.getByRole('region', { name: '20% off your first order' })
  await offer.waitFor()
  const above = await offer.boundingBox()
  const below = await page.getByRole('button', { name: 'Chat with us' }).boundingBox()
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
})

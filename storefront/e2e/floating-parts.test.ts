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

/**
 * Runs in the page: buying controls on the screen of which the offer or the chat button covers a part, and amounts of
 * which the chat button does. The offer may lie over an amount until it is dismissed.
 */
const coveredNow = `(() => {
  const isCovered = (element, covers) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const xs = [left + 2, (left + right) / 2, right - 2]
    const ys = [top + 2, (top + bottom) / 2, bottom - 2]
    return xs.some(x => ys.some(y => document.elementFromPoint(x, y)?.closest(covers)))
  }
  const names = /^(Add .*to cart|Check ?out|Place order)$/i
  const nameOf = control => control.getAttribute('aria-label') ?? control.textContent.trim()
  const controls = [...document.querySelectorAll('button, a')]
    .filter(control => names.test(nameOf(control)) && isCovered(control, '[data-floats]'))
    .map(nameOf)
  const isAmount = ({ textContent, children }) => children.length < 2 && /^₹[0-9,]+([.][0-9]{2})?$/.test(textContent)
  const amounts = [...document.querySelectorAll('main *')]
    .filter(element => isAmount(element) && isCovered(element, '[data-floats=chat]'))
    .map(({ textContent }) => textContent)
  return [...controls, ...amounts]
})()`

/** Scrolls from the top to the bottom, or back, a little at a time, and asks at every stop. */
async function coveredWhileScrolling(page: Page, direction: 'down' | 'up' = 'down'): Promise<string[]> {
  const found: string[] = []
  const stepPx = 90
  const endPx = Number(await page.evaluate('document.documentElement.scrollHeight - innerHeight'))
  for (let way = 0; way < endPx + stepPx; way += stepPx) {
    const top = direction === 'down' ? way : Math.max(endPx - way, 0)
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
    '[POP-1][CHAT-1] never lies over a control that buys, nor the chat button over an amount, at any place of %s',
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

describe('the chat button on a phone', () => {
  async function openList(): Promise<Page> {
    const { page } = await shop.visit({ width: 'phone' })
    await page.goto('/shop')
    await page.getByRole('button', { name: 'Chat with us' }).waitFor()
    await page.waitForLoadState('networkidle')
    return page
  }

  it('[CHAT-1] covers neither an amount nor a control that buys, at any place where it is seen', async () => {
    const page = await openList()
    expect(await coveredWhileScrolling(page, 'up')).toEqual([])
  })

  it('[CHAT-1] leaves who reads on before it was ever touched, and comes back as they scroll up', async () => {
    const page = await openList()
    const opacity = () =>
      page.evaluate(`getComputedStyle(document.querySelector('[data-floats=chat]')).opacity`)
    expect(await opacity()).toBe('1')
    await page.evaluate('scrollBy(0, 300)')
    await expect.poll(opacity).toBe('0')
    await page.evaluate('scrollBy(0, -100)')
    await expect.poll(opacity).toBe('1')
  })

  it('[CHAT-1] lies over nothing in the page as it is sent', async () => {
    const { page } = await shop.visit({ width: 'phone' })
    await page.route('**/assets/*.js', route => route.abort())
    await page.goto('/shop')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('[data-floats=chat]').count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Chat with us' }).count()).toBe(0)
  })
})

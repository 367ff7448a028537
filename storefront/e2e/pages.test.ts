import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'

const shop = serveShop()

/** Every public page of ROUTE-1, with one product, category, price range and post. */
const publicPages = [
  '/',
  '/shop',
  '/shop?search=tivra',
  '/shop?search=nothing+like+this',
  '/shop/category/noise-cancelling',
  '/shop/price/under1000',
  '/product/tivra',
  '/product/tivra/reviews',
  '/new-arrivals',
  '/best-sellers',
  '/deals',
  '/about',
  '/cart',
  '/auth',
  '/auth?way=password',
  '/auth?way=register',
  '/track-order',
  '/stores',
  '/finder',
  '/finder?use=calls&noise=some&budget=any&fit=any',
  '/compare',
  '/compare?products=tivra,shuddha,komal,laya',
  '/faqs',
  '/shipping-info',
  '/returns',
  '/warranty',
  '/contact',
  '/blog',
  '/blog/how-loud-for-how-long',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
]

/** Opens a page and waits until it is at rest. */
async function openAtRest(width: 'desktop' | 'phone', path: string) {
  const shopper = await shop.visit({ width })
  const response = await shopper.page.goto(path, { waitUntil: 'networkidle' })
  // On a phone what stands below comes in the frames after the first view.
  await shopper.page.locator('html:not([data-loading])').waitFor()
  return { shopper, response }
}

const lettersTwiceAsLarge = "document.documentElement.style.fontSize = '200%'"

describe.each(['desktop', 'phone'] as const)("a guest's pages on a %s", width => {
  it.each(publicPages)(
    '[ROUTE-1][BEY-1] %s has no violation, no failed request, nothing on the console, and room for letters twice as large',
    async path => {
      const { shopper, response } = await openAtRest(width, path)
      expect(response?.status()).toBe(200)
      expect(await shopper.page.getByRole('heading', { level: 1 }).count()).toBe(1)
      await shopper.expectAccessible()
      expect(await overflow(shopper.page), 'wider than the screen').toBe(0)
      await shopper.page.evaluate(lettersTwiceAsLarge)
      expect(await overflow(shopper.page), 'wider than the screen, with large letters').toBe(0)
      expect(shopper.complaints()).toEqual([])
    },
  )
})

it('[BEY-1] a page that is not there has room on a phone for letters twice as large', async () => {
  const { shopper } = await openAtRest('phone', '/nowhere')
  await shopper.page.evaluate(lettersTwiceAsLarge)
  expect(await overflow(shopper.page)).toBe(0)
})

it('[BEY-1] on a narrow phone, cards have room for letters twice as large, one below the other', async () => {
  const { page } = await shop.visit({ width: 'phone' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/shop', { waitUntil: 'networkidle' })
  const cardsOfARow = async () => {
    const boxes = await Promise.all([0, 1].map(index => page.getByRole('article').nth(index).boundingBox()))
    return boxes[0]?.y === boxes[1]?.y ? 2 : 1
  }
  expect(await cardsOfARow()).toBe(2)
  await page.evaluate(lettersTwiceAsLarge)
  expect(await cardsOfARow()).toBe(1)
  expect(await overflow(page)).toBe(0)
})

/** How many pixels the page can be scrolled sideways. */
function overflow(page: { evaluate: (expression: string) => Promise<unknown> }): Promise<unknown> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
}

describe("a page's largest picture", () => {
  it.each(['/', '/shop', '/product/tivra'])('is told of in the head of %s, and fetched once', async path => {
    const shopper = await shop.visit({ width: 'phone', pictures: true })
    const fetched: string[] = []
    shopper.page.on('request', request => fetched.push(new URL(request.url()).pathname))
    const response = await shopper.page.goto(path, { waitUntil: 'networkidle' })
    const [beforeStyles] = (await response?.text())?.split('<style') ?? []
    expect(beforeStyles).toContain('<link rel="preload" as="image" type="image/avif" fetchPriority="high"')
    const shown = await shopper.page.evaluate(
      "new URL(document.querySelector('img[fetchpriority=high]').currentSrc).pathname",
    )
    expect(shown).toMatch(/^\/pictures\/.+\.avif$/)
    expect(fetched.filter(address => address === shown)).toEqual([shown])
  })
})

describe('a page that does not exist', () => {
  it.each(['/nowhere', '/product/no-such-earbuds', '/blog/no-such-post'])(
    '[ROUTE-1] %s is a 404',
    async path => {
      const shopper = await shop.visit({ width: 'desktop' })
      const response = await shopper.page.goto(path)
      expect(response?.status()).toBe(404)
      await shopper.page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
      await shopper.expectAccessible()
    },
  )
})

describe('a page that needs someone else', () => {
  it.each(['/checkout', '/favorites', '/profile', '/my-orders', '/notifications', '/admin', '/admin/orders'])(
    '[ROUTE-2][ROUTE-4] %s leads a guest to the sign-in',
    async path => {
      const shopper = await shop.visit({ width: 'desktop' })
      await shopper.page.goto(path)
      expect(new URL(shopper.page.url()).pathname).toBe('/auth')
      await shopper.page.getByText('Authentication Required', { exact: true }).waitFor()
      await shopper.page.getByText('Please log in to continue.', { exact: true }).waitFor()
    },
  )
})

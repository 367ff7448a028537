import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { documentInPieces } from './support/document-in-pieces.ts'
import { layoutShift, lettersMove, twoFrames, watchLayoutShifts } from './support/layout-shifts.ts'
import { serveShop } from './support/serve-shop.ts'
import type { ShopperOptions } from './support/shopper.ts'
import { addToCart } from './support/steps.ts'

const shop = serveShop()

/** A page whose pictures are still on their way. @param density of a phone that gets the largest with the document: 2 */
async function openBeforeItsPicture(
  path: string,
  { width = 'phone', density = 1 }: Partial<Pick<ShopperOptions, 'width' | 'density'>> = {},
) {
  const shopper = await shop.visit({ width, density, serviceWorker: true })
  const { page } = shopper
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  let release: () => void = () => undefined
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route('**/pictures/**', async route => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0)
  const isLaidOut = (selector: string) =>
    page.evaluate(part => document.querySelector(part)?.getClientRects().length, selector)
  return { shopper, page, asked, release, isLaidOut }
}

describe('[SHOP-1][SHOP-2] the first view of a page', () => {
  it('asks for no script, font or manifest and for one picture until the picture is painted', async () => {
    const { shopper, page, asked, release } = await openBeforeItsPicture('/product/tivra')
    expect(asked.filter(path => /\.(?:js|woff2|webmanifest)$/.test(path))).toEqual([])
    expect(asked.filter(path => path.startsWith('/pictures/'))).toHaveLength(1)
    release()
    await expect.poll(() => asked.some(path => path.endsWith('.woff2'))).toBe(true)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.locator('html[data-hydrated]').waitFor()
    expect(shopper.complaints()).toEqual([])
  })

  it('lays out what is below it at the first scroll, or once the picture is painted', async () => {
    for (const begin of ['scroll', 'paint']) {
      const { shopper, page, release, isLaidOut } = await openBeforeItsPicture('/product/tivra')
      expect(await isLaidOut('footer')).toBe(0)
      if (begin === 'scroll') await page.mouse.wheel(0, 100)
      else release()
      await expect.poll(() => isLaidOut('footer')).toBe(1)
      release()
      await shopper.leave()
    }
  })

  it.each([
    { path: '/', below: 'main>section:nth-of-type(2)' },
    { path: '/shop', below: 'main li:nth-child(5)>article' },
    { path: '/product/tivra', below: 'main>[data-island]' },
  ])('leaves out what stands below it on $path until the picture is painted', async ({ path, below }) => {
    const { shopper, page, release, isLaidOut } = await openBeforeItsPicture(path)
    expect(await isLaidOut(below)).toBe(0)
    release()
    // Nobody scrolls.
    await page.locator('html:not([data-loading])').waitFor()
    expect(await isLaidOut(below)).toBe(1)
    expect(await isLaidOut('footer')).toBe(1)
    expect(shopper.complaints()).toEqual([])
  })

  it('lays all of it out at once where somebody goes to one of its places', async () => {
    const { page, release, isLaidOut } = await openBeforeItsPicture('/product/tivra#reviews')
    expect(await isLaidOut('footer')).toBe(1)
    expect(await page.evaluate(() => location.hash)).toBe('#reviews')
    release()
  })
})

it('[SHOP-1] a listing fetches the second picture of a phone’s first row with the page, and brings the first along', async () => {
  const { shopper, page, asked, release } = await openBeforeItsPicture('/shop', { density: 2 })
  const priorities = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img:not([loading=lazy])')].map(
      image => image.fetchPriority,
    ),
  )
  expect(priorities).toEqual(['high', 'low'])
  expect(asked.filter(path => path.startsWith('/pictures/'))).toHaveLength(1)
  release()
  await expect.poll(() => asked.filter(path => path.startsWith('/pictures/')).length).toBeGreaterThan(1)
  expect(shopper.complaints()).toEqual([])
})

describe('[SHOP-1][SHOP-2] the largest picture of a page', () => {
  const largest = (page: Page) =>
    page.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]')
      return {
        isDrawn: image?.complete === true && image.naturalWidth > 0,
        source: image?.currentSrc.replace(/^data:.*/, 'data') ?? '',
      }
    })

  it.each(['/', '/hi', '/shop', '/shop?category=sports'])(
    'comes with the document of %s to a phone, before any other picture, and is not fetched as well',
    async path => {
      const { shopper, page, asked, release } = await openBeforeItsPicture(path, { density: 2 })
      expect(await largest(page)).toEqual({ isDrawn: true, source: 'data' })
      const preloaded = await page.evaluate(() =>
        document.querySelector('link[rel=preload][as=image]')?.getAttribute('imagesrcset'),
      )
      const files: readonly string[] = preloaded?.match(/\/pictures\/\S+/g) ?? []
      expect(files.length).toBeGreaterThan(1)
      release()
      await page.locator('html[data-hydrated]:not([data-loading])').waitFor()
      expect(asked.filter(address => files.includes(address))).toEqual([])
      expect(await largest(page)).toEqual({ isDrawn: true, source: 'data' })
      expect(shopper.complaints()).toEqual([])
    },
  )

  it('is fetched by other screens, in their size', async () => {
    const { shopper, page, release } = await openBeforeItsPicture('/', { width: 'desktop', density: 2 })
    expect(await largest(page)).toMatchObject({ isDrawn: false })
    release()
    await page.locator('html[data-hydrated]:not([data-loading])').waitFor()
    await expect.poll(() => largest(page)).toMatchObject({ isDrawn: true })
    expect((await largest(page)).source).toMatch(/\/pictures\/tivra-\S+-640\.avif$/)
    expect(shopper.complaints()).toEqual([])
  })
})

it('[SHOP-2] the home page waits for the largest of its three models alone', async () => {
  const page = await (await fetch(shop.server.origin)).text()
  const preloaded = [...page.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link)
  expect(preloaded).toHaveLength(1)
  expect(preloaded[0]).toContain('/pictures/tivra-')
  const first = [...page.matchAll(/<img [^>]*>/g)]
    .map(([image]) => image)
    .filter(image => !image.includes('loading="lazy"'))
  expect(first.map(image => /fetchpriority="(\w+)"/i.exec(image)?.[1])).toEqual(['low', 'high', 'low'])
})

interface FontVisit {
  readonly path: string
  readonly width: 'phone' | 'desktop'
  /** Whether the page's text is set in some other font until the brand's has come. */
  readonly withoutFallback?: boolean
}

/** The files of the font faces that have come. */
const loadedFaces = () =>
  [...document.fonts].flatMap(({ family, status }) =>
    status === 'loaded'
      ? [{ 'Shruti Anek': 'shruti-latin', 'Shruti Rupee': 'shruti-rupee' }[family.replaceAll('"', '')]]
      : [],
  )

/**
 * The sum of a page's layout shifts from when all but its fonts has come; that of another font in between counts too. What moves
 * while the page itself is on its way depends on where the parser stops.
 */
async function shiftWhenFontsCome({ path, width, withoutFallback = false }: FontVisit) {
  const { page } = await shop.visit({ width, pictures: true })
  await watchLayoutShifts(page)
  const hold = (name: string) => {
    let release: () => void = () => undefined
    const released = new Promise<void>(resolve => (release = resolve))
    const asked = new Promise<void>(resolve => {
      void page.route(`**/${name}*.woff2`, async route => {
        resolve()
        await released
        await route.continue()
      })
    })
    return async () => {
      await asked
      release()
    }
  }
  const rupeeComes = hold('shruti-rupee')
  const lettersCome = hold('shruti-latin')
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
  const since = await page.evaluate(() => performance.now())
  if (withoutFallback) {
    await page.evaluate(() =>
      document.documentElement.style.setProperty('--shruti-font', "'Shruti Anek', monospace"),
    )
    // Text that was never painted in the other font does not move.
    await twoFrames(page)
  }
  await Promise.all([rupeeComes(), lettersCome()])
  await expect
    .poll(() => page.evaluate(loadedFaces))
    // Text in another font asks for no file of the rupee sign.
    .toEqual(expect.arrayContaining(['shruti-latin', ...(withoutFallback ? [] : ['shruti-rupee'])]))
  await page.locator('html:not([data-loading])').waitFor()
  await twoFrames(page)
  return layoutShift(page, since)
}

/** A thirtieth of what browsers call a good score: some letters move by some pixels on their line, and no line moves. */
const noticed = 0.003

describe('[SHOP-2] when the brand’s font comes', () => {
  it('text stays where it was, for the font of the system is as wide and as high', async () => {
    for (const path of ['/', '/shop', '/product/tivra'])
      for (const width of ['phone', 'desktop'] as const)
        expect(await shiftWhenFontsCome({ path, width }), `${path} ${width}`).toBeLessThan(noticed)
  })

  it('text would move without that font', async () => {
    const moved = await shiftWhenFontsCome({ path: '/product/tivra', width: 'phone', withoutFallback: true })
    expect(moved).toBeGreaterThan(noticed)
  })
})

describe('[SHOP-2] a document that comes in pieces', () => {
  // A page that is not painted has no frames, for which a locator would wait.
  const isThere = async (page: Page, selector: string) =>
    await expect.poll(() => page.evaluate(part => document.querySelector(part) !== null, selector)).toBe(true)
  const paints = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length)

  it.each(['phone', 'desktop'] as const)('shows its header whole (%s)', async width => {
    const { page } = await shop.visit({ width })
    await watchLayoutShifts(page)
    const pieces = await documentInPieces(`${shop.server.origin}/product/tivra`, [
      '<form role="search"',
      '<main id="main" tabindex="-1"',
      '<nav aria-label="Breadcrumb"',
    ])
    try {
      await page.goto(pieces.url, { waitUntil: 'commit' })
      await isThere(page, 'header a')
      // Enough time for a frame, if there were to be one.
      await page.evaluate(async () => {
        for (let request = 0; request < 30; request += 1) await fetch('/not-there')
      })
      expect(await paints(page)).toBe(0)
      pieces.sendNext()
      pieces.sendNext()
      await expect.poll(() => paints(page)).toBeGreaterThan(0)
      pieces.sendNext()
      await page.locator('html:not([data-loading])').waitFor()
      expect(await layoutShift(page)).toBeLessThan(lettersMove)
    } finally {
      pieces.close()
    }
  })

  it('has a buy bar on a phone that stays as it is first drawn', async () => {
    const { page } = await shop.visit({ width: 'phone' })
    await watchLayoutShifts(page)
    // The bar's name, its price, and its button without a word.
    const pieces = await documentInPieces(`${shop.server.origin}/product/tivra`, [
      'data-bottom-bar=""',
      '</span>',
      '</p>',
      '<span ',
    ])
    try {
      await page.goto(pieces.url, { waitUntil: 'commit' })
      for (const part of [
        'main',
        '[data-bottom-bar] span',
        '[data-bottom-bar] p',
        '[data-bottom-bar] button',
      ]) {
        await isThere(page, part)
        await twoFrames(page)
        pieces.sendNext()
      }
      await page.locator('html:not([data-loading])').waitFor()
      expect(await layoutShift(page)).toBeLessThan(lettersMove)
    } finally {
      pieces.close()
    }
  })
})

describe('[SHOP-2] what a press draws for the first time', () => {
  it('leaves the style sheet of the first view alone, so that no style of the page is worked out anew', async () => {
    const { page } = await shop.visit({ width: 'phone', pictures: true })
    await page.goto('/product/tivra')
    await page.locator('html[data-hydrated]').waitFor()
    /** Rules with rules in them, by which a browser takes the sheet for changed: in the first sheet, and in those after it. */
    const grouping = () =>
      page.evaluate(() => {
        const [first = 0, ...later] = [
          ...document.querySelectorAll<HTMLStyleElement>('style[data-styled]'),
        ].map(
          ({ sheet }) =>
            [...(sheet?.cssRules ?? [])].filter(rule => 'cssRules' in rule && !(rule instanceof CSSStyleRule))
              .length,
        )
        return { first, later: later.reduce((sum, count) => sum + count, 0) }
      })
    await expect.poll(async () => (await grouping()).first).toBeGreaterThan(0)
    const before = await grouping()
    await addToCart(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').waitFor()
    const after = await grouping()
    expect(after.first).toBe(before.first)
    expect(after.later).toBeGreaterThan(before.later)
  })
})

describe('[SHOP-2] the style sheet that the server printed', () => {
  it.each(['/auth', '/shop', '/product/tivra'])('is gone on with once %s is hydrated', async path => {
    const { page } = await shop.visit({ width: 'phone', pictures: true })
    await page.goto(path)
    await page.locator('html[data-hydrated]').waitFor()
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].map(
        ({ textContent, sheet }) => ({
          printed: textContent.split('/*!sc*/').length - 1,
          rules: sheet?.cssRules.length ?? 0,
        }),
      ),
    )
    expect(sheets[0]?.printed).toBeGreaterThan(100)
    // Taken over by the library, all of them would be there a second time.
    const rules = sheets.reduce((sum, sheet) => sum + sheet.rules, 0)
    expect(rules).toBeLessThan((sheets[0]?.printed ?? 0) * 1.5)
  })
})

import type { Cart } from '@shruti/server/contract'
import { describe, expect, it } from 'vitest'
import { layoutShift, lettersMove, watchLayoutShifts } from './support/layout-shifts.ts'
import { serveShop } from './support/serve-shop.ts'
import type { Shopper } from './support/shopper.ts'

const shop = serveShop()

const hydrated = (page: Shopper['page']) => page.locator('html[data-hydrated]').waitFor()

describe.each(['desktop', 'phone'] as const)('choosing, on a %s', width => {
  it('[SHOP-1] a card shows the colour that is chosen and adds it, and asks where none was', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await page.goto('/shop/category/best-tws')
    await hydrated(page)
    const card = page.getByRole('article').filter({ hasText: 'Noise cancelling up to 35 dB, IPX5' })
    const picture = () => card.locator('img').first().getAttribute('src')
    const before = await picture()
    await card.getByRole('radio', { name: 'Black' }).check()
    expect(await picture()).not.toBe(before)
    expect(await card.getByRole('link', { name: 'Tivra' }).getAttribute('href')).toBe(
      '/product/tivra?color=Black',
    )
    await card.getByRole('button', { name: 'Add Tivra to cart' }).click()
    await page.getByText('Item added to cart').first().waitFor()

    await page.getByRole('button', { name: 'Add Komal to cart' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose a colour of Komal' })
    await dialog.getByRole('radio', { name: 'White' }).check()
    await shopper.expectAccessible()
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await dialog.waitFor({ state: 'hidden' })
    // The line shows at once, and is kept a moment later: leaving the page before would take the call back.
    const kept = async () => ((await (await page.request.get('/api/cart')).json()) as Cart).items.length
    await expect.poll(kept).toBe(2)
    await page.goto('/cart')
    const lines = page.getByRole('main').getByRole('article')
    await lines.filter({ hasText: 'Tivra' }).getByText('Black').waitFor()
    await lines.filter({ hasText: 'Komal' }).getByText('White').waitFor()
    expect(shopper.complaints()).toEqual([])
  })

  it('[BEY-18] a search for a colour shows each card in it', async () => {
    const { page } = await shop.visit({ width, javaScript: false })
    await page.goto('/shop?search=white+ear+buds+under+2000')
    const cards = page.getByRole('main').getByRole('article')
    expect(await cards.count()).toBe(3)
    expect(await cards.getByRole('radio', { name: 'White', exact: true, checked: true }).count()).toBe(2)
    expect(await cards.getByRole('radio', { name: 'White, sold out', checked: true }).count()).toBe(1)
  })

  it('[BEY-6] two products are chosen on cards, compared, and added from there', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await page.goto('/shop/category/best-tws')
    await hydrated(page)
    await page.getByRole('checkbox', { name: 'Compare Tivra' }).check()
    const bar = page.getByRole('region', { name: 'Chosen to compare' })
    await bar.getByText('Choose one more').waitFor()
    await page.getByRole('checkbox', { name: 'Compare Komal' }).check()
    await shopper.expectAccessible()
    await bar.getByRole('link', { name: 'Compare' }).click()
    await page.waitForURL(/\/compare\?products=(tivra,komal|komal,tivra)$/)
    await page.getByRole('row', { name: /^Noise cancelling/ }).waitFor()
    await shopper.expectAccessible()
    await page.getByRole('combobox', { name: 'Colour of Komal' }).selectOption('White')
    await page.getByRole('button', { name: 'Add Komal to cart' }).click()
    await page.getByText('Item added to cart').first().waitFor()

    await page.goto('/cart')
    await hydrated(page)
    await page.getByRole('heading', { name: 'Order summary' }).waitFor()
    expect(await bar.count()).toBe(0)
    await page.goto('/product/shuddha')
    await hydrated(page)
    await bar.getByRole('button', { name: 'Clear' }).click()
    await bar.waitFor({ state: 'hidden' })
    expect(shopper.complaints()).toEqual([])
  })

  it('[SHOP-2] a returning visitor finds what was looked at last, and clears it, and nothing moves', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await watchLayoutShifts(page)
    for (const slug of ['tivra', 'bindu']) {
      await page.goto(`/product/${slug}`)
      await hydrated(page)
    }
    await page.goto('/product/komal')
    await hydrated(page)
    const viewed = page
      .getByRole('region', { name: 'Recently viewed' })
      .or(page.locator('section', { has: page.getByRole('heading', { name: 'Recently viewed' }) }))
    const found = viewed.getByRole('link', { name: 'Bindu' })
    // As a person scrolls: what is near is loaded before it is seen.
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 250)
          return found.isVisible()
        },
        { timeout: 20_000 },
      )
      .toBe(true)
    await viewed.scrollIntoViewIfNeeded()
    expect(await viewed.getByRole('article').count()).toBe(2)
    expect(await layoutShift(page)).toBeLessThan(lettersMove)
    await viewed.getByRole('button', { name: 'Clear' }).click()
    await viewed.waitFor({ state: 'hidden' })
    expect(shopper.complaints()).toEqual([])
  })
})

describe.each(['desktop', 'phone'] as const)('choosing without JavaScript, on a %s', width => {
  it('[BEY-6] four questions lead to a product, and Back takes an answer away', async () => {
    const { page } = await shop.visit({ width, javaScript: false })
    await page.goto('/shop')
    await page.getByRole('link', { name: 'Find your earbuds in four questions' }).click()
    await page.getByRole('link', { name: /^The way to work/ }).click()
    await page.getByRole('link', { name: /^Mostly quiet/ }).click()
    await page.goBack()
    await page.getByRole('link', { name: /^Metro, bus or plane/ }).click()
    await page.getByRole('link', { name: /^Up to ₹5,000/ }).click()
    await page.getByRole('link', { name: /^Small buds/ }).click()
    await page.getByRole('heading', { level: 1, name: 'This comes closest' }).waitFor()
    expect(new URL(page.url()).search).toBe('?use=commute&noise=loud&budget=5000&fit=buds')
    await page.getByRole('link', { name: 'See Shuddha' }).click()
    await page.getByRole('heading', { level: 1, name: 'Shuddha' }).waitFor()
  })

  it('[BEY-6] products are added to a comparison, taken away, and put into the cart', async () => {
    const { page } = await shop.visit({ width, javaScript: false })
    await page.goto('/compare?products=tivra')
    await page.getByRole('combobox', { name: 'Add a product' }).selectOption('Komal')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('row', { name: /^Noise cancelling/ }).waitFor()
    await page.getByRole('link', { name: 'Show everything' }).click()
    await page.getByRole('row', { name: /^Sold as/ }).waitFor()
    await page.getByRole('button', { name: 'Add Komal to cart' }).click()
    await page.waitForURL(/\/cart/)
    await page.goBack()
    await page.getByRole('link', { name: 'Remove Tivra from the comparison' }).click()
    await page.getByText('Choose one more product to compare Komal with.').waitFor()
    expect(new URL(page.url()).searchParams.get('products')).toBe('komal')
  })
})

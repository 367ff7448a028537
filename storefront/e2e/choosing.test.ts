import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'

const shop = serveShop()

describe.each(['desktop', 'phone'] as const)('choosing without JavaScript, on a %s', width => {
  it('[BEY-18] a search for a colour shows each card in it', async () => {
    const { page } = await shop.visit({ width, javaScript: false })
    await page.goto('/shop?search=white+ear+buds+under+2000')
    const cards = page.getByRole('main').getByRole('article')
    expect(await cards.count()).toBe(3)
    expect(await cards.getByRole('radio', { name: 'White', exact: true, checked: true }).count()).toBe(2)
    expect(await cards.getByRole('radio', { name: 'White, sold out', checked: true }).count()).toBe(1)
  })

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

import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

describe.each([
  ['a desktop', 'desktop'],
  ['a phone', 'phone'],
] as const)('a product page on %s', (_what, width) => {
  it('[SHOP-2] opens in the colour that its address names, and counts as one page', async () => {
    const { page } = await shop.visit({ width })
    await page.goto('/product/tivra?color=Black')
    // The product's own colours come first; the cards below have theirs.
    expect(await page.getByRole('radio', { name: 'Black' }).first().isChecked()).toBe(true)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/product\/tivra$/)
  })

  it('[SHOP-2] shares the address of the chosen colour', async () => {
    const { page } = await shop.visit({ width })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/product/tivra?color=Gold')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/product\/tivra\?color=Gold$/)
  })

  it('[SHOP-2] asks the chat about this product, which answers from its data', async () => {
    const { page } = await shop.visit({ width })
    await page.goto('/product/meend')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Ask about this product' }).click()
    const chat = page.getByRole('dialog', { name: 'Shruti support' })
    await chat.getByText(/^Ask me about Meend/).waitFor()
    await chat.getByRole('button', { name: 'What is in the box?' }).click()
    const answer =
      'Meend comes with: One pair of earbuds, Charging case, Tips in S, M and L, USB-C cable, Warranty card.'
    await chat.getByText(answer).waitFor()
    expect(await chat.getByText('Hello. I can help with our audio products').isVisible()).toBe(true)
  })

  it('[BEY-7] plays the noise before and after where a figure is stated, and only there', async () => {
    const { page } = await shop.visit({ width })
    await page.goto('/product/tivra')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Hear the noise cancelling' }).click()
    const noise = page.getByRole('region', { name: 'Hear the noise cancelling' })
    await noise.getByRole('button', { name: 'Play' }).click()
    await noise.getByRole('button', { name: 'Stop' }).waitFor()
    await noise.getByText('Noise cancelling', { exact: true }).click()
    await noise.getByText(/up to 35 dB less at low frequencies/).waitFor()
    await noise.getByRole('button', { name: 'Stop' }).click()
    await noise.getByRole('button', { name: 'Play' }).waitFor()

    await page.goto('/product/komal')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Ask about this product' }).waitFor()
    expect(await page.getByRole('button', { name: 'Hear the noise cancelling' }).count()).toBe(0)
  })

  it('[SHOP-2] [BEY-5] is printed with features, box, accessories that fit and its legal label', async () => {
    const { page } = await shop.visit({ width, javaScript: false })
    await page.goto('/product/tivra')
    const main = page.getByRole('main')
    const text = await main.innerText()
    expect(text).toContain('Connects to two devices at once')
    expect(text).toContain('Tips in S, M and L')
    await main.getByText('Legal label').click()
    await main.getByText('₹7,999.00, inclusive of all taxes').waitFor()
    const goesWith = page.locator('section', { has: page.getByRole('heading', { name: 'Goes with it' }) })
    expect(await goesWith.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Charging case',
      'Case cover',
      'Silicone tips',
      'Carry pouch',
    ])
    expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false)
  })
})

import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { addToCart, placeCashOrder, signInByPhone, waitForHydration } from './support/steps.ts'

const shop = serveShop()

/** "24–26 November", as every page writes the days of arrival. */
const daysIn = (text: string) =>
  /\d{1,2}(?: [A-Z][a-z]+)?–\d{1,2} [A-Z][a-z]+|\d{1,2} [A-Z][a-z]+/.exec(
    /Arriv.*/.exec(text)?.[0] ?? '',
  )?.[0]

async function daysOn(page: Page): Promise<string | undefined> {
  const sentence = page.getByText(/^Arriv(es|ing)/).first()
  await sentence.waitFor()
  return daysIn(await sentence.innerText())
}

/** As the server prints it, without a script. */
async function printed(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}

async function askFor(page: Page, pincode: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Delivery to PIN code' })
  await field.fill(pincode)
  await field.press('Enter')
}

describe.each([
  ['a desktop', 'desktop', '9845061234'],
  ['a phone', 'phone', '9845061235'],
] as const)('the promise of a delivery on %s', (_what, width, phoneNumber) => {
  it('[BEY-3] is the same on product page, cart, checkout and order, for a PIN code that is entered once', async () => {
    const { page } = await shop.visit({ width })
    await page.goto('/product/bindu')
    await waitForHydration(page)
    await askFor(page, '560025')
    const promised = await daysOn(page)
    expect(promised).toBeDefined()

    // Another page, as the server prints it.
    expect(daysIn((await printed(page, '/product/komal')).replace(/<[^>]*>/g, ''))).toBe(promised)

    await addToCart(page)
    await page.goto('/cart')
    expect(await page.getByRole('textbox', { name: 'Delivery to PIN code' }).inputValue()).toBe('560025')
    expect(await daysOn(page)).toBe(promised)

    await page.goto('/checkout')
    await signInByPhone(page, phoneNumber)
    await page.waitForURL(/\/checkout/)
    const address = page.getByRole('region', { name: 'Delivery address' })
    const pincode = address.getByRole('textbox', { name: 'PIN code' })
    await pincode.waitFor()
    expect(await pincode.inputValue()).toBe('560025')
    await address.getByRole('textbox', { name: 'Full name' }).fill('Ananya Iyer')
    await address.getByRole('textbox', { name: 'Flat, house, building' }).fill('12 Residency Road')
    await address.getByRole('button', { name: 'Save address' }).click()
    await address.getByRole('radio', { name: /12 Residency Road/ }).waitFor()
    expect(await daysOn(page)).toBe(promised)

    await placeCashOrder(page)
    expect(await page.getByRole('main').innerText()).toContain(promised)
  })

  it('[BEY-3] [CHK-2] never offers cash where it is not collected, and says what else is possible', async () => {
    const { page } = await shop.visit({ width })
    await page.goto('/product/tivra')
    await waitForHydration(page)
    await askFor(page, '791120')
    const reason =
      'Cash on delivery is not available for this PIN code. Pay online, or deliver to another PIN code.'
    await page.getByText(reason).waitFor()
    await addToCart(page)
    await page.goto('/cart')
    const main = page.getByRole('main')
    await page.getByText(reason).waitFor()
    expect(await main.innerText()).not.toMatch(/or cash on delivery|Cash on delivery is available/)
  })

  it('[BEY-3] [CHK-2] says nothing of days and payment for a place that is not served', async () => {
    const { page } = await shop.visit({ width })
    await page.goto('/product/tivra')
    await waitForHydration(page)
    await askFor(page, '999999')
    const refusal = page.getByText('We do not deliver to 999999 yet')
    await refusal.waitFor()
    const advice = /Pay by|Pay online|Cash on delivery|business days\. Express/
    await expect.poll(() => page.getByRole('main').innerText()).not.toMatch(advice)
    await addToCart(page)
    await page.goto('/cart')
    await refusal.waitFor()
    await expect.poll(() => page.getByRole('main').innerText()).not.toMatch(advice)
    // It is all there again for a place that is served.
    await askFor(page, '560025')
    await page.getByText(/^Pay by/).waitFor()
  })

  it('[CHK-2] the cart says why an amount cannot be paid in cash, and what would change it', async () => {
    const { page } = await shop.visit({ width })
    await page.goto('/product/tivra')
    await waitForHydration(page)
    await askFor(page, '560025')
    await daysOn(page)
    await page.getByRole('button', { name: 'Increase quantity' }).click()
    await addToCart(page)
    await page.goto('/cart')
    await page.getByText('Cash on delivery is available up to ₹10,000. Your total is ₹5,998 over.').waitFor()
    expect(await page.getByText('Pay by UPI, card, net banking or EMI.').isVisible()).toBe(true)
    expect(await page.getByText('Cash on delivery is available.').count()).toBe(0)
  })

  it('[BEY-3] is remembered from a form that is sent without scripts', async () => {
    const { page } = await shop.visit({ width, javaScript: false })
    await page.goto('/product/komal')
    await askFor(page, '560025')
    await page.waitForURL(/pincode=560025/)
    const promised = await daysOn(page)
    await page.goto('/product/tivra')
    expect(await daysOn(page)).toBe(promised)
    const text = await page.getByRole('main').innerText()
    expect(text).toContain('Free delivery to Bengaluru')
  })
})

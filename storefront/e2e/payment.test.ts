import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { delayScripts } from './support/slow-scripts.ts'
import { addToCart, fillInAddress, openProductFromTheHomePage, signInByPhone } from './support/steps.ts'

const shop = serveShop()

/** A shopper at the checkout with an address and the terms accepted. */
async function goToCheckout(page: Page, phoneNumber: string): Promise<void> {
  await openProductFromTheHomePage(page)
  await addToCart(page)
  await page.goto('/checkout')
  await signInByPhone(page, phoneNumber)
  await page.waitForURL(/\/checkout/)
  await fillInAddress(page)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
}

async function placeWith(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await page.waitForURL(/\/pay\//)
}

async function payAndEnd(page: Page, outcome: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.waitForURL(/\/payment-sandbox\//)
  await page.getByRole('radio', { name: outcome }).check()
  await page.getByRole('button', { name: 'End the payment' }).click()
}

describe.each([
  ['a desktop', 'desktop', '98450', '98451', '98454', '98456'],
  ['a phone', 'phone', '98452', '98453', '98455', '98457'],
] as const)('paying online on %s', (_what, width, first, second, third, fourth) => {
  it('[CHK-2] a payment fails, the next is pending and says that alone, another method is paid, and the order is confirmed', async () => {
    const { page } = await shop.visit({ width })
    await goToCheckout(page, `${first}12345`)
    await placeWith(page, /^UPI/)
    await payAndEnd(page, /^Fail/)
    await page.waitForURL(/\/pay\//)
    const failed = page.getByText('Payment failed. You have not been charged.')
    await failed.waitFor()
    await payAndEnd(page, /^Stay pending/)
    await page.getByText('Payment is still pending. We will update this order.').waitFor()
    expect(await failed.count()).toBe(0)
    await page.getByRole('radio', { name: /^Card/ }).check()
    await payAndEnd(page, /^Succeed The shop/)
    await page.waitForURL(/\/order-confirmation\//)
    await page.getByRole('heading', { level: 1, name: 'Thank you.', exact: true }).waitFor()
    expect(await page.getByText('Card', { exact: true }).isVisible()).toBe(true)
  })

  it('[CHK-2] ends as it was chosen before the script of the page had come', async () => {
    const { page } = await shop.visit({ width })
    await goToCheckout(page, `${fourth}12345`)
    await placeWith(page, /^UPI/)
    await delayScripts(page)
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await page.waitForURL(/\/payment-sandbox\//, { waitUntil: 'commit' })
    await page.getByRole('radio', { name: /^Fail/ }).check()
    await page.getByRole('button', { name: 'End the payment' }).click()
    await page.getByText('Payment failed. You have not been charged.').waitFor()
    expect(page.url()).toMatch(/\/pay\//)
  })

  it('[CHK-2] a reload, Back and a second tab lead to where the payment stands', async () => {
    const { page } = await shop.visit({ width })
    await goToCheckout(page, `${second}12345`)
    await placeWith(page, /^UPI/)
    const payPage = page.url()
    await page.goto(payPage.replace('/pay/', '/orders/'))
    await page.getByRole('link', { name: 'Pay now' }).click()
    await page.waitForURL(payPage)
    await page.reload()
    await page.getByText(/^We keep the items for you until/).waitFor()
    await payAndEnd(page, /^Stay pending/)
    await page.getByText('Payment is still pending. We will update this order.').waitFor()
    await payAndEnd(page, /^Succeed The shop/)
    await page.waitForURL(/\/order-confirmation\//)
    const tab = await page.context().newPage()
    await tab.goto(payPage)
    await tab.waitForURL(/\/order-confirmation\//)
    await page.goBack()
    await page.waitForURL(/\/order-confirmation\//)
    expect(await page.getByRole('heading', { level: 1, name: /^Thank you/ }).isVisible()).toBe(true)
  })

  it('[CHK-2] a payment made in a second tab is seen in the first, whatever it knew of the order', async () => {
    const { page } = await shop.visit({ width })
    await goToCheckout(page, `${third}12345`)
    await placeWith(page, /^UPI/)
    const payPage = page.url()
    await page.goto(payPage.replace('/pay/', '/orders/'))
    await page.getByRole('link', { name: 'Pay now' }).click()
    await page.waitForURL(payPage)
    const document = await page.evaluateHandle(() => globalThis.document.documentElement)
    const tab = await page.context().newPage()
    await tab.goto(payPage)
    await payAndEnd(tab, /^Succeed The shop/)
    await tab.waitForURL(/\/order-confirmation\//)
    await page.waitForURL(/\/order-confirmation\//)
    await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
    expect(await document.evaluate(root => root.isConnected)).toBe(true)
  })
})

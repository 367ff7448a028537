import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { Cart, Order, Product } from '@shruti/server/contract'
import { callerOf, deliver, finishReturn, order, signIn, signInAsStaff } from './support/delivered-order.ts'
import { inMessages } from './support/messages.ts'
import { serveShop } from './support/serve-shop.ts'
import { fillInAddress, recipient, signInByPhone, track, waitForHydration } from './support/steps.ts'

const shop = serveShop()

const storyLimitMs = 180_000

/** Somebody else buys all that there is of a colour, and can be asked to give it back. */
async function sellOut(slug: string, colour: string, phoneNumber: string) {
  const { page } = await shop.visit({ width: 'desktop' })
  const { origin } = shop.server
  const buyer = callerOf(page, origin)
  await signIn(buyer, phoneNumber)
  const product = (await (await page.request.get(`/api/products/${slug}`)).json()) as Product
  const variantIndex = product.variants.findIndex(({ name }) => name === colour)
  const stock = product.variants[variantIndex]?.stock ?? 0
  expect(stock).toBeGreaterThan(0)
  const bought = await order(buyer, slug, phoneNumber, stock, variantIndex)
  return async () => {
    const answer = await page.request.post(`/api/orders/${bought.id}/cancel`, {
      headers: { origin },
      data: { reason: 'not_needed' },
    })
    expect(answer.status()).toBe(200)
  }
}

async function findAndCompare(page: Page): Promise<void> {
  await page.goto('/')
  await waitForHydration(page)
  await page.goto('/shop?search=noise+cancelling+under+5000')
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Shuddha', exact: true }).waitFor()
  await main.getByRole('checkbox', { name: 'Compare Shuddha' }).check()
  await main
    .getByRole('checkbox', { name: /^Compare (?!Shuddha)/ })
    .first()
    .check()
  await page.getByRole('region', { name: 'Chosen to compare' }).getByRole('link', { name: 'Compare' }).click()
  await page.waitForURL(/\/compare\?products=/)
  await page.getByRole('row', { name: /^Price/ }).waitFor()
}

async function hear(page: Page): Promise<void> {
  await page.goto('/product/shuddha')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Hear the noise cancelling' }).click()
  const noise = page.getByRole('region', { name: 'Hear the noise cancelling' })
  await noise.getByText(/without noise cancelling\.$/).waitFor()
  await noise.getByRole('switch', { name: 'Noise cancelling' }).press('Space')
  await noise.getByText(/with noise cancelling: about \d+ dB less/).waitFor()
}

async function askToBeTold(page: Page, email: string): Promise<void> {
  await page.goto('/product/case-cover?color=Graphite')
  await page.getByRole('link', { name: 'Tell me when it is back' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tell me when it is back' }).waitFor()
  await waitForHydration(page)
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Tell me' }).click()
  await page.getByText('Check your email').waitFor()
  await page.goto(await inMessages(page, /\/product-alerts\/confirm\?token=[\w.%-]+/, email))
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText(`We write to ${email}`).waitFor()
}

async function payAndEnd(page: Page, outcome: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.waitForURL(/\/payment-sandbox\//)
  await page.getByRole('radio', { name: outcome }).check()
  await page.getByRole('button', { name: 'End the payment' }).click()
}

async function buyTwoWithUpi(page: Page, phoneNumber: string): Promise<void> {
  await page.goto('/product/shuddha')
  await waitForHydration(page)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.waitForURL('**/cart')
  await page.getByRole('button', { name: /^Increase/ }).click()
  await page.getByText('Quantity updated to 2').first().waitFor()
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.waitForURL(/\/auth\?next=%2Fcheckout/)
  await signInByPhone(page, phoneNumber)
  await page.waitForURL(/\/checkout$/)
  await fillInAddress(page)
  await page.getByRole('radio', { name: /^UPI/ }).check()
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await page.waitForURL(/\/pay\//)
  await payAndEnd(page, /^Fail/)
  await page.getByText('Payment failed. You have not been charged.').waitFor()
  await payAndEnd(page, /^Succeed The shop/)
  await page.waitForURL(/\/order-confirmation\//)
}

describe.each([
  { width: 'desktop', colorScheme: 'light', phoneNumber: '9845060001', other: '9845060002' },
  { width: 'phone', colorScheme: 'dark', phoneNumber: '9845060003', other: '9845060004' },
] as const)('the whole story, on a $width in $colorScheme', ({ width, colorScheme, phoneNumber, other }) => {
  it(
    '[SHOP-1] [BEY-6] [BEY-8] [CHK-2] [ORD-2] [BEY-11] [SHOP-3] leads from the first question to the refund',
    async () => {
      const shopper = await shop.visit({ width })
      const { page } = shopper
      const { origin } = shop.server
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const main = page.getByRole('main')

      await findAndCompare(page)
      await shopper.expectAccessible()
      await hear(page)
      await shopper.expectAccessible()
      const giveBack = await sellOut('case-cover', 'Graphite', other)
      const email = `ananya.${width}@example.in`
      await askToBeTold(page, email)
      await giveBack()
      await inMessages(page, /Back in stock: Case cover in Graphite/, email)

      await buyTwoWithUpi(page, phoneNumber)
      await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
      await shopper.expectAccessible()
      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      const placed = (await (await page.request.get(`/api/orders/${orderId}`)).json()) as Order
      await inMessages(page, new RegExp(`Payment received for order ${placed.number}`))
      expect(((await (await page.request.get('/api/cart')).json()) as Cart).items).toEqual([])

      const administrator = callerOf((await shop.visit({ width: 'desktop' })).page, origin)
      await signInAsStaff(administrator)
      await deliver(administrator, placed)
      await inMessages(page, new RegExp(`${placed.number} delivered`, 'i'))
      await track(page, placed.number, recipient.phoneNumber)
      await page.getByText('Delivered').first().waitFor()
      await shopper.expectAccessible()

      await page.goto(`/orders/${orderId}`)
      await waitForHydration(page)
      await main.getByRole('button', { name: 'Return items' }).click()
      await main.getByRole('combobox', { name: /^Shuddha/ }).selectOption('1')
      await main.getByRole('combobox', { name: 'Reason' }).selectOption('It does not fit me')
      await main.getByRole('button', { name: 'Request return' }).click()
      await main.getByRole('heading', { name: 'Return: requested' }).waitFor()
      await finishReturn(administrator, callerOf(page, origin), placed, 'refunded')
      await page.reload()
      await main.getByRole('heading', { name: 'Return: refunded' }).waitFor()
      await shopper.expectAccessible()
      await main.getByRole('link', { name: /^Credit note/ }).click()
      await page.getByRole('heading', { level: 1, name: /^Credit note/ }).waitFor()
      await inMessages(page, new RegExp(`Refund of ₹[\\d,.]+ for order ${placed.number}`))

      await page.goto('/product/shuddha/reviews')
      await waitForHydration(page)
      await page.getByRole('button', { name: 'Write a review' }).click()
      await page
        .getByRole('group', { name: /^Your rating/ })
        .getByRole('radio', { name: /^5/ })
        .check({ force: true })
      await page.getByRole('textbox', { name: 'Title' }).fill(`Quiet on the ${width}`)
      await page.getByRole('textbox', { name: 'Your review' }).fill('The metro is a murmur now.')
      await page.getByRole('button', { name: 'Publish review' }).click()
      await page.getByRole('heading', { level: 2, name: 'Your review' }).waitFor()
      await shopper.expectAccessible()
      expect(shopper.complaints()).toEqual([])
    },
    storyLimitMs,
  )
})

import { afterAll, expect, it } from 'vitest'
import { razorpayKeys, startRazorpayServer, type RazorpayServer } from '@shruti/server/razorpay-server'
import { serveShop } from './support/serve-shop.ts'
import { addToCart, fillInAddress, openProductFromTheHomePage, signInByPhone } from './support/steps.ts'

let razorpay: RazorpayServer | undefined

const shop = serveShop(async () => {
  razorpay = await startRazorpayServer()
  return {
    TEST_MODE: '1',
    RAZORPAY_KEY_ID: razorpayKeys.keyId,
    RAZORPAY_KEY_SECRET: razorpayKeys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpayKeys.webhookSecret,
    RAZORPAY_URL: razorpay.origin,
  }
})

afterAll(() => razorpay?.close())

it("[CHK-2] an order is paid in Razorpay's Checkout, whose script runs on the payment page alone", async () => {
  const { page } = await shop.visit({ width: 'desktop' })
  await openProductFromTheHomePage(page)
  await addToCart(page)
  await page.goto('/checkout')
  await signInByPhone(page, '9845099999')
  await page.waitForURL(/\/checkout/)
  await fillInAddress(page)
  await page.getByRole('radio', { name: /^UPI/ }).check()
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await page.waitForURL(/\/pay\//)

  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  const origin = razorpay?.origin ?? ''
  expect(await policyOf(page.url())).toContain(`script-src 'self' ${origin}`)
  expect(await policyOf('/checkout')).not.toContain(origin)
  expect(await policyOf('/')).not.toContain(origin)

  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  // Closed without paying: the order still waits, and its button works again.
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.getByRole('button', { name: 'Pay with the test card' }).click()
  await page.waitForURL(/\/order-confirmation\//)
  expect(razorpay?.orders.size).toBe(1)
})

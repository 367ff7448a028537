import { expect, it } from 'vitest'
import { choose, press, type } from './support/keyboard.ts'
import { serveShop } from './support/serve-shop.ts'
import { recipient, waitForHydration } from './support/steps.ts'

const shop = serveShop()

it('[CHK-1] [CHK-2] an order is placed and paid by keyboard alone', async () => {
  const shopper = await shop.visit({ width: 'desktop' })
  const { page } = shopper
  const main = page.getByRole('main')
  await page.goto('/')
  await waitForHydration(page)
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await press(page, page.getByRole('link', { name: 'Shop earbuds' }))
  await page.getByRole('heading', { level: 1, name: 'All earbuds' }).waitFor()
  await press(page, main.getByRole('link', { name: 'Bindu', exact: true }))
  await page.getByRole('heading', { level: 1, name: 'Bindu' }).waitFor()
  await press(page, main.getByRole('button', { name: 'Add to cart' }).first())
  await page.getByText('Item added to cart').first().waitFor()
  // The key that leads to messages holds them until the focus has left them.
  await page.keyboard.press('F8')
  await press(page, page.getByRole('link', { name: 'View cart' }))
  await page.waitForURL('**/cart')
  await press(page, page.getByRole('link', { name: 'Check out' }))
  await page.waitForURL(/\/auth\?next=%2Fcheckout/)
  await type(page, page.getByRole('textbox', { name: 'Mobile number' }), '9845061234')
  await page.keyboard.press('Enter')
  const sentence = await page.getByText(/the OTP is \d{6}/).innerText()
  await type(page, page.getByRole('textbox', { name: 'OTP' }), /\d{6}/.exec(sentence)?.[0] ?? '')
  await page.waitForURL(/\/checkout$/)

  const address = page.getByRole('region', { name: 'Delivery address' })
  const field = (name: string) => address.getByRole('textbox', { name })
  await type(page, field('Full name'), recipient.name)
  await type(page, field('Flat, house, building'), '14, Sea Breeze Apartments')
  await type(page, field('PIN code'), '400050')
  await expect.poll(() => field('City').inputValue()).toBe('Mumbai')
  await press(page, address.getByRole('button', { name: 'Save address' }))
  await address.getByRole('radio', { name: /14, Sea Breeze Apartments/ }).waitFor()
  const methods = page.getByRole('group', { name: /Payment/ }).getByRole('radio')
  await choose(page, methods, page.getByRole('radio', { name: /^UPI/ }))
  await press(page, page.getByRole('checkbox', { name: /I accept/ }), 'Space')
  await press(page, page.getByRole('button', { name: 'Place order' }).first())
  await page.waitForURL(/\/pay\//)
  await press(page, page.getByRole('button', { name: /^Pay ₹/ }))
  await page.waitForURL(/\/payment-sandbox\//)
  await choose(page, page.getByRole('radio'), page.getByRole('radio', { name: /^Succeed The shop/ }))
  await press(page, page.getByRole('button', { name: 'End the payment' }))
  await page.waitForURL(/\/order-confirmation\//)
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
  expect(shopper.complaints()).toEqual([])
})

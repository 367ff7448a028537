import { expect, it } from 'vitest'
import { messagePatience } from './support/messages.ts'
import { serveShop } from './support/serve-shop.ts'
import { addToCart, fillInAddress, openProductFromTheHomePage, signInByPhone } from './support/steps.ts'

const shop = serveShop()

it('[AUTH-6] test mode shows what the shop sent: the sign-in code, and the news of an order', async () => {
  const { page } = await shop.visit({ width: 'desktop' })
  await openProductFromTheHomePage(page)
  await addToCart(page)
  await page.goto('/checkout')
  await signInByPhone(page, '9845077777')
  await page.waitForURL(/\/checkout/)
  await fillInAddress(page)
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await page.waitForURL(/\/order-confirmation\//)
  const orderId = new URL(page.url()).pathname.split('/').at(-1)
  const sent = async () => (await page.request.get('/test/messages')).text()
  await expect
    .poll(sent, messagePatience)
    .toMatch(new RegExp(`Order SHR-\\w+ placed\\. Pay ₹[\\d,]+ on delivery\\. .*/orders/${orderId}`))
  await page.goto('/test/messages')
  expect(await page.getByText(/^\d{6} is your Shruti code\./).count()).toBe(1)
})

it('[AUTH-12] an e-mail is shown as the mailbox gets it, with the code', async () => {
  const { page } = await shop.visit({ width: 'phone' })
  await page.goto('/auth')
  await signInByPhone(page, '9845066666')
  await page.waitForURL(address => address.pathname === '/')
  const { origin } = new URL(page.url())
  const asked = await page.request.patch('/api/user', {
    headers: { origin },
    data: { email: 'kavya@example.in' },
  })
  expect(asked.status()).toBe(200)
  await page.goto('/test/messages')
  await page.getByRole('link', { name: 'View as HTML' }).first().click()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your Shruti code')
  expect(await page.getByText(/^\d{6}$/).isVisible()).toBe(true)
})

it('[AUTH-6] [BEY-19] who asks for a code on a page in Hindi gets it in Hindi', async () => {
  const { page } = await shop.visit({ width: 'phone' })
  await page.goto('/hi/auth')
  await page.getByRole('textbox', { name: 'मोबाइल नंबर' }).fill('9845055555')
  await page.getByRole('button', { name: 'OTP भेजें' }).click()
  await page.getByRole('textbox', { name: 'OTP' }).waitFor()
  await page.goto('/test/messages')
  expect(await page.getByText(/^\d{6} आपका Shruti कोड है। यह 5 मिनट तक चलेगा।$/).count()).toBe(1)
})

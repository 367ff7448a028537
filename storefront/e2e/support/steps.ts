import type { BrowserContext, Page } from 'playwright'
import { administratorPassword } from './shop-server.ts'

/** Has the pages of a context say on themselves when React has taken over. */
export async function markHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('shruti:hydrated', () => (document.documentElement.dataset['hydrated'] = ''))
  })
}

/** Needs `markHydration`. Before that a link is the browser's: it loads the document, which asks the server and not the page's network. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
}

/** What a shopper does, in the words of the page. Each step ends when the page shows that it is done. */

export async function openProductFromTheHomePage(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop earbuds' }).click()
  await page.getByRole('heading', { level: 1, name: 'All earbuds' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Bindu', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Bindu' }).waitFor()
}

export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item added to cart').first().waitFor()
}

export async function openCart(page: Page): Promise<void> {
  await page.goto('/cart')
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()
  await page.getByRole('article').getByRole('link', { name: 'Bindu' }).waitFor()
}

/** Signs in by a code; in test mode the page says which. */
export async function signInByPhone(page: Page, phoneNumber: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(phoneNumber)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const sentence = await page.getByText(/the OTP is \d{6}/).innerText()
  const code = /\d{6}/.exec(sentence)?.[0] ?? ''
  // The last digit sends the form.
  await page.getByRole('textbox', { name: 'OTP' }).fill(code)
}

/** Who the parcel is for; the shopper who signs in may be someone else. */
export const recipient = { name: 'Ananya Iyer', phoneNumber: '98765 01234' }

export async function fillInAddress(page: Page): Promise<void> {
  const address = page.getByRole('region', { name: 'Delivery address' })
  await address.getByRole('textbox', { name: 'Full name' }).fill(recipient.name)
  await address.getByRole('textbox', { name: 'Mobile number' }).fill(recipient.phoneNumber)
  await address.getByRole('textbox', { name: 'Flat, house, building' }).fill('14, Sea Breeze Apartments')
  await address.getByRole('textbox', { name: 'PIN code' }).fill('400050')
  await address.getByRole('textbox', { name: 'City' }).fill('Mumbai')
  await address.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra')
  await address.getByRole('button', { name: 'Save address' }).click()
  await address.getByRole('radio', { name: /14, Sea Breeze Apartments/ }).waitFor()
}

/** Pays the courier. Resolves with the order's number, as the confirmation shows it. */
export async function placeCashOrder(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Place order' }).first().click()
  await page.waitForURL(/\/order-confirmation\//)
  return orderNumberOn(page)
}

export async function orderNumberOn(page: Page): Promise<string> {
  const text = await page
    .getByText(/SHR-[0-9A-Z]{8}/)
    .first()
    .innerText()
  const number = /SHR-[0-9A-Z]{8}/.exec(text)?.[0]
  if (!number) throw new Error(`No order's number in "${text}"`)
  return number
}

export async function track(page: Page, orderNumber: string, contact: string): Promise<void> {
  await page.goto('/track-order')
  await page.getByRole('textbox', { name: /Order number/ }).fill(orderNumber)
  await page.getByRole('textbox', { name: /^Phone number or email/ }).fill(contact)
  await page.getByRole('button', { name: /Track/ }).click()
  await page.getByText('Placed').first().waitFor()
}

export async function signInAsAdministrator(page: Page): Promise<void> {
  await page.goto('/auth?way=password')
  await page.getByRole('textbox', { name: /Username/ }).fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(administratorPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/admin/)
}

/** Moves the order that the page shows to confirmed. */
export async function confirmOrder(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Change status' }).selectOption('confirmed')
  await page
    .getByRole('combobox', { name: 'Change status' })
    .locator('xpath=ancestor::form')
    .getByRole('button')
    .click()
  await page.locator('[aria-current=step]').getByText('Confirmed').waitFor()
}

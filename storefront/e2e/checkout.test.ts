import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import {
  addToCart,
  fillInAddress,
  openCart,
  openProductFromTheHomePage,
  orderNumberOn,
  placeCashOrder,
  recipient,
  signInByPhone,
} from './support/steps.ts'

const shop = serveShop()

async function goToSignInWithACart(page: Page): Promise<void> {
  await openProductFromTheHomePage(page)
  await addToCart(page)
  await openCart(page)
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByRole('heading', { level: 1, name: 'Continue with your phone number' }).waitFor()
}

/** City and state follow the PIN code, and the mobile number is the one of the account. */
async function typeAddress(page: Page): Promise<void> {
  const address = page.getByRole('region', { name: 'Delivery address' })
  await address.getByRole('textbox', { name: 'Full name' }).fill(recipient.name)
  await address.getByRole('textbox', { name: 'Flat, house, building' }).fill('14, Sea Breeze Apartments')
  await address.getByRole('textbox', { name: 'PIN code' }).fill('400050')
  await expect.poll(() => address.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Mumbai')
  expect(await address.getByRole('combobox', { name: 'State' }).inputValue()).toBe('Maharashtra')
}

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' }).first().click()

async function acceptTerms(page: Page): Promise<void> {
  // What the order comes to makes room for itself above the box: one that is pressed meanwhile moves away.
  const button = page.getByRole('button', { name: 'Place order' }).first()
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
  await page.getByRole('checkbox', { name: /I accept/ }).check()
}

describe.each([
  ['a desktop', 'desktop', '9845601234'],
  ['a phone', 'phone', '9845605678'],
] as const)('a guest with a cart on %s', (_what, width, phoneNumber) => {
  it('[CHK-1][ROUTE-2] buys with a code to the phone alone, and never sees a password', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    const passwords = () => page.locator('input[type=password]').count()
    await goToSignInWithACart(page)
    await shopper.expectAccessible()
    expect(await passwords()).toBe(0)
    await signInByPhone(page, phoneNumber)
    await page.waitForURL(/\/checkout$/)
    await typeAddress(page)
    await acceptTerms(page)
    await shopper.expectAccessible()
    expect(await passwords()).toBe(0)
    await placeOrder(page)
    await page.waitForURL(/\/order-confirmation\//)
    const number = await orderNumberOn(page)
    await page.goto('/my-orders')
    await page
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .waitFor()
    expect(shopper.complaints()).toEqual([])
  })
})

describe('the checkout on a phone', () => {
  it('[CHK-1] keeps total and button in sight, until the summary’s own button is', async () => {
    const { page } = await shop.visit({ width: 'phone' })
    await goToSignInWithACart(page)
    await signInByPhone(page, '9845611111')
    await page.waitForURL(/\/checkout$/)
    const bar = page.getByRole('region', { name: 'Your total' })
    await bar.getByText('₹').waitFor()
    // What is focused, and what is said below it, is never behind the bar.
    await bar.getByRole('button', { name: 'Place order' }).click()
    await page.getByText('Enter the full name').waitFor()
    const landmark = page.getByRole('textbox', { name: 'Landmark' })
    await landmark.focus()
    const [field, edge] = await Promise.all([landmark.boundingBox(), bar.boundingBox()])
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
    await page.getByRole('checkbox', { name: /I accept/ }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Place order' }).first().scrollIntoViewIfNeeded()
    await bar.waitFor({ state: 'detached' })
  })
})

describe('an address on a slow line', () => {
  /** At the checkout, where what the shop knows of a PIN code stays away until it is released. */
  async function addressWithSlowPlace(page: Page, phoneNumber: string) {
    await goToSignInWithACart(page)
    await signInByPhone(page, phoneNumber)
    await page.waitForURL(/\/checkout$/)
    let release: () => void = () => undefined
    const released = new Promise<void>(resolve => (release = resolve))
    await page.route(/\/api\/.*400050/, async route => {
      await released
      await route.continue()
    })
    return { address: page.getByRole('region', { name: 'Delivery address' }), release }
  }

  it('[CHK-1] a city that comes while its field has the focus is replaced by what is typed next', async () => {
    const { page } = await shop.visit({ width: 'phone' })
    const { address, release } = await addressWithSlowPlace(page, '9845644444')
    const city = address.getByRole('textbox', { name: 'City' })
    await address.getByRole('textbox', { name: 'PIN code' }).fill('400050')
    await city.focus()
    release()
    await expect.poll(() => city.inputValue()).toBe('Mumbai')
    await page.keyboard.type('Mumbai')
    expect(await city.inputValue()).toBe('Mumbai')
  })

  it('[CHK-1] is saved with the city and the state that were still on their way', async () => {
    const { page } = await shop.visit({ width: 'phone' })
    const { address, release } = await addressWithSlowPlace(page, '9845644445')
    const save = address.getByRole('button', { name: 'Save address' })
    await address.getByRole('textbox', { name: 'Full name' }).fill(recipient.name)
    await address.getByRole('textbox', { name: 'Flat, house, building' }).fill('14, Sea Breeze Apartments')
    await address.getByRole('textbox', { name: 'PIN code' }).fill('400050')
    await save.click()
    await expect.poll(() => save.getAttribute('aria-busy')).toBe('true')
    expect(await address.locator('[aria-invalid=true]').count()).toBe(0)
    release()
    await address.getByRole('radio', { name: /14, Sea Breeze Apartments[^]*Mumbai[^]*Maharashtra/ }).waitFor()
  })
})

describe('a session that ends while the address is filled in', () => {
  it('[CHK-1] is begun again in place, and the order goes where it was filled in', async () => {
    const { page } = await shop.visit({ width: 'desktop' })
    // Who registers has a password, with which a second sign-in need not wait for another code.
    await openProductFromTheHomePage(page)
    await addToCart(page)
    await page.goto('/checkout')
    await page.getByRole('link', { name: 'Sign in another way' }).click()
    await page.getByRole('link', { name: 'Register' }).click()
    await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor()
    await page.getByRole('textbox', { name: 'Username' }).fill('ananya')
    await page.getByRole('textbox', { name: 'Email' }).fill('ananya@example.in')
    await page.getByLabel('Password', { exact: true }).fill('monsoon-raga-77')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(/\/checkout$/)
    await typeAddress(page)
    await page
      .getByRole('region', { name: 'Delivery address' })
      .getByRole('textbox', { name: 'Mobile number' })
      .fill(recipient.phoneNumber)
    await acceptTerms(page)
    await page.context().clearCookies()
    await placeOrder(page)
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.getByRole('button', { name: 'Sign in with a password' }).click()
    await dialog.getByRole('textbox', { name: /Username/ }).fill('ananya')
    await dialog.getByLabel('Password', { exact: true }).fill('monsoon-raga-77')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/\/order-confirmation\//)
    expect(await page.getByText('14, Sea Breeze Apartments').isVisible()).toBe(true)
  })
})

describe.each([
  ['a desktop', 'desktop', '9845622221'],
  ['a phone', 'phone', '9845622222'],
] as const)('a reload in the middle of the checkout on %s', (_what, width, phoneNumber) => {
  it('[CHK-1] loses nothing that was typed or chosen, and asks for the terms anew', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await goToSignInWithACart(page)
    await signInByPhone(page, phoneNumber)
    await page.waitForURL(/\/checkout$/)
    await typeAddress(page)
    await page.getByRole('checkbox', { name: 'Make this my default address' }).check()
    await page.getByRole('radio', { name: /^Express/ }).check()
    await page.getByRole('radio', { name: /^UPI/ }).check()
    await page.getByRole('checkbox', { name: 'Business purchase: add GSTIN' }).check()
    await page.getByRole('textbox', { name: 'Legal name of the business' }).fill('Kulkarni Traders')
    await acceptTerms(page)

    await page.reload()
    const address = page.getByRole('region', { name: 'Delivery address' })
    const fullName = address.getByRole('textbox', { name: 'Full name' })
    await expect.poll(() => fullName.inputValue(), { timeout: 15_000 }).toBe(recipient.name)
    // Filled in by the PIN code, once more.
    await expect.poll(() => address.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Mumbai')
    expect(await address.getByRole('combobox', { name: 'State' }).inputValue()).toBe('Maharashtra')
    expect(await page.getByRole('checkbox', { name: 'Make this my default address' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: /^Express/ }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: /^UPI/ }).isChecked()).toBe(true)
    expect(await page.getByRole('textbox', { name: 'Legal name of the business' }).inputValue()).toBe(
      'Kulkarni Traders',
    )
    expect(await page.getByRole('checkbox', { name: /I accept/ }).isChecked()).toBe(false)

    await page.getByRole('checkbox', { name: 'Business purchase: add GSTIN' }).uncheck()
    await acceptTerms(page)
    await placeOrder(page)
    await page.waitForURL(/\/pay\//)
    const kept = await page.evaluate(() => sessionStorage.getItem('formDrafts'))
    expect(kept).not.toContain(recipient.name)
    expect(kept).not.toContain('Kulkarni')
    expect(shopper.complaints()).toEqual([])
  })
})

it('[CHK-1] lets the city follow the PIN code after a reload too, unless it was typed', async () => {
  const shopper = await shop.visit({ width: 'desktop' })
  const { page } = shopper
  await goToSignInWithACart(page)
  await signInByPhone(page, '9845622223')
  await page.waitForURL(/\/checkout$/)
  await typeAddress(page)
  const address = page.getByRole('region', { name: 'Delivery address' })
  const pincode = address.getByRole('textbox', { name: 'PIN code' })
  const city = address.getByRole('textbox', { name: 'City' })
  const state = () => address.getByRole('combobox', { name: 'State' }).inputValue()
  /** The shop knows no city of this PIN code. */
  const withoutCity = '790001'

  await pincode.fill(withoutCity)
  await expect.poll(() => city.inputValue()).toBe('')
  await page.reload()
  await expect.poll(() => pincode.inputValue(), { timeout: 15_000 }).toBe(withoutCity)
  await expect.poll(state).toBe('Arunachal Pradesh')
  expect(await city.inputValue()).toBe('')
  await pincode.fill('560003')
  await expect.poll(() => city.inputValue()).toBe('Bengaluru')
  expect(await state()).toBe('Karnataka')

  await city.fill('Yelahanka')
  await page.reload()
  await expect.poll(() => pincode.inputValue(), { timeout: 15_000 }).toBe('560003')
  await expect.poll(() => city.inputValue()).toBe('Yelahanka')
  await pincode.fill('400050')
  await expect.poll(state).toBe('Maharashtra')
  expect(await city.inputValue()).toBe('Yelahanka')
  expect(shopper.complaints()).toEqual([])
})

it('[CHK-1] leads a tab to the order that another one has placed meanwhile', async () => {
  const { page } = await shop.visit({ width: 'desktop' })
  await goToSignInWithACart(page)
  await signInByPhone(page, '9845622224')
  await page.waitForURL(/\/checkout$/)
  await fillInAddress(page)
  await page.getByRole('radio', { name: /Cash on delivery/ }).check()
  await acceptTerms(page)
  const other = await page.context().newPage()
  await other.goto('/checkout')
  const number = await placeCashOrder(other)

  await placeOrder(page)
  const link = page.getByRole('main').getByRole('link', { name: `View order ${number}` })
  await link.waitFor()
  expect(await page.getByText('Your cart is empty').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Place order' }).count()).toBe(0)
  await link.click()
  await page.waitForURL(/\/orders\//)
  expect(await orderNumberOn(page)).toBe(number)
})

it('[SHOP-4][AUTH-3] keeps a message that was not sent until its writer signs out', async () => {
  const { page } = await shop.visit({ width: 'phone' })
  await page.goto('/auth')
  await signInByPhone(page, '9845633333')
  await page.waitForURL(url => url.pathname !== '/auth')
  await page.goto('/contact')
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('textbox', { name: 'Message' }).fill('The left earbud is quiet.')
  await page.reload()
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect.poll(() => message.inputValue(), { timeout: 15_000 }).toBe('The left earbud is quiet.')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('formDrafts'))).toBeNull()
  await page.goto('/contact')
  await page.locator('html[data-hydrated]').waitFor()
  expect(await message.inputValue()).toBe('')
})

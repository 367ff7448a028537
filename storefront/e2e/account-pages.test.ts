import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { appCode } from './support/app-code.ts'
import { serveShop } from './support/serve-shop.ts'
import { administratorPassword } from './support/shop-server.ts'
import { signInAsAdministrator, waitForHydration } from './support/steps.ts'

const shop = serveShop()

const password = 'raga-bhimpalasi-at-four'

async function register(page: Page, username: string): Promise<void> {
  await page.goto('/auth?way=register')
  await waitForHydration(page)
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByRole('textbox', { name: 'Email' }).fill(`${username}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(url => url.pathname === '/')
}

async function signIn(page: Page, username: string, withPassword: string): Promise<void> {
  await page.goto('/auth?way=password')
  await waitForHydration(page)
  await page.getByRole('textbox', { name: /Username/ }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(withPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(url => url.pathname !== '/auth')
}

/** The code that the page tells in test mode. */
async function toldCode(page: Page): Promise<string> {
  const sentence = await page.getByText(/the OTP is \d{6}/).innerText()
  return /\d{6}/.exec(sentence)?.[0] ?? ''
}

async function openAccount(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Goes on with the Tab key until what has this name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: string): Promise<void> {
  const target = page.getByRole('main').getByRole(role, { name, exact: true }).first()
  await target.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${name}`)
}

describe.each(['desktop', 'phone'] as const)("a customer's account on a %s", width => {
  it('[AUTH-7][AUTH-8][AUTH-11][AUTH-12] is named, verified, kept safe, taken along and deleted', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    const name = `meera.${width}`
    await register(page, name)

    // The shop does not know the name yet, and asks for it.
    await openAccount(page, '/profile')
    await shopper.expectAccessible()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Meera Nair')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Change name' }).waitFor()

    await page.getByRole('button', { name: 'Verify email' }).click()
    await page.getByRole('button', { name: 'Send OTP' }).click()
    const otp = page.getByRole('textbox', { name: 'OTP' })
    await otp.waitFor()
    await shopper.expectAccessible()
    await otp.fill(await toldCode(page))
    await page.getByRole('main').getByText('Verified', { exact: true }).waitFor()

    const other = await shop.visit({ width })
    await signIn(other.page, name, password)
    await page.getByRole('link', { name: 'Security', exact: true }).click()
    await page.waitForURL('**/profile/security')
    await page.getByText('This device').waitFor()
    await page.getByRole('button', { name: /^Sign out (?!all|everywhere)/ }).waitFor()
    await shopper.expectAccessible()
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password', { exact: true }).fill(password)
    await page.getByLabel('New password', { exact: true }).fill('thumri-in-the-rain')
    await shopper.expectAccessible()
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('All other devices were signed out.').first().waitFor()
    await other.page.goto('/profile')
    expect(new URL(other.page.url()).pathname).toBe('/auth')

    await page.getByRole('link', { name: 'Addresses' }).click()
    await page.getByRole('button', { name: 'Add new address' }).click()
    await page.getByRole('textbox', { name: 'Full name' }).fill('Meera Nair')
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('98765 01234')
    await page.getByRole('textbox', { name: 'Flat, house, building' }).fill('7, Lake View')
    await page.getByRole('textbox', { name: 'PIN code' }).fill('400050')
    await page.getByRole('textbox', { name: 'City' }).fill('Mumbai')
    await page.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra')
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.getByRole('button', { name: 'Remove 7, Lake View' }).click()
    await page.getByText('7, Lake View was removed.').waitFor()
    await shopper.expectAccessible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Remove 7, Lake View' }).waitFor()

    await page.getByRole('link', { name: 'Privacy', exact: true }).click()
    await page.getByRole('switch', { name: /^Send me offers/ }).waitFor()
    await shopper.expectAccessible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download your data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^shruti-account-\d{4}-\d{2}-\d{2}\.json$/)
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
      account: { name: 'Meera Nair', email: `${name}@example.com`, emailVerified: true },
      addresses: [{ line1: '7, Lake View' }],
    })

    await page.getByRole('main').getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('alertdialog').waitFor()
    await shopper.expectAccessible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click()
    await page.waitForURL(url => url.pathname === '/')
    await page.getByText('Your account was deleted').first().waitFor()
    await page.goto('/profile')
    expect(new URL(page.url()).pathname).toBe('/auth')
  })
})

describe('a session that ends while a form is filled in', () => {
  it('[AUTH-9] asks for the sign-in in place, and then saves what was typed', async () => {
    const shopper = await shop.visit({ width: 'desktop' })
    const { page } = shopper
    await register(page, 'kabir')
    await openAccount(page, '/profile')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kabir Das')
    await page.context().clearCookies({ name: 'shruti' })
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.getByRole('button', { name: 'Sign in with a password' }).click()
    await dialog.getByRole('textbox', { name: /Username/ }).fill('kabir')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await shopper.expectAccessible()
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: 'Change name' }).waitFor()
    expect(await page.getByRole('main').getByText('Kabir Das').count()).toBeGreaterThan(0)
  })

  it("[AUTH-9] does nothing to somebody else's account", async () => {
    const { page } = await shop.visit({ width: 'desktop' })
    await register(page, 'tulsi')
    await page.context().clearCookies()
    await register(page, 'surdas')
    await openAccount(page, '/profile')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Not For Tulsi')
    await page.context().clearCookies({ name: 'shruti' })
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.getByRole('button', { name: 'Sign in with a password' }).click()
    await dialog.getByRole('textbox', { name: /Username/ }).fill('tulsi')
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('This is another account').first().waitFor()
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('main').getByText('tulsi@example.com').waitFor()
    expect(await page.getByRole('main').getByText('Not For Tulsi').count()).toBe(0)
  })
})

describe('a forgotten password', () => {
  it('[AUTH-7] is replaced by keyboard alone, from the refused sign-in to the new one', async () => {
    const shopper = await shop.visit({ width: 'desktop' })
    const { page } = shopper
    await register(page, 'lata')
    await page.context().clearCookies()
    await page.goto('/auth?way=password')
    await waitForHydration(page)
    await tabTo(page, 'textbox', 'Username or email')
    await page.keyboard.type('lata')
    await page.keyboard.press('Tab')
    await page.keyboard.type('not-this-one')
    await page.keyboard.press('Enter')
    await page.getByText('The username, the email or the password is not correct.').waitFor()
    await shopper.expectAccessible()
    await tabTo(page, 'link', 'Forgot password?')
    await page.keyboard.press('Enter')
    await tabTo(page, 'textbox', 'Email or mobile number')
    await page.keyboard.type('lata@example.com')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'OTP' }).waitFor()
    await shopper.expectAccessible()
    await page.keyboard.type(await toldCode(page))
    await page.keyboard.press('Tab')
    await page.keyboard.type('kajri-of-the-monsoon')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.searchParams.get('way') === 'password')
    await signIn(page, 'lata', 'kajri-of-the-monsoon')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('[AUTH-7] reads the same for an address without an account, down to the refusal of a guess', async () => {
    const known = await shop.visit({ width: 'phone' })
    await register(known.page, 'geeta')
    const answers: string[][] = []
    for (const contact of ['geeta@example.com', 'nobody@example.com']) {
      const { page } = await shop.visit({ width: 'phone' })
      await page.goto('/auth?way=reset')
      await waitForHydration(page)
      await page.getByRole('textbox', { name: 'Email or mobile number' }).fill(contact)
      await page.getByRole('button', { name: 'Send OTP' }).click()
      const sent = await page.getByText(/^If there is an account/).innerText()
      const wrong = (await toldCode(page)) === '000000' ? '111111' : '000000'
      await page.getByRole('textbox', { name: 'OTP' }).fill(wrong)
      await page.getByLabel('New password', { exact: true }).fill('jhoola-in-the-garden')
      await page.getByRole('button', { name: 'Save new password' }).click()
      await page.locator('[aria-invalid=true]').waitFor()
      answers.push([sent, await page.getByRole('main').locator('[id$=-error]').first().innerText()])
    }
    expect(answers[0]).toEqual(answers[1])
  })
})

describe.each(['desktop', 'phone'] as const)("an administrator's second step on a %s", width => {
  it('[AUTH-10] is turned on, asked for at the next sign-in, and turned off', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await signInAsAdministrator(page)
    await openAccount(page, '/profile/security')
    await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
    await page.getByRole('img', { name: /^Two-step sign-in/ }).waitFor()
    await shopper.expectAccessible()
    const secret = await page.getByText(/^(?:[A-Z2-7]{4} ){3,}[A-Z2-7]+$/).innerText()
    await page.getByRole('textbox', { name: 'Code' }).fill(appCode(secret))
    await page.getByRole('button', { name: 'Turn on', exact: true }).click()
    await page.getByText('Keep your recovery codes').waitFor()
    await shopper.expectAccessible()
    const codes = await page.getByText(/^\d{4}-\d{4}-\d{4}$/).allInnerTexts()
    expect(codes).toHaveLength(10)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download codes' }).click(),
    ])
    expect(
      readFileSync(await download.path(), 'utf8')
        .trim()
        .split('\n'),
    ).toEqual(codes)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByText('10 recovery codes left').waitFor()

    const next = await shop.visit({ width })
    await next.page.goto('/auth?way=password')
    await waitForHydration(next.page)
    await next.page.getByRole('textbox', { name: /Username/ }).fill('admin')
    await next.page.getByLabel('Password', { exact: true }).fill(administratorPassword)
    await next.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await next.page.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '')
    await next.page.getByRole('button', { name: 'Verify' }).click()
    await next.page.waitForURL(/\/admin/)
    await openAccount(next.page, '/profile/security')
    await next.page.getByText('9 recovery codes left').waitFor()
    await next.page.getByRole('button', { name: 'Turn off' }).click()
    await next.page.getByRole('button', { name: 'Turn on two-step sign-in' }).waitFor()
    await next.expectAccessible()
  })
})

describe('the account without JavaScript', () => {
  it('[AUTH-12] says so before any control', async () => {
    const { page } = await shop.visit({ width: 'phone' })
    await register(page, 'without.script')
    const plain = await shop.visit({ width: 'phone', javaScript: false })
    await plain.page.context().addCookies(await page.context().cookies())
    await plain.page.goto('/profile')
    await plain.page.getByRole('main').getByText('without.script@example.com').first().waitFor()
    expect(await plain.page.locator('main noscript').innerText()).toContain(
      'Changing your account needs JavaScript.',
    )
  })
})

import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { signInAsAdministrator, signInByPhone, waitForHydration } from './support/steps.ts'

const shop = serveShop()

const fail = (page: Page, path: string) =>
  page.route(path, route =>
    route.fulfill({ status: 503, json: { message: 'disk quota of node 7 exceeded' } }),
  )

describe('signing in by a code', () => {
  it('[AUTH-1] verifies once, though Enter follows the sixth digit in the same moment', async () => {
    const { page } = await shop.visit({ width: 'desktop' })
    const verifications: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('verify-otp')) verifications.push(request.url())
    })
    // The second press comes while the first is on its way.
    await page.route('**/api/*verify-otp', async route => {
      await page.keyboard.press('Enter')
      await route.continue()
    })
    await page.goto('/auth')
    await signInByPhone(page, '9876512345')
    await page.waitForURL(url => url.pathname === '/')
    await page.getByText('Verification successful').first().waitFor()
    expect(verifications).toHaveLength(1)
    expect(await page.getByText('Verification failed').count()).toBe(0)
  })
})

describe('signing out in the bar', () => {
  it('[NAV-6][AUTH-4] says so on the page that the reload brings', async () => {
    const { page } = await shop.visit({ width: 'desktop' })
    await signInAsAdministrator(page)
    await page.goto('/shop')
    await page.locator('summary[aria-label=Account]').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(url => url.pathname === '/')
    await page.getByText('Logged out', { exact: true }).first().waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Sign In / Register' }).first().waitFor()
    expect(await page.getByText('Logged out', { exact: true }).count()).toBe(0)
  })
})

describe('signing out on the account page', () => {
  it('[ROUTE-3][AUTH-4] leads to sign-in, and asks for nothing of the account any more', async () => {
    const { page } = await shop.visit({ width: 'desktop' })
    await page.goto('/auth')
    await signInByPhone(page, '9876534567')
    await page.waitForURL(url => url.pathname === '/')
    await page.goto('/profile')
    await waitForHydration(page)
    const refused: string[] = []
    page.on('response', answer => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
    })
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(url => url.pathname === '/auth')
    await page.getByText('Logged out', { exact: true }).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
  })
})

describe('what could not be loaded', () => {
  it('[NOTE-1] is said by the list of notifications itself, which tries again in place', async () => {
    const { page } = await shop.visit({ width: 'desktop' })
    await page.goto('/auth')
    await signInByPhone(page, '9876523456')
    await page.waitForURL(url => url.pathname === '/')
    await fail(page, '**/api/orders?*')
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('link', { name: /Notifications/ }).click()
    await page.waitForURL('**/notifications')
    await page.getByText('Failed to load notifications. Please try again later.').first().waitFor()
    await page.unroute('**/api/orders?*')
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Failed to load notifications.').first().waitFor({ state: 'detached' })
    expect(await page.getByText('disk quota').count()).toBe(0)
  })

  it('[CLI-2] is said in fixed words with a reference, and comes when it is tried again', async () => {
    const { page } = await shop.visit({ width: 'desktop' })
    await page.goto('/shop')
    await waitForHydration(page)
    await fail(page, '**/api/products/bindu*')
    await page.getByRole('main').getByRole('link', { name: 'Bindu', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor()
    await page.getByText(/reference: [0-9a-f]{8}\./).waitFor()
    expect(await page.getByText('disk quota').count()).toBe(0)
    await page.unroute('**/api/products/bindu*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bindu' }).waitFor()
  })
})

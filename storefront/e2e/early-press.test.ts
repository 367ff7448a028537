import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { administratorPassword } from './support/shop-server.ts'
import { delayScripts } from './support/slow-scripts.ts'
import { signInAsAdministrator, signInByPhone } from './support/steps.ts'

const shop = serveShop()

describe('a press before the page is hydrated', () => {
  it('[CART-2] adds to the cart once, as soon as the script has come', async () => {
    const shopper = await shop.visit({ width: 'desktop' })
    const { page } = shopper
    await delayScripts(page)
    const calls: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
    })
    await page.goto('/product/tivra', { waitUntil: 'commit' })
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
    await add.click()
    await add.click()
    await page.getByText('Item added to cart').first().waitFor()
    expect(calls).toEqual(['/api/cart'])
    expect(new URL(page.url()).pathname).toBe('/product/tivra')
  })

  it('[AUTH-2] signs in, and no password gets into an address', async () => {
    const shopper = await shop.visit({ width: 'desktop' })
    const { page } = shopper
    await delayScripts(page)
    const addresses: string[] = []
    page.on('request', request => addresses.push(request.url()))
    await page.goto('/auth?way=password', { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: /^Username/ }).fill('admin')
    await page.getByLabel('Password', { exact: true }).fill(administratorPassword)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\/admin/)
    expect(addresses.filter(address => address.includes(administratorPassword))).toEqual([])
  })

  it('[SHOP-2] tells when it comes, without leaving the page, though the part had not come yet', async () => {
    const shopper = await shop.visit({ width: 'desktop' })
    const { page } = shopper
    await delayScripts(page)
    await page.goto('/product/tivra')
    await page.getByLabel('Delivery to PIN code').fill('560025')
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText(/^Arrives/).waitFor()
    expect(page.url()).toMatch(/\/product\/tivra$/)
    expect(shopper.complaints()).toEqual([])
  })

  it('[SRCH-2] finds what was typed before the search had come', async () => {
    const shopper = await shop.visit({ width: 'desktop' })
    const { page } = shopper
    await delayScripts(page)
    await page.goto('/product/tivra')
    await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('koma')
    await page
      .getByRole('option', { name: /^Komal/ })
      .first()
      .waitFor()
    expect(await page.getByRole('combobox', { name: 'Search products' }).inputValue()).toBe('koma')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search')
    expect(shopper.complaints()).toEqual([])
  })

  it('[SRCH-2] leaves the caret where somebody was typing when the search came', async () => {
    const { page } = await shop.visit({ width: 'desktop' })
    await delayScripts(page)
    await page.goto('/product/tivra')
    const search = page.getByRole('combobox', { name: 'Search products' })
    await search.pressSequentially('kal')
    await search.press('ArrowLeft')
    await search.press('ArrowLeft')
    await search.pressSequentially('o')
    await page.getByRole('option').first().waitFor()
    await search.pressSequentially('m')
    await page
      .getByRole('option', { name: /^Komal/ })
      .first()
      .waitFor()
    expect(await search.inputValue()).toBe('komal')
  })

  it('opens a picture large, though the gallery had not come yet', async () => {
    const shopper = await shop.visit({ width: 'desktop' })
    const { page } = shopper
    await delayScripts(page)
    await page.goto('/product/tivra', { waitUntil: 'commit' })
    await page.getByRole('link', { name: /^Zoom into/ }).click()
    await page.getByRole('dialog').waitFor()
    expect(page.url()).toMatch(/\/product\/tivra$/)
  })

  it('[ADM-5] shows other days of the report that is open, whether the script comes late or never', async () => {
    const administrator = await shop.visit({ width: 'desktop' })
    const { page } = administrator
    await signInAsAdministrator(page)
    await delayScripts(page)
    await page.goto('/admin/analytics?by=state', { waitUntil: 'commit' })
    await page.getByLabel('From', { exact: true }).fill('2026-01-01')
    await page.getByLabel('To', { exact: true }).fill('2026-01-31')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL(/by=state&from=2026-01-01&to=2026-01-31$/)
    await page.getByRole('heading', { name: 'Revenue by state of delivery' }).waitFor()

    await page.unrouteAll({ behavior: 'wait' })
    await page.route('**/assets/*.js', route => route.abort())
    await page.goto('/admin/analytics?by=state', { waitUntil: 'commit' })
    await page.getByLabel('From', { exact: true }).fill('2026-02-01')
    await page.getByLabel('To', { exact: true }).fill('2026-02-28')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL(/from=2026-02-01/)
    await page.getByRole('heading', { name: 'Revenue by state of delivery' }).waitFor()
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('2026-02-01')
  })

  it('[ADM-9] searches a table without leaving its filters behind', async () => {
    const { page } = await shop.visit({ width: 'desktop' })
    await signInAsAdministrator(page)
    await delayScripts(page)
    await page.goto('/admin/products?status=archived', { waitUntil: 'commit' })
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill('tivra')
    await search.press('Enter')
    await page.waitForURL(/search=tivra/)
    expect(new URL(page.url()).searchParams.get('status')).toBe('archived')
    expect(await search.inputValue()).toBe('tivra')
  })

  it('[ADM-4] keeps a note about a customer out of the address', async () => {
    const { page: customer } = await shop.visit({ width: 'phone' })
    await customer.goto('/auth')
    await signInByPhone(customer, '9845044466')
    await customer.waitForURL(address => address.pathname === '/')

    const { page } = await shop.visit({ width: 'desktop' })
    await signInAsAdministrator(page)
    await page.goto('/admin/customers?search=98450%2044466')
    await page
      .getByRole('link', { name: /98450 ?44466/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Notes' }).waitFor()
    const addresses: string[] = []
    page.on('request', request => addresses.push(request.url()))
    await delayScripts(page)
    await page.goto(page.url(), { waitUntil: 'commit' })
    await page.getByLabel('New note').fill('Prefers calls after six')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Prefers calls after six' }).waitFor()
    expect(addresses.filter(address => address.includes('six'))).toEqual([])
  })

  it('posts the form itself when the script cannot be loaded', async () => {
    const shopper = await shop.visit({ width: 'phone' })
    const { page } = shopper
    await page.route('**/assets/*.js', route => route.abort())
    await page.goto('/product/tivra', { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.waitForURL(/\/cart/)
    await page.getByRole('main').getByRole('link', { name: 'Tivra' }).first().waitFor()
    expect(await page.getByRole('main').getByRole('spinbutton').inputValue()).toBe('1')
  })
})

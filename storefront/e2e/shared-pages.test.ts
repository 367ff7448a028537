import type { OperationOutputs } from '@shruti/server/contract'
import { describe, expect, it } from 'vitest'
import { call, callerOf, order, signIn, signInAsStaff } from './support/delivered-order.ts'
import { serveShop } from './support/serve-shop.ts'
import { addToCart, signInByPhone, waitForHydration } from './support/steps.ts'

const shop = serveShop()

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0]

describe('[SRV-8] a page that is kept for everybody', () => {
  it.each(['/shop', '/product/shuddha', '/hi/best-sellers'])(
    'prints the cards of %s again as it did at first, ids and all',
    async path => {
      const first = mainOf(await (await fetch(shop.server.origin + path)).text())
      expect(first).toContain('<article')
      const again = mainOf(await (await fetch(`${shop.server.origin}${path}?again=1`)).text())
      expect(again).toBe(first)
    },
  )

  it('opens its menu on a phone without a word from its policy, which has no nonce', async () => {
    const policy = (await fetch(`${shop.server.origin}/faqs`)).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toContain('nonce-')
    const { page } = await shop.visit({ width: 'phone' })
    await page.goto('/faqs')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog')
    await menu.waitFor()
    // Its code, and with it the rules of its style, came after the page.
    expect(await menu.evaluate(element => getComputedStyle(element).position)).toBe('fixed')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
  })

  it('fills in the cart of a guest, whose page is the same as a stranger’s', async () => {
    const { page } = await shop.visit({ width: 'desktop' })
    await page.goto('/product/komal')
    await addToCart(page)
    const kept = await (await fetch(`${shop.server.origin}/product/komal`)).text()
    const answer = await page.goto('/product/komal')
    expect(await answer?.text()).toBe(kept)
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  })

  it('is the same for a customer, and the browser fills in who is signed in', async () => {
    const shopper = await shop.visit({ width: 'desktop' })
    const { page } = shopper
    await page.goto('/auth')
    await signInByPhone(page, '9876501234')
    await page.waitForURL(url => !url.pathname.startsWith('/auth'))
    const answer = await page.goto('/faqs')
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    expect(await answer?.text()).toBe(await (await fetch(`${shop.server.origin}/faqs`)).text())
    await page.getByLabel('Account', { exact: true }).waitFor()
    await page.goto('/shop')
    await page.getByRole('button', { name: 'Add Komal to favorites' }).click()
    await page.getByRole('button', { name: 'Remove Komal from favorites' }).waitFor()
    expect(shopper.complaints()).toEqual([])
    await page.getByLabel('Account', { exact: true }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Logged out').first().waitFor()
    await page.goBack()
    await page.waitForURL('**/shop')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Sign In / Register' }).waitFor()
    expect(await page.getByRole('button', { name: /favorites$/ }).count()).toBe(0)
    const shared = await page.goto('/faqs')
    expect(shared?.headers()['cache-control']).toBe('no-cache')
    expect(shared?.headers()['etag']).toMatch(/^W\//)
  })

  it('[BEY-3] promises a customer the days at their default address, as everybody there reads them', async () => {
    const shopper = await shop.visit({ width: 'desktop' })
    const { page } = shopper
    const buyer = callerOf(page, shop.server.origin)
    await signIn(buyer, '9876501236')
    await order(buyer, 'komal', '9876501236')
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    const answer = await page.goto('/product/komal')
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    const neighbour = { cookie: 'shruti_pin=400050.guest' }
    const kept = await fetch(`${shop.server.origin}/product/komal`, { headers: neighbour })
    expect(await answer?.text()).toBe(await kept.text())
    await page.getByLabel('Account', { exact: true }).waitFor()
    const field = page.getByRole('textbox', { name: 'Delivery to PIN code' })
    const promise = page.getByText(/^Arriv(es|ing)/).first()
    const days = await promise.innerText()
    await field.focus()
    await page
      .getByRole('heading', { name: /reviews?$/i })
      .first()
      .scrollIntoViewIfNeeded()
    // A review may be one's own: the answer for everybody shows until that for the customer is there.
    await expect.poll(() => asked.filter(path => path.endsWith('/reviews'))).toHaveLength(1)
    expect(await field.inputValue()).toBe('400050')
    expect(await promise.innerText()).toBe(days)
    expect(asked).not.toContain('/api/addresses')
    expect(shopper.complaints()).toEqual([])

    await page.getByLabel('Account', { exact: true }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Logged out').first().waitFor()
    await page.goto('/product/komal')
    await waitForHydration(page)
    expect(await field.inputValue()).toBe('')
  })

  it('is taken over as it was printed to its end, though the browser knows who is signed in and what they chose', async () => {
    const shopper = await shop.visit({ width: 'desktop' })
    const { page } = shopper
    await signIn(callerOf(page, shop.server.origin), '9876501238')
    await page.goto('/faqs')
    await page.evaluate(() => {
      localStorage.setItem('currency', 'USD')
      localStorage.setItem('compare', '[{"slug":"komal","name":"Komal"}]')
    })
    for (const path of [
      '/',
      '/shop',
      '/product/shuddha',
      '/product/shuddha/reviews',
      '/blog',
      '/hi/product/tivra',
    ]) {
      const known = page.waitForResponse('**/api/user')
      await page.goto(path)
      await page.locator('html[data-hydrated]').waitFor()
      await known
      for (const part of await page.locator('main section, footer').all()) await part.scrollIntoViewIfNeeded()
      expect({ path, complaints: shopper.complaints() }).toEqual({ path, complaints: [] })
    }
  })

  it('[SHOP-4] fills a customer’s name into the form that writes to the shop, but for what they have typed', async () => {
    const shopper = await shop.visit({ width: 'phone' })
    const { page } = shopper
    const customer = callerOf(page, shop.server.origin)
    await signIn(customer, '9876501237')
    await call(customer, 'PATCH', '/user', { name: 'Meera Nair', email: 'meera.own@example.in' })
    const answer = await page.goto('/contact')
    expect(await answer?.text()).toBe(await (await fetch(`${shop.server.origin}/contact`)).text())
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field('Email').fill('meera.work@example.in')
    await expect.poll(() => field('Name').inputValue()).toBe('Meera Nair')
    expect(await page.getByRole('textbox', { name: /^Phone/ }).inputValue()).toBe('+919876501237')
    expect(await field('Email').inputValue()).toBe('meera.work@example.in')
    await page.getByRole('textbox', { name: 'Message' }).fill('Does Komal pair with two phones?')
    await page.reload()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue())
      .toBe('Does Komal pair with two phones?')
    await expect.poll(() => field('Name').inputValue()).toBe('Meera Nair')
    expect(await field('Email').inputValue()).toBe('meera.work@example.in')
    expect(shopper.complaints()).toEqual([])
  })

  it('[BEY-8] fills a customer’s confirmed address into the form that asks for news of a product', async () => {
    const shopper = await shop.visit({ width: 'phone' })
    const { page } = shopper
    const customer = callerOf(page, shop.server.origin)
    await signIn(customer, '9876501239')
    const email = 'leela@example.in'
    const { verification } = await call<OperationOutputs['updateAccount']>(customer, 'PATCH', '/user', {
      email,
    })
    await call(customer, 'POST', '/user/verify', { otp: verification?.otp })
    const path = '/product/tivra/tell-me?about=price_drop'
    const answer = await page.goto(path)
    expect(await answer?.text()).toBe(await (await fetch(shop.server.origin + path)).text())
    const form = page.getByRole('main').locator('form')
    const field = form.getByRole('textbox', { name: 'Email' })
    await expect.poll(() => field.inputValue()).toBe(email)
    await form.getByText('Another address gets a link to confirm it first.').waitFor()
    await form.getByRole('button', { name: 'Tell me' }).click()
    await page.getByText('We write to leela@example.in once.').waitFor()
    expect(shopper.complaints()).toEqual([])
  })

  it('is not sent again to a browser that has it while what it shows is the same, whatever was sold meanwhile', async () => {
    const address = `${shop.server.origin}/blog`
    // While a server loads the parts of a page for the first time, it prints their styles in another order.
    await fetch(`${address}?category=fit`)
    const first = await fetch(address)
    const { page } = await shop.visit({ width: 'desktop' })
    const buyer = callerOf(page, shop.server.origin)
    await signIn(buyer, '9876501235')
    await order(buyer, 'komal', '9876501235')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
    const again = await fetch(address, { headers })
    expect(again.status).toBe(304)
  })
  it('leads an administrator to all of their pages and its policy, which has no nonce, refuses nothing there', async () => {
    const owner = await shop.visit({ width: 'desktop' })
    const { page } = owner
    await signInAsStaff(callerOf(page, shop.server.origin))
    const answer = await page.goto('/')
    expect(answer?.headers()['content-security-policy']).not.toContain('nonce-')
    await page.getByLabel('Account', { exact: true }).click()
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await page.waitForURL('**/admin/products')
    const entries = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
    const hrefs = await entries.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    const paths = hrefs.filter(path => path.startsWith('/admin'))
    expect(paths.length).toBeGreaterThan(8)
    for (const path of paths) {
      await page.locator(`nav[aria-label=Admin] a[href="${path}"]`).click()
      await page.waitForURL(url => url.pathname === path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Find or do' }).waitFor()
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
    expect(owner.complaints()).toEqual([])
  })
})

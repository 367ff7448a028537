import { describe, expect, it } from 'vitest'
import { callerOf, order, signIn, signInAsStaff } from './support/delivered-order.ts'
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

  it('is a customer’s own where it prints where their delivery goes, or their name', async () => {
    const { page } = await shop.visit({ width: 'desktop' })
    await page.goto('/auth')
    await signInByPhone(page, '9876501236')
    await page.waitForURL(url => !url.pathname.startsWith('/auth'))
    for (const path of ['/product/komal', '/contact']) {
      const own = await page.goto(path)
      expect(own?.headers()['content-security-policy']).toContain("'nonce-")
    }
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

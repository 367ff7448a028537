import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { addToCart, signInByPhone } from './support/steps.ts'

const shop = serveShop()

describe('[SRV-8] a page that is kept for everybody', () => {
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

  it('is a customer’s own page once signed in, and the same for all again without the session', async () => {
    const { page } = await shop.visit({ width: 'desktop' })
    await page.goto('/auth')
    await signInByPhone(page, '9876501234')
    await page.waitForURL(url => !url.pathname.startsWith('/auth'))
    const own = await page.goto('/faqs')
    expect(own?.headers()['cache-control']).toBe('private, no-store')
    await page.context().clearCookies()
    const shared = await page.goto('/faqs')
    expect(shared?.headers()['cache-control']).toBe('no-cache')
    expect(shared?.headers()['etag']).toMatch(/^W\//)
  })
})

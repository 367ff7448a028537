import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { inMessages } from './support/messages.ts'
import { serveShop } from './support/serve-shop.ts'
import { signInByPhone, waitForHydration } from './support/steps.ts'

const shop = serveShop()

/** The address of the last link that a message to somebody carries. */
const linkIn = (page: Page, email: string, kind: 'confirm' | 'stop') =>
  inMessages(page, new RegExp(`/product-alerts/${kind}\\?token=[\\w.%-]+`), email)

describe.each([true, false])('asking to be told of a product, with JavaScript: %s', javaScript => {
  it('[BEY-8] a guest asks, confirms by the link, and stops by it', async () => {
    const shopper = await shop.visit({ width: 'phone', javaScript })
    const { page } = shopper
    const email = `meera.${javaScript}@example.in`
    await page.goto('/product/foam-tips')
    await page.getByRole('link', { name: 'Tell me when it is back' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tell me when it is back' }).waitFor()
    if (javaScript) {
      await waitForHydration(page)
      await shopper.expectAccessible()
    }
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Tell me' }).click()
    await page.getByText('Check your email').waitFor()

    await page.goto(await linkIn(page, email, 'confirm'))
    if (javaScript) await waitForHydration(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText(/^Thank you\. We write to/).waitFor()

    await page.goto(await linkIn(page, email, 'stop'))
    if (javaScript) await waitForHydration(page)
    await page.getByRole('button', { name: 'Stop all messages about products' }).click()
    await page.getByText(/^Done\. We send no more messages/).waitFor()
    expect(new URL(page.url()).pathname).toBe('/product-alerts/stop')
  })
})

it('[BEY-8] whoever has no verified address is asked for one, and an account shows what it waits for', async () => {
  const shopper = await shop.visit({ width: 'desktop' })
  const { page } = shopper
  await page.goto('/auth')
  await signInByPhone(page, '9845088888')
  await page.waitForURL(url => url.pathname === '/')
  await page.goto('/profile/product-news')
  await page.getByText(/^You wait for nothing/).waitFor()
  await page.goto('/product/tivra')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Tell me if it costs less' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tell me if it costs less' }).waitFor()
  expect(await page.getByRole('main').getByRole('textbox', { name: 'Email' }).inputValue()).toBe('')
  expect(shopper.complaints()).toEqual([])
})

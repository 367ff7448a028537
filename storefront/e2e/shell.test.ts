import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { widths } from './support/shopper.ts'
import {
  addToCart,
  fillInAddress,
  openCart,
  openProductFromTheHomePage,
  placeCashOrder,
  signInAsAdministrator,
  signInByPhone,
} from './support/steps.ts'

const shop = serveShop()

describe.each(Object.keys(widths) as (keyof typeof widths)[])('the shell, on a %s', width => {
  it('[CHAT-1] keeps the conversation while pages change', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await page.goto('/shop')
    await page.getByRole('button', { name: 'Chat with us' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill('delivery kab hogi')
    await page.keyboard.press('Enter')
    const log = page.getByRole('log')
    await log
      .getByText(/3-5 business days/)
      .first()
      .waitFor()
    await shopper.expectAccessible()
    await page.getByRole('button', { name: 'Minimise chat' }).click()
    await page.locator('main a[href^="/product/"]').first().click()
    await page.waitForURL('**/product/**')
    await page
      .getByRole('dialog', { name: 'Shruti support' })
      .getByRole('button', { expanded: false })
      .click()
    await log.getByText('delivery kab hogi').waitFor()
    await page.getByRole('button', { name: 'Close chat' }).click()
    await page.getByRole('button', { name: 'Chat with us' }).waitFor()
    expect(shopper.complaints()).toEqual([])
  })

  it('[POP-1][POP-2] offers a code after three seconds, not in the cart, and not again within a day', async () => {
    const shopper = await shop.visit({ width, offer: true })
    const { page } = shopper
    const offer = page.getByRole('region', { name: '20% off your first order' })
    await page.clock.install()
    await page.goto('/shop')
    await page.clock.runFor(3500)
    await offer.waitFor()
    await offer.getByText('SHRUTI20', { exact: true }).waitFor()
    await shopper.expectAccessible()
    await page.goto('/cart')
    await page.clock.runFor(10_000)
    expect(await offer.count()).toBe(0)
    await page.goto('/shop')
    await page.clock.runFor(3500)
    await offer.getByRole('button', { name: 'Close offer' }).click()
    await page.reload()
    await page.clock.runFor(10_000)
    expect(await offer.count()).toBe(0)
    await page.clock.fastForward('24:00:01')
    await page.reload()
    await page.clock.runFor(3500)
    await offer.waitFor()
    expect(shopper.complaints()).toEqual([])
  })

  it('[NOTE-1][NAV-4][NAV-7] tells a customer what happened to an order, until it is read', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await openProductFromTheHomePage(page)
    await addToCart(page)
    await openCart(page)
    await page.getByRole('link', { name: 'Check out' }).click()
    await page.waitForURL(/\/auth/)
    await signInByPhone(page, width === 'phone' ? '9876501235' : '9876501234')
    await page.waitForURL(/\/checkout/)
    await fillInAddress(page)
    await placeCashOrder(page)
    if (width === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
    // The order, and free shipping: the other offer that runs is for a first order.
    await page
      .getByRole('link', { name: width === 'phone' ? /Notifications.*unread/ : 'Notifications, 2 unread' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
    await page.getByText('2 unread').first().waitFor()
    await shopper.expectAccessible()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.getByText('All read').waitFor()
    await page.reload()
    await page.getByText('All read').waitFor()
    expect(shopper.complaints()).toEqual([])
  })
})

it('[CUR-1] shows dollars on request, keeps the choice, and saves none but an administrator’s', async () => {
  const shopper = await shop.visit({ width: 'desktop' })
  const { page } = shopper
  const saved: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/settings/currency')) saved.push(request.postData() ?? '')
  })
  const dollars = page.getByRole('button', { name: '$ USD' })
  await page.goto('/product/tivra')
  await dollars.click()
  await page.getByRole('main').getByText('$96.23').first().waitFor()
  expect(saved).toEqual([])
  await page.reload()
  await page.getByRole('main').getByText('$96.23').first().waitFor()
  await page.goto('/')
  await page.getByRole('main').getByText('$96.23').first().waitFor()
  await page.goto('/product/tivra')
  await page.setViewportSize(widths.phone)
  await page.getByRole('main').getByText('₹7,999').first().waitFor()
  await page.setViewportSize(widths.desktop)
  await signInAsAdministrator(page)
  await page.goto('/product/tivra')
  await page.getByRole('button', { name: '₹ INR' }).click()
  await expect.poll(() => saved).toEqual(['{"currency":"INR"}'])
  expect(shopper.complaints()).toEqual([])
})

it('[NAV-1] leaves bar, chat and offer away where somebody signs in or administers', async () => {
  const shopper = await shop.visit({ width: 'desktop' })
  const { page } = shopper
  const bar = page.getByRole('link', { name: 'Track order' })
  const chat = page.getByRole('button', { name: 'Chat with us' })
  await page.goto('/shop')
  await bar.first().waitFor()
  await chat.waitFor()
  await signInAsAdministrator(page)
  await page.goto('/admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect([await bar.count(), await chat.count()]).toEqual([0, 0])
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByRole('textbox').first().waitFor()
  expect([await bar.count(), await chat.count()]).toEqual([0, 0])
  expect(shopper.complaints()).toEqual([])
})

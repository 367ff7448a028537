import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import {
  addToCart,
  confirmOrder,
  fillInAddress,
  openCart,
  openProductFromTheHomePage,
  placeCashOrder,
  recipient,
  signInAsAdministrator,
  signInByPhone,
  track,
} from './support/steps.ts'

const shop = serveShop()

const shoppers = [
  { width: 'desktop', phoneNumber: '9876501234' },
  { width: 'phone', phoneNumber: '9876505678' },
] as const

describe.each(shoppers)('an order on a $width', ({ width, phoneNumber }) => {
  it('[CHK-1][ORD-2][ADM-3] goes from the home page to the administrator, and survives a power cut', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper

    await openProductFromTheHomePage(page)
    await addToCart(page)
    await openCart(page)
    await page.getByRole('link', { name: 'Check out' }).click()

    // A guest is asked who they are and comes back to the checkout [ROUTE-2].
    await page.waitForURL(/\/auth\?next=%2Fcheckout/)
    await signInByPhone(page, phoneNumber)
    await page.waitForURL(/\/checkout$/)
    await fillInAddress(page)
    await shopper.expectAccessible()
    const orderNumber = await placeCashOrder(page)
    await shopper.expectAccessible()
    await page.goto('/my-orders')
    await page
      .getByRole('link', { name: new RegExp(orderNumber) })
      .first()
      .waitFor()
    await shopper.expectAccessible()
    await track(page, orderNumber, recipient.phoneNumber)
    await shopper.expectAccessible()
    expect(shopper.complaints()).toEqual([])
    await shopper.leave()

    await shop.server.kill()
    await shop.server.start()

    const administrator = await shop.visit({ width })
    await signInAsAdministrator(administrator.page)
    await administrator.page.goto('/admin/orders')
    await administrator.page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    await administrator.expectAccessible()
    await administrator.page.getByRole('link', { name: orderNumber }).first().click()
    await administrator.page.getByRole('heading', { level: 1, name: new RegExp(orderNumber) }).waitFor()
    await administrator.expectAccessible()
    await confirmOrder(administrator.page)
    expect(administrator.complaints()).toEqual([])
  })
})

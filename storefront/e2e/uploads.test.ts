import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { callerOf, deliver, order, signIn, signInAsStaff } from './support/delivered-order.ts'
import { serveShop } from './support/serve-shop.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

const jpeg = readFileSync(
  fileURLToPath(
    new URL('../../server/seed/pictures/usb-c-cable-white-coil-e958f7a0-share.jpg', import.meta.url),
  ),
)

const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: jpeg })

/** A customer to whom Bindu was delivered, and an administrator. */
async function visitWithBindu(width: 'desktop' | 'phone', phoneNumber: string) {
  const { origin } = shop.server
  const shopper = await shop.visit({ width })
  const customer = callerOf(shopper.page, origin)
  await signIn(customer, phoneNumber)
  const placed = await order(customer, 'bindu', phoneNumber)
  const staff = await shop.visit({ width: 'desktop' })
  const administrator = callerOf(staff.page, origin)
  await signInAsStaff(administrator)
  await deliver(administrator, placed)
  return { ...shopper, staff, placed }
}

describe.each([
  ['desktop', '9845070001', '9845070003', '9845070005', '9845070007'],
  ['phone', '9845070002', '9845070004', '9845070006', '9845070008'],
] as const)('photos of customers, on a %s', (width, returning, reviewing, shown, stranger) => {
  it('[ORD-2] a return shows its photos to the customer and the shop, and to no stranger', async () => {
    const { page, placed, staff, ...shopper } = await visitWithBindu(width, returning)
    await page.goto(`/orders/${placed.id}`)
    await waitForHydration(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Return items' }).click()
    await main.getByRole('combobox', { name: /^Bindu/ }).selectOption('1')
    const field = main.getByRole('group', { name: /^Photos of Bindu/ })
    const input = field.locator('input[type=file]').first()
    await input.setInputFiles([photo('crack.jpg'), photo('box.jpg')])
    await field.getByText('2 of 5 photos', { exact: true }).waitFor({ state: 'attached' })
    await shopper.expectAccessible()
    await field.getByRole('button', { name: 'Remove box.jpg' }).click()
    await main.getByRole('combobox', { name: 'Reason' }).selectOption('It arrived damaged')
    await main.getByRole('textbox', { name: 'UPI ID for the refund' }).fill('ananya@okbank')
    await main.getByRole('button', { name: 'Request return' }).click()
    await main.getByRole('heading', { name: 'Return: requested' }).waitFor()
    const link = main.getByRole('link', { name: 'Photo of Bindu' })
    const address = (await link.getAttribute('href')) ?? ''
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp')
    await shopper.expectAccessible()

    expect((await staff.page.request.get(address)).status()).toBe(200)
    await staff.page.goto(`/admin/orders/${placed.id}`)
    await staff.page.getByRole('link', { name: 'Photo of Bindu' }).waitFor()
    const other = await shop.visit({ width: 'desktop' })
    expect((await other.page.request.get(address)).status()).toBe(404)
    await signIn(callerOf(other.page, shop.server.origin), stranger)
    expect((await other.page.request.get(address)).status()).toBe(404)
    expect(shopper.complaints()).toEqual([])
  })

  it('[SHOP-3] a review shows its photos to everybody, without scripts too', async () => {
    const { page, ...shopper } = await visitWithBindu(width, reviewing)
    await page.goto('/product/bindu/reviews')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Write a review' }).click()
    await page
      .getByRole('group', { name: /^Your rating/ })
      .getByRole('radio', { name: /^4/ })
      .check({ force: true })
    await page.getByRole('textbox', { name: 'Title' }).fill(`Seen on a ${width}`)
    await page
      .getByRole('textbox', { name: 'Your review' })
      .fill('I hear the announcements and nothing of the wheels.')
    const field = page.getByRole('group', { name: /^Photos/ })
    await field
      .locator('input[type=file]')
      .first()
      .setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }])
    await field.getByText('This kind of file cannot be shown. Choose a JPEG, PNG or WebP picture.').waitFor()
    await page.getByRole('button', { name: 'Publish review' }).click()
    await field.getByText('Some photos were not sent. Try again or remove them.').waitFor()
    expect(shopper.complaints().join()).toContain('400')
    await field.getByRole('button', { name: 'Remove notes.txt' }).click()
    await field
      .locator('input[type=file]')
      .first()
      .setInputFiles([photo('on-the-train.jpg')])
    await field.getByText('1 of 5 photos', { exact: true }).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Publish review' }).click()
    await page.getByRole('heading', { level: 2, name: 'Your review' }).waitFor()
    await page
      .getByRole('link', { name: /^Photo by/ })
      .first()
      .waitFor()

    const reader = await shop.visit({ width, javaScript: false })
    await reader.page.goto('/product/bindu/reviews')
    const link = reader.page.getByRole('link', { name: /^Photo by/ }).first()
    const answer = await reader.page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['cache-control']).toBe('public, max-age=86400, immutable')
    await reader.leave()
    expect(shopper.complaints()).toEqual([])
  })

  it('[AVA-1] a customer adds a picture of theirs, sees it, and takes it away', async () => {
    const { page, ...shopper } = await shop.visit({ width })
    await signIn(callerOf(page, shop.server.origin), shown)
    await page.goto('/profile')
    await waitForHydration(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Add a picture' }).waitFor()
    await main.locator('input[type=file]').setInputFiles([photo('me.jpg')])
    await main.locator('[data-status=loaded] img').waitFor()
    await shopper.expectAccessible()
    await page.reload()
    await main.locator('[data-status=loaded] img').waitFor()
    await main.getByRole('button', { name: 'Remove picture' }).click()
    await main.getByRole('button', { name: 'Add a picture' }).waitFor()
    expect(await main.locator('[data-status] img').count()).toBe(0)
    expect(shopper.complaints()).toEqual([])
  })
})

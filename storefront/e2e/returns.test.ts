import { formatMoney } from '@shruti/design-system/foundations'
import { describe, expect, it } from 'vitest'
import {
  callerOf,
  deliver,
  finishClaim,
  finishReturn,
  order,
  signIn,
  signInAsStaff,
} from './support/delivered-order.ts'
import { serveShop } from './support/serve-shop.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

/** A customer to whom two Bindu were delivered, their browser, and an administrator. */
async function visitWithTwo(width: 'desktop' | 'phone', phoneNumber: string) {
  const { origin } = shop.server
  const shopper = await shop.visit({ width })
  const customer = callerOf(shopper.page, origin)
  await signIn(customer, phoneNumber)
  const placed = await order(customer, 'bindu', phoneNumber, 2)
  const staff = await shop.visit({ width: 'desktop' })
  const administrator = callerOf(staff.page, origin)
  await signInAsStaff(administrator)
  await deliver(administrator, placed)
  return { ...shopper, customer, administrator, placed }
}

describe.each([
  ['desktop', '9845040001', '9845040003', '9845040005'],
  ['phone', '9845040002', '9845040004', '9845040006'],
] as const)('after the delivery, on a %s', (width, phoneNumber, otherNumber, thirdNumber) => {
  it('[BEY-11] one of two pieces goes back: the refund and the credit note are of that one', async () => {
    const shopper = await visitWithTwo(width, phoneNumber)
    const { page, placed } = shopper
    await page.goto(`/orders/${placed.id}`)
    await waitForHydration(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Return items' }).click()
    await main.getByRole('button', { name: 'Request return' }).click()
    await main.getByText('Choose why you return it', { exact: true }).last().waitFor()
    await shopper.expectAccessible()
    await main.getByRole('combobox', { name: /^Bindu/ }).selectOption('1')
    await main.getByRole('combobox', { name: 'Reason' }).selectOption('It does not fit me')
    await main.getByRole('textbox', { name: 'UPI ID for the refund' }).fill('ananya@okbank')
    await main.getByRole('button', { name: 'Request return' }).click()
    await main.getByRole('heading', { name: 'Return: requested' }).waitFor()
    shopper.complaints()

    await finishReturn(shopper.administrator, shopper.customer, placed, 'refunded')
    await page.reload()
    await main.getByRole('heading', { name: 'Return: refunded' }).waitFor()
    // Half of what was paid for the line, its share of the offer taken off.
    const [line] = placed.lines
    const paise = ((line?.lineTotal ?? 0) - (line?.discount ?? 0)) / 2
    const paidForOne = formatMoney(paise)
    await main.getByText(`${paidForOne} to UPI ID ananya@okbank`).waitFor()
    await main.getByText('432187650912').waitFor()
    await shopper.expectAccessible()

    await main.getByRole('link', { name: /^Credit note/ }).click()
    await page.getByRole('heading', { level: 1, name: /^Credit note/ }).waitFor()
    await shopper.expectAccessible()
    expect(await page.getByRole('main').innerText()).toContain(paidForOne.slice(1))
    expect(shopper.complaints()).toEqual([])
  })

  it('[BEY-11] a broken one is replaced: nothing is refunded, and the parcel can be followed', async () => {
    const shopper = await visitWithTwo(width, otherNumber)
    const { page, placed } = shopper
    await page.goto(`/orders/${placed.id}`)
    await waitForHydration(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Return items' }).click()
    await main.getByRole('combobox', { name: /^Bindu/ }).selectOption('1')
    await main.getByRole('combobox', { name: 'Reason' }).selectOption('It does not work')
    await main.getByRole('radio', { name: /^Replacement/ }).check({ force: true })
    await main.getByRole('textbox', { name: 'UPI ID for the refund' }).waitFor({ state: 'hidden' })
    await shopper.expectAccessible()
    await main.getByRole('button', { name: 'Request return' }).click()
    await main.getByRole('heading', { name: 'Return: requested' }).waitFor()

    await finishReturn(shopper.administrator, shopper.customer, placed, 'replaced')
    await page.reload()
    await main.getByRole('heading', { name: 'Return: replacement sent' }).waitFor()
    const parcel = main.getByRole('link', { name: 'Delhivery, tracking number 1490815562099' })
    expect(await parcel.getAttribute('href')).toBe('https://www.delhivery.com/track-v2/package/1490815562099')
    expect(await main.getByRole('link', { name: /^Credit note/ }).count()).toBe(0)
    await shopper.expectAccessible()
    expect(shopper.complaints()).toEqual([])
  })

  it('[BEY-10] the warranty is on the order, and a claim is followed to its end', async () => {
    const shopper = await visitWithTwo(width, thirdNumber)
    const { page, placed } = shopper
    await page.goto(`/orders/${placed.id}`)
    await waitForHydration(page)
    const main = page.getByRole('main')
    await main.getByText(/^Until \d/).waitFor()
    await main.getByRole('button', { name: 'Claim warranty' }).click()
    await main.getByRole('combobox', { name: 'What is wrong?' }).selectOption('Something else')
    await main.getByRole('textbox', { name: 'Description' }).fill('The lid of the case does not close.')
    await shopper.expectAccessible()
    await main.getByRole('button', { name: 'Send claim' }).click()
    await main.getByRole('heading', { name: 'Warranty claim: requested' }).waitFor()
    await shopper.expectAccessible()

    await finishClaim(shopper.administrator, shopper.customer, placed)
    await page.reload()
    await main.getByRole('heading', { name: 'Warranty claim: repaired and sent back' }).waitFor()
    const parcel = main.getByRole('link', { name: 'Delhivery, tracking number 1490815562100' })
    expect(await parcel.getAttribute('href')).toBe('https://www.delhivery.com/track-v2/package/1490815562100')
    expect(shopper.complaints()).toEqual([])
  })
})

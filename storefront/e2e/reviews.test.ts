import { expect, it } from 'vitest'
import { callerOf, deliver, order, review, signIn, signInAsStaff } from './support/delivered-order.ts'
import { serveShop } from './support/serve-shop.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

/** A customer to whom Bindu was delivered, and the browser in which they are signed in. */
async function visitWithBindu(phoneNumber: string) {
  const { origin } = shop.server
  const shopper = await shop.visit({ width: 'desktop' })
  const customer = callerOf(shopper.page, origin)
  await signIn(customer, phoneNumber)
  const placed = await order(customer, 'bindu', phoneNumber)
  const staff = await shop.visit({ width: 'desktop' })
  const administrator = callerOf(staff.page, origin)
  await signInAsStaff(administrator)
  await deliver(administrator, placed)
  await staff.leave()
  return { ...shopper, customer }
}

it('[SHOP-3] [BEY-13] who received a product reviews it and its aspects, changes the review, deletes it and has it back', async () => {
  const shopper = await visitWithBindu('9845010001')
  const { page } = shopper
  await page.goto('/product/bindu/reviews')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Write a review' }).click()
  const starsOf = (name: RegExp, stars: string) =>
    page.getByRole('group', { name }).getByRole('radio', { name: stars })
  await starsOf(/^Your rating/, '4 stars').check({ force: true })
  // An aspect by keyboard: the arrow chooses the next star.
  await starsOf(/^Comfort/, '2 stars').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('textbox', { name: 'Title' }).fill('Good on the train')
  await page
    .getByRole('textbox', { name: 'Your review' })
    .fill('I hear the announcements and nothing of the wheels.')
  await page.getByRole('button', { name: 'Publish review' }).click()
  await page.getByRole('heading', { level: 2, name: 'Your review' }).waitFor()
  await page.getByText('Good on the train').first().waitFor()
  await page.getByText('Comfort: 3.0 of 5 (1 rating)').waitFor()
  await shopper.expectAccessible()

  await page.getByRole('button', { name: 'Edit review' }).click()
  expect(await starsOf(/^Comfort/, '3 stars').isChecked()).toBe(true)
  await starsOf(/^Battery/, '5 stars').check({ force: true })
  await page.getByRole('textbox', { name: 'Title' }).fill('Better than I thought')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Better than I thought').first().waitFor()
  await page
    .getByText(/^Changed /)
    .first()
    .waitFor()

  await page.getByRole('button', { name: 'Delete review' }).click()
  await page.getByText('Your review was deleted.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Edit review' }).waitFor()
  await page.reload()
  await page.getByText('Better than I thought').first().waitFor()
  await page.getByText('Battery: 5.0 of 5 (1 rating)').waitFor()
  expect(shopper.complaints()).toEqual([])
})

/** Eleven customers order, get what they ordered and review it before the first page is looked at, in milliseconds. */
const elevenLimitMs = 180_000

it(
  '[SHOP-3] eleven reviews are paged through, narrowed by stars, sorted and voted for',
  async () => {
    for (let number = 0; number < 10; number += 1) {
      const visitor = await visitWithBindu(`984502000${number}`)
      await review(visitor.customer, 'bindu', (number % 5) + 1, `Review number ${number}`)
      await visitor.leave()
    }
    const { page } = await visitWithBindu('9845030001')
    await page.goto('/product/bindu/reviews')
    await waitForHydration(page)
    const titles = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect.poll(() => titles.count()).toBe(10)
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL(/page=2/)
    await expect.poll(() => titles.count()).toBe(1)

    await page.goto('/product/bindu/reviews')
    await waitForHydration(page)
    await page.getByRole('link', { name: /^1 of 5/ }).click()
    await page.getByRole('heading', { level: 2, name: 'Reviews with 1 of 5 stars' }).waitFor()
    await expect.poll(() => titles.allInnerTexts()).toEqual(['Review number 5', 'Review number 0'])

    const helpful = page.getByRole('button', { name: 'Helpful: Review number 0' })
    await helpful.click()
    await expect.poll(() => helpful.getAttribute('aria-pressed')).toBe('true')
    expect(await helpful.innerText()).toContain('(1)')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('helpful')
    await expect.poll(() => titles.allInnerTexts()).toEqual(['Review number 0', 'Review number 5'])
    await helpful.click()
    await expect.poll(() => helpful.getAttribute('aria-pressed')).toBe('false')
  },
  elevenLimitMs,
)

import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'

const shop = serveShop()

describe.each(['desktop', 'phone'] as const)('writing to the shop, on a %s', width => {
  it('[SHOP-4] a message gets a ticket number, and what is missing is said at its field', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await page.goto('/contact?order=shr-7h3k9qwp')
    await page.locator('html[data-hydrated]').waitFor()
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Send message' }).click()
    await main.getByText('Write your message').waitFor()
    await main.getByText('Enter a name').waitFor()
    await shopper.expectAccessible()
    expect(await main.getByRole('combobox', { name: 'What is it about?' }).inputValue()).toBe('order')
    await main.getByRole('textbox', { name: 'Name' }).fill('Meera Nair')
    await main.getByRole('textbox', { name: 'Email' }).fill(`meera.${width}@example.in`)
    await main
      .getByRole('textbox', { name: 'Message' })
      .fill('The parcel says delivered, and it is not here.')
    await main.getByRole('button', { name: 'Send message' }).click()
    await main.getByText(/Your ticket number is T-[0-9A-Z]{8}\./).waitFor()
    await shopper.expectAccessible()
    expect(shopper.complaints()).toEqual([])
  })

  it('[SHOP-4] without JavaScript the form is posted', async () => {
    const { page } = await shop.visit({ width, javaScript: false })
    await page.goto('/contact')
    await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('A product')
    await page.getByRole('textbox', { name: 'Name' }).fill('Meera Nair')
    await page.getByRole('textbox', { name: 'Email' }).fill(`nair.${width}@example.in`)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Write your message. Go back to try again.').waitFor()
    await page.goBack()
    await page.getByRole('textbox', { name: 'Message' }).fill('Does Komal pair with two phones at once?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('heading', { name: 'We have your message' }).waitFor()
    expect(await page.getByRole('main').innerText()).toMatch(/Your ticket number is T-[0-9A-Z]{8}\./)
  })
})

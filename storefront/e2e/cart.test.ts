import { describe, expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { widths } from './support/shopper.ts'
import { addToCart, openProductFromTheHomePage, waitForHydration } from './support/steps.ts'

const shop = serveShop()

describe.each(Object.keys(widths) as (keyof typeof widths)[])('the cart, on a %s', width => {
  it('[CART-2] [BEY-9] leads there from what was added, and gives back what was removed, by keyboard', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await openProductFromTheHomePage(page)
    await addToCart(page)
    await page.getByRole('link', { name: 'View cart' }).click()
    await page.waitForURL('**/cart')
    const line = page.getByRole('article').filter({ hasText: 'Bindu' })
    await line.getByRole('button', { name: /^Increase/ }).click()
    await page.getByText('Quantity updated to 2').first().waitFor()

    await line.getByRole('button', { name: /^Remove/ }).press('Enter')
    await page.getByText(/^Bindu, .* \(2\) was removed from your cart\.$/).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => line.getByRole('spinbutton').inputValue()).toBe('2')
    expect(shopper.complaints()).toEqual([])
    await shopper.expectAccessible()
  })

  it('[BEY-12] a guest applies the best code, which checkout would charge, and takes it away', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await openProductFromTheHomePage(page)
    await addToCart(page)
    await page.goto('/cart')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Use SHRUTI20 and save ₹259.80' }).click()
    await page.getByText('Code SHRUTI20 applied').waitFor()
    await expect.poll(() => page.getByRole('main').innerText()).toContain('₹1,039.20')
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Remove code SHRUTI20' }).click()
    await page.getByRole('button', { name: /^Use SHRUTI20/ }).waitFor()
    expect(shopper.complaints()).toEqual([])
  })

  it('[CART-7] keeps a line for later and moves it back', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await openProductFromTheHomePage(page)
    await addToCart(page)
    await page.goto('/cart')
    await waitForHydration(page)
    await page.getByRole('button', { name: /^Save for later: Bindu/ }).click()
    await page.getByText('Your cart is empty').waitFor()
    await page.getByText('Item saved for later').first().waitFor()
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('button', { name: /^Move to cart: Bindu/ }).click()
    await page.getByRole('spinbutton', { name: /^Quantity of Bindu/ }).waitFor()
    expect(await page.getByText('Saved for later', { exact: true }).count()).toBe(0)
    expect(shopper.complaints()).toEqual([])
  })

  it('[CART-3] keeps the cart when the connection fails, says so, and tries again', async () => {
    const shopper = await shop.visit({ width })
    const { page } = shopper
    await openProductFromTheHomePage(page)
    await addToCart(page)
    await page.goto('/cart')
    await waitForHydration(page)
    await page.route('**/api/cart/*', route => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: /^Increase quantity of Bindu/ }).click()
    await page.getByText(/^The quantity of Bindu, .* was not changed\.$/).waitFor()
    const quantity = page.getByRole('spinbutton', { name: /^Quantity of Bindu/ })
    await expect.poll(() => quantity.inputValue()).toBe('1')
    await page.unroute('**/api/cart/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => quantity.inputValue()).toBe('2')
    await page.getByText('Quantity updated to 2').first().waitFor()
  })
})

it('[CART-7] [BEY-12] saves for later and applies a code without JavaScript', async () => {
  const shopper = await shop.visit({ width: 'phone', javaScript: false })
  const { page } = shopper
  await page.goto('/product/bindu')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await page.waitForURL('**/cart')
  await page.getByRole('button', { name: /^Use SHRUTI20/ }).click()
  await page.getByText('Code SHRUTI20 applied').waitFor()
  await page.getByRole('button', { name: /^Save for later: Bindu/ }).click()
  await page.getByText('Your cart is empty').waitFor()
  await page.getByRole('button', { name: /^Move to cart: Bindu/ }).click()
  await page.getByText('Code SHRUTI20 applied').waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
})

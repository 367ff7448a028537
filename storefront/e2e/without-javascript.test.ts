import { describe, expect, it } from 'vitest'
import { callerOf, order, signIn } from './support/delivered-order.ts'
import { serveShop } from './support/serve-shop.ts'

const shop = serveShop()

describe.each(['desktop', 'phone'] as const)('without JavaScript on a %s', width => {
  it('[SHOP-1][CART-1][BEY-9] a guest finds a product, adds it, changes the quantity, removes it and has it back', async () => {
    const shopper = await shop.visit({ width, javaScript: false })
    const { page } = shopper

    await page.goto('/')
    await page.getByRole('link', { name: 'Shop earbuds' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Bindu', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Bindu' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()

    await page.waitForURL(/\/cart/)
    const line = page.getByRole('main').getByRole('article')
    await line.getByRole('link', { name: 'Bindu' }).waitFor()
    expect(await page.getByRole('main').innerText()).toContain('₹1,299')

    await line.getByRole('spinbutton').fill('3')
    await line.getByRole('spinbutton').press('Enter')
    await page.waitForURL(/\/cart/)
    await page.getByText('₹3,897').first().waitFor()

    await line.getByRole('button', { name: /^Remove/ }).click()
    await page.waitForURL(/\/cart/)
    await page.getByText('Your cart is empty').waitFor()

    // [BEY-9] What was removed is had back with its quantity.
    await page.getByText(/^Bindu, .* \(3\) was removed from your cart\.$/).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('₹3,897').first().waitFor()
  })

  it('[CART-1][SRCH-1] shows no button that does nothing: not in the cart, and for the search', async () => {
    const { page } = await shop.visit({ width, javaScript: false })
    await page.goto('/product/bindu')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.waitForURL(/\/cart/)
    await page.getByRole('main').getByRole('spinbutton').waitFor()
    expect(await page.getByRole('button', { name: /^(Increase|Decrease) quantity/ }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Search', exact: true }).count()).toBe(0)

    await page.getByRole('banner').getByRole('combobox').fill('bindu')
    await page.getByRole('banner').getByRole('combobox').press('Enter')
    await page.waitForURL(/\/shop\?search=bindu/)
    await page.getByRole('main').getByRole('link', { name: 'Bindu', exact: true }).waitFor()
  })

  it('[ORD-2] an order is followed by its number and phone', async () => {
    const { page } = await shop.visit({ width, javaScript: false })
    const customer = callerOf(page, shop.server.origin)
    const phoneNumber = width === 'phone' ? '9845040001' : '9845040002'
    await signIn(customer, phoneNumber)
    const { number } = await order(customer, 'bindu', phoneNumber)
    await page.goto('/track-order')
    await page.getByRole('textbox', { name: 'Order number' }).fill(number)
    await page.getByRole('textbox', { name: /^Phone number or email/ }).fill(phoneNumber)
    await page.getByRole('main').getByRole('button', { name: 'Track order' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await page.waitForURL(/\/track-order$/)
    await heading.getByText('placed').waitFor()
    expect(await heading.textContent()).toBe(`Order ${number} placed`)
  })

  it('[SHOP-1] a guest narrows the list by two colours and a price, and takes one away', async () => {
    const shopper = await shop.visit({ width, javaScript: false })
    const { page } = shopper
    await page.goto('/shop')
    const filters = page.getByRole('form', { name: 'Filters' })
    await filters.getByRole('checkbox', { name: /^Pink/ }).check()
    await filters.getByRole('checkbox', { name: /^Gold/ }).check()
    await filters.getByRole('textbox', { name: 'To' }).fill('2,000')
    await filters.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('4 products').waitFor()
    const chips = page.getByRole('list', { name: 'Active filters' })
    await chips.getByRole('link', { name: /Pink/ }).click()
    await page.getByText('0 products').waitFor()
    expect(await chips.innerText()).toContain('Up to ₹2,000')
  })

  it('[CART-1] a refused form says why once, and a link that asks for a notice shows none', async () => {
    const shopper = await shop.visit({ width, javaScript: false })
    const { page } = shopper
    await page.goto('/product/bindu')
    await page
      .locator('#buy input[name=productId]')
      .evaluate(field => field.setAttribute('value', 'prd_none'))
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await page.waitForURL('**/cart')
    await page.getByText('Product not found').waitFor()
    await page.reload()
    await page.getByText('Your cart is empty').waitFor()
    expect(await page.getByText('Product not found').count()).toBe(0)

    await page.goto('/cart?notice=too_many_requests')
    expect(await page.getByRole('main').innerText()).not.toContain('Too many requests')
  })
})

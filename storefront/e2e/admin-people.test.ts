import { expect, it } from 'vitest'
import { callerOf, order, signIn, signInAsStaff } from './support/delivered-order.ts'
import { serveShop } from './support/serve-shop.ts'
import { signInAsAdministrator, signInByPhone, waitForHydration } from './support/steps.ts'

const shop = serveShop()

it('[ADM-4] a blocked customer is signed out at once and cannot sign in', async () => {
  const { page: customer } = await shop.visit({ width: 'phone' })
  await customer.goto('/auth')
  await signInByPhone(customer, '9845044444')
  await customer.waitForURL(address => address.pathname === '/')

  const { page: owner } = await shop.visit({ width: 'desktop' })
  await signInAsAdministrator(owner)
  await owner.goto('/admin/customers?search=98450%2044444')
  await owner
    .getByRole('link', { name: /98450 ?44444|9845044444/ })
    .first()
    .click()
  await owner.waitForURL(/\/admin\/customers\/.+/)
  await owner.getByRole('button', { name: 'Block', exact: true }).click()
  await owner.getByRole('button', { name: 'Unblock' }).waitFor()

  await customer.goto('/profile')
  await customer.waitForURL(/\/auth/)
  await signInByPhone(customer, '9845044444')
  await customer
    .getByText(/This account is blocked/)
    .first()
    .waitFor()
  expect((await customer.request.get('/api/user')).status()).toBe(401)
})

it('[ADM-4] two accounts of one person become one, after a look at what comes together', async () => {
  const { origin } = shop.server
  const { page: first } = await shop.visit({ width: 'phone' })
  await signIn(callerOf(first, origin), '9845055551')
  await order(callerOf(first, origin), 'bindu', '9845055551')
  const { page: second } = await shop.visit({ width: 'phone' })
  await signIn(callerOf(second, origin), '9845055552')

  const { page: owner } = await shop.visit({ width: 'desktop' })
  await signInAsStaff(callerOf(owner, origin))
  await owner.goto('/admin/customers?search=9845055552')
  await waitForHydration(owner)
  await owner
    .getByRole('link', { name: /98450 ?55552/ })
    .first()
    .click()
  await owner.getByRole('button', { name: 'Merge with another account' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'The other account' }).fill('9845055551')
  await dialog.getByRole('radio', { name: /55551/ }).check()
  await dialog.getByRole('button', { name: 'Look at what comes together' }).click()
  await dialog.getByText('1 order, 1 address').waitFor()
  await dialog.getByText(/phone number .*98450 ?55551/i).waitFor()
  await dialog.getByRole('button', { name: 'Merge the accounts' }).click()
  await owner.getByText('The two accounts are one now').first().waitFor()
  await owner.getByRole('link', { name: /SHR-/ }).first().waitFor()
  expect((await first.request.get('/api/user')).status()).toBe(401)
  expect((await second.request.get('/api/user')).status()).toBe(200)
})

it('[ADM-7] a support administrator is offered nothing that the role does not include', async () => {
  const { origin } = shop.server
  const { page: owner } = await shop.visit({ width: 'desktop' })
  await signInAsStaff(callerOf(owner, origin))
  const password = 'lantern above the ghat'
  const created = await owner.request.post(`${origin}/api/admin/administrators`, {
    headers: { origin },
    data: { username: 'leela', name: 'Leela Bose', email: 'leela@example.in', role: 'support', password },
  })
  expect(created.status()).toBe(201)

  const { page } = await shop.visit({ width: 'desktop' })
  await page.goto('/auth?way=password')
  await page.getByRole('textbox', { name: /Username/ }).fill('leela')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/admin/)
  await page.goto('/admin/products')
  await waitForHydration(page)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .waitFor()
  expect(await page.getByRole('link', { name: 'New product' }).count()).toBe(0)
  expect(await page.getByRole('main').getByRole('checkbox').count()).toBe(0)
  await page.goto('/admin/orders')
  await waitForHydration(page)
  expect(await page.getByRole('link', { name: 'Ship from a file' }).count()).toBe(0)

  // The shop's own menu leads to what the role includes.
  await page.goto('/')
  await waitForHydration(page)
  await page.getByLabel('Account', { exact: true }).first().click()
  await page.getByRole('link', { name: 'Products', exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Blog Manager' }).count()).toBe(0)
})

it('[NAV-6] [NAV-7] the menus of an owner lead to the areas of the administration', async () => {
  const { page } = await shop.visit({ width: 'desktop' })
  await signInAsStaff(callerOf(page, shop.server.origin))
  await page.goto('/')
  await waitForHydration(page)
  await page.getByLabel('Account', { exact: true }).first().click()
  for (const name of ['Dashboard', 'Products', 'Blog Manager', 'Orders'])
    await page.getByRole('link', { name, exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Customers', exact: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await page.waitForURL(/\/admin\/products$/)
})

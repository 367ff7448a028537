import { expect, it } from 'vitest'
import { appCode } from './support/app-code.ts'
import { serveShop } from './support/serve-shop.ts'
import { signInAsAdministrator, waitForHydration } from './support/steps.ts'

const shop = serveShop()

it('[AUTH-10] an owner who has two-step sign-in demands it of all administrators, and a colleague has to set it up', async () => {
  const { origin } = shop.server
  const visit = await shop.visit({ width: 'desktop' })
  const { page } = visit
  await signInAsAdministrator(page)
  const password = 'lantern above the ghat'
  const created = await page.request.post(`${origin}/api/admin/administrators`, {
    headers: { origin },
    data: { username: 'leela', name: 'Leela Bose', email: 'leela@example.in', role: 'support', password },
  })
  expect(created.status()).toBe(201)
  const { page: colleague } = await shop.visit({ width: 'desktop' })
  const login = await colleague.request.post(`${origin}/api/login`, {
    headers: { origin },
    data: { username: 'leela', password },
  })
  expect(login.status()).toBe(200)
  const messages = () => colleague.request.get(`${origin}/api/admin/support-tickets`)
  expect((await messages()).status()).toBe(200)

  await page.goto('/profile/security')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  const secret = await page.getByText(/^(?:[A-Z2-7]{4} ){3,}[A-Z2-7]+$/).innerText()
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(secret))
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('10 recovery codes left').waitFor()

  await page.goto('/admin/settings')
  await waitForHydration(page)
  const security = page.getByRole('form', { name: 'Security' })
  await security.getByRole('checkbox', { name: 'Demand two-step sign-in of all administrators' }).check()
  await security.getByRole('button', { name: 'Save security' }).click()
  await page.getByText('Settings saved', { exact: true }).waitFor()
  await visit.expectAccessible()

  const refused = await messages()
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'second_factor_setup_required' })
  expect((await page.request.get(`${origin}/api/admin/support-tickets`)).status()).toBe(200)
  expect(visit.complaints()).toEqual([])
})

import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeBrowser, openShopper } from './support/shopper.ts'
import { startShopServer, type ShopServer } from './support/shop-server.ts'

let server: ShopServer

beforeAll(async () => {
  server = await startShopServer()
})

afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const controls = ['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio']

/** Names of the page's controls as Chromium tells them to assistive technology; axe works them out by itself. */
async function controlNames(page: Page): Promise<{ role: string; name: string }[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(node => !node.ignored)
    .map(node => ({ role: String(node.role?.value), name: String(node.name?.value ?? '') }))
    .filter(({ role }) => controls.includes(role))
}

it.each(['/shop', '/product/tivra', '/cart', '/auth'])(
  '[POP-2] names every control of %s to assistive technology',
  async path => {
    const shopper = await openShopper(server.origin, { width: 'desktop' })
    const { page } = shopper
    await page.goto(path)
    await page.getByRole('main').waitFor()
    const named = await controlNames(page)
    expect(named.filter(({ name }) => name.trim() === '')).toEqual([])
    await shopper.leave()
  },
)

it('[POP-2] names the controls of the offer to assistive technology', async () => {
  const shopper = await openShopper(server.origin, { width: 'desktop' })
  const { page } = shopper
  await page.goto('/')
  await page.getByRole('region', { name: '20% off your first order' }).waitFor()
  const named = await controlNames(page)
  expect(named).toContainEqual({ role: 'button', name: 'Close offer' })
  expect(named).toContainEqual({ role: 'button', name: 'Copy' })
  expect(named.filter(({ name }) => name.trim() === '')).toEqual([])
  await shopper.leave()
})

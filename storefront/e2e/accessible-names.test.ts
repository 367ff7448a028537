import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'

const shop = serveShop()

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
    const { page } = await shop.visit({ width: 'desktop' })
    await page.goto(path)
    await page.getByRole('main').waitFor()
    const named = await controlNames(page)
    expect(named.filter(({ name }) => name.trim() === '')).toEqual([])
  },
)

it('[POP-2] names the controls of the offer to assistive technology', async () => {
  const { page } = await shop.visit({ width: 'desktop', offer: true })
  await page.goto('/')
  await page.getByRole('region', { name: '20% off your first order' }).waitFor()
  const named = await controlNames(page)
  expect(named).toContainEqual({ role: 'button', name: 'Close offer' })
  expect(named).toContainEqual({ role: 'button', name: 'Copy' })
  expect(named.filter(({ name }) => name.trim() === '')).toEqual([])
})

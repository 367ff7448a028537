import type { Page } from 'playwright'
import type { Product } from '@shruti/server/contract'
import { describe, expect, it } from 'vitest'
import { callerOf, signInAsStaff } from './support/delivered-order.ts'
import { fileOfFifty } from './support/import-file.ts'
import { serveShop } from './support/serve-shop.ts'
import { waitForHydration } from './support/steps.ts'

const shop = serveShop()

/** What anybody is told of a product. */
async function productNow(page: Page, slug: string): Promise<Product> {
  return (await (await page.request.get(`/api/products/${slug}`)).json()) as Product
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

describe.each([
  { width: 'desktop', product: 'Tivra', slug: 'tivra', prefix: 'sur' },
  { width: 'phone', product: 'Laya', slug: 'laya', prefix: 'taal' },
] as const)('a day in the shop, on a $width', ({ width, product, slug, prefix }) => {
  it('[ADM-2] [ADM-9] [BEY-16] stock comes in, a price changes, fifty products are imported, a mistake is taken back', async () => {
    const owner = await shop.visit({ width })
    const { page } = owner
    const main = page.getByRole('main')
    await signInAsStaff(callerOf(page, shop.server.origin))
    const before = await productNow(page, slug)
    const [variant] = before.variants
    const colour = variant?.name ?? ''

    await open(page, `/admin/inventory?search=${slug}`)
    await main.getByRole('button', { name: `Actions for ${product}, ${colour}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Adjust the stock' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Pieces' }).fill('40')
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Carton 17')
    await owner.expectAccessible()
    await dialog.getByRole('button', { name: 'Adjust the stock' }).click()
    const stock = (variant?.stock ?? 0) + 40
    await page
      .getByText(`${product}, ${colour}: ${stock.toLocaleString('en-IN')} in stock`)
      .first()
      .waitFor()
    expect((await productNow(page, slug)).variants[0]?.stock).toBe(stock)

    await open(page, `/admin/products?search=${slug}`)
    await main.getByRole('button', { name: `Edit Price of ${product}: ` }).click()
    const field = main.getByRole('textbox', { name: `Price of ${product}`, exact: true })
    await field.fill('999999')
    await field.press('Enter')
    await main.getByText('The price cannot be above the MRP').waitFor()
    await field.fill('1111')
    await field.press('Enter')
    await field.waitFor({ state: 'detached' })
    expect((await productNow(page, slug)).price).toBe(111_100)

    const exported = await (await page.request.get(`/api/admin/products/export?search=${slug}`)).text()
    await main.getByRole('button', { name: 'Import' }).click()
    const chooser = dialog.locator('input[type=file]')
    const file = (mistakes: boolean) => ({
      name: 'new-products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(fileOfFifty(exported, prefix, mistakes)),
    })
    await chooser.setInputFiles(file(true))
    await dialog.getByText('3 mistakes').waitFor()
    await owner.expectAccessible()
    const mistakes = dialog.getByRole('table', { name: 'Mistakes' })
    expect(await mistakes.locator('tbody tr').allTextContents()).toEqual([
      expect.stringMatching(/^8.*Name/),
      expect.stringMatching(/^21.*Price \(₹\)/),
      expect.stringMatching(/^34.*Categories/),
    ])
    expect(await dialog.getByRole('button', { name: 'Import' }).count()).toBe(0)
    await chooser.setInputFiles(file(false))
    await dialog.getByText('50 products are new').waitFor()
    await dialog.getByRole('button', { name: 'Import' }).click()
    await page.getByText('50 products created').first().waitFor()

    await open(page, `/admin/audit?search=${product}`)
    await main
      .getByRole('row', { name: /Product, price/ })
      .getByRole('link')
      .click()
    const back = main.getByRole('button', { name: 'Take this change back' })
    await back.waitFor()
    await owner.expectAccessible()
    await back.click()
    await main.getByText('It was changed again since then').waitFor()
    expect((await productNow(page, slug)).price).toBe(before.price)
    expect(owner.complaints()).toEqual([])
  })
})

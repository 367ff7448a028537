import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { signInAsAdministrator, waitForHydration } from './support/steps.ts'

const shop = serveShop()

const fileOf = (name: string, from: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: readFileSync(fileURLToPath(new URL(`../../server/seed/pictures/${from}`, import.meta.url))),
})

const onADesk = fileOf('on-a-desk.jpg', 'cleaning-kit-white-kit-cd8e3342-share.jpg')
const inAnEar = fileOf('in-an-ear.jpg', 'carry-pouch-black-pouch-578c15c0-share.jpg')
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }

/** Drops files on what lies there, as from a folder of the desktop. */
async function drop(page: Page, target: Locator, files: readonly (typeof notes)[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    sent => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), letter => letter.codePointAt(0) ?? 0)
        transfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      return transfer
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
  )
  await target.dispatchEvent('drop', { dataTransfer })
}

it.each([
  ['desktop', 'bindu'],
  ['phone', 'meend'],
] as const)('[ADM-2] pictures come by upload on a %s, and the shop shows them', async (width, slug) => {
  const { page, ...owner } = await shop.visit({ width })
  await signInAsAdministrator(page)
  const answer = await page.request.get(`/api/products/${slug}`)
  const { id, name, variants } = (await answer.json()) as {
    id: string
    name: string
    variants: { name: string; imageUrls: string[] }[]
  }
  const [colour = { name: '', imageUrls: [] }] = variants
  const count = colour.imageUrls.length
  await page.goto(`/admin/products/${id}`)
  await waitForHydration(page)
  const field = page.getByRole('group', { name: `Pictures of ${colour.name}`, exact: true })

  const chooser = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: 'Add pictures' }).click()
  await (await chooser).setFiles([onADesk])
  await drop(page, field.getByRole('list'), [inAnEar, notes])
  await field.getByText('This kind of file cannot be shown. Choose a JPEG, PNG or WebP picture.').waitFor()
  expect(owner.complaints().join()).toContain('400')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('alert').getByText('Some photos were not sent').waitFor()
  await field.getByRole('button', { name: 'Remove notes.txt' }).click()
  await field.getByText(`${count + 2} of 12 pictures`, { exact: true }).waitFor({ state: 'attached' })

  const earlier = field.getByRole('button', { name: 'Move in-an-ear.jpg earlier' })
  await earlier.focus()
  // One press for each picture that was there, and one for the other new one.
  for (let place = 0; place <= count; place += 1) await page.keyboard.press('Enter')
  expect(await earlier.isDisabled()).toBe(true)
  await field
    .getByRole('textbox', { name: 'Alternative text (in-an-ear.jpg)' })
    .fill('In an ear, from the side')
  await field.getByRole('button', { name: 'Remove on-a-desk.jpg' }).click()
  await field.getByRole('button', { name: 'Undo: on-a-desk.jpg removed' }).click()
  await owner.expectAccessible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(`${name} saved`).first().waitFor()
  const saved = page.getByRole('textbox', { name: 'Alternative text (Picture 1)' })
  await expect.poll(() => saved.inputValue()).toBe('In an ear, from the side')

  const reader = await shop.visit({ width })
  await reader.page.goto(`/product/${slug}`)
  const main = reader.page.getByRole('img', { name: 'In an ear, from the side', exact: true })
  await expect
    .poll(() => main.evaluate(shown => (shown as HTMLImageElement).currentSrc))
    .toMatch(/\/api\/uploads\/[\w-]+-\d+\.avif$/)
  expect(await main.evaluate(shown => (shown as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const last = `${name}, ${colour.name}, picture ${count + 2} of ${count + 2}`
  await reader.page.getByRole('img', { name: last, exact: true }).waitFor({ state: 'attached' })
  await reader.expectAccessible()
  await reader.page.goto('/shop')
  const card = reader.page
    .getByRole('article')
    .filter({ has: reader.page.getByRole('link', { name, exact: true }) })
  const inList = /\/api\/uploads\/[\w-]+-160\.avif/
  expect(await card.locator('source').first().getAttribute('srcset')).toMatch(inList)
  const listed = await page.request.get(`/api/admin/products?search=${slug}`)
  const [first] = (await listed.json()) as { imageUrl: string }[]
  expect(first?.imageUrl).toMatch(/^\/api\/uploads\//)
  expect(reader.complaints()).toEqual([])
  expect(owner.complaints()).toEqual([])
})

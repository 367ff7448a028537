import { expect, it } from 'vitest'
import { serveShop } from './support/serve-shop.ts'
import { signInAsAdministrator, waitForHydration } from './support/steps.ts'

const shop = serveShop()

const statusOf = async (path: string) => {
  const { status, headers } = await fetch(shop.server.origin + path, { redirect: 'manual' })
  return [status, headers.get('location')]
}

it('[ADM-8] a post is written, scheduled, published before its time, and its old address leads to the new one', async () => {
  const owner = await shop.visit({ width: 'desktop' })
  const { page } = owner
  await signInAsAdministrator(page)
  await page.goto('/admin/blog-manager')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'New post' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Earbuds on a train')
  const address = page.getByRole('textbox', { name: 'Address' })
  expect(await address.inputValue()).toBe('earbuds-on-a-train')
  await page.getByRole('textbox', { name: 'Summary' }).fill('What to take for the first night sleeper.')
  await page.getByRole('textbox', { name: 'Category' }).fill('Travel')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('Tips that seal')
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await text.press('End')
  await text.pressSequentially('\n\nSee [all of them](/shop). <script>alert(1)</script>')
  const preview = page.getByRole('region', { name: 'The post, as it will read' })
  await preview.getByRole('heading', { name: 'Tips that seal' }).waitFor()
  await page.getByLabel('Shows from').fill('2099-01-01T10:00')
  await owner.expectAccessible()
  await page.getByRole('button', { name: 'Schedule' }).click()
  await page.waitForURL(/\/admin\/blog-manager\/(?!new)[\w-]+$/)
  await page.getByText('Scheduled', { exact: true }).waitFor()
  expect(await statusOf('/blog/earbuds-on-a-train')).toEqual([404, null])
  const editor = page.url()

  await page.getByRole('link', { name: 'All posts' }).click()
  await page.getByRole('checkbox', { name: /Earbuds on a train/ }).check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('1 post published').first().waitFor()
  expect(await statusOf('/blog/earbuds-on-a-train')).toEqual([200, null])

  const reader = await shop.visit({ width: 'phone' })
  await reader.page.goto('/blog')
  await waitForHydration(reader.page)
  await reader.page.getByRole('link', { name: 'Travel' }).click()
  await reader.page.waitForURL(/category=travel$/)
  await reader.page.getByRole('link', { name: 'Earbuds on a train' }).click()
  await reader.page.getByRole('heading', { name: 'Tips that seal' }).waitFor()
  await reader.page.getByText('<script>alert(1)</script>').waitFor()
  await reader.expectAccessible()
  expect(reader.complaints()).toEqual([])

  await page.goto(editor)
  await waitForHydration(page)
  await address.fill('night-trains')
  await page
    .getByText('Whoever follows a link to /blog/earbuds-on-a-train is led to the new address.')
    .waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Earbuds on a train saved').first().waitFor()
  expect(await statusOf('/blog/earbuds-on-a-train')).toEqual([301, '/blog/night-trains'])
  expect(await statusOf('/hi/blog/earbuds-on-a-train')).toEqual([301, '/hi/blog/night-trains'])
  expect(await (await fetch(`${shop.server.origin}/sitemap.xml`)).text()).toContain(
    '/blog/night-trains</loc>',
  )
  expect(owner.complaints()).toEqual([])
})

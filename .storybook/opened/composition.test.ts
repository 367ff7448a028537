import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumArguments, requireQuickChromium } from '../../.ci/chromium.ts'
import { serveFolder, type FolderServer } from './serve-folder.ts'

const ours = inject('storybookOrigin')
const builtFolder = fileURLToPath(new URL('../../storybook-static', import.meta.url))

/**
 * A shop's Storybook, as one is built whose `refs` name ours: the same manager, with one page of its own. What
 * Storybook's builder writes for `refs: { shruti: { title: 'Shruti', url } }` stands where it writes it.
 */
const theirs = () => {
  const page = readFileSync(`${builtFolder}/index.html`, 'utf8')
  const refs = JSON.stringify({
    shruti: { id: 'shruti', title: 'Shruti', url: ours, type: 'server-checked' },
  })
  const composed = page.replace(/window\['REFS'\] = \{[^;]*\};/, () => `window['REFS'] = ${refs};`)
  if (composed === page)
    throw new Error('The manager has no refs to write: see how Storybook passes them now')
  const own = {
    id: 'own--page',
    title: 'Own',
    name: 'Page',
    type: 'story',
    subtype: 'story',
    importPath: './own.stories.tsx',
    tags: [],
  }
  return { 'index.html': composed, 'index.json': JSON.stringify({ v: 5, entries: { [own.id]: own } }) }
}

let browser: Browser
let server: FolderServer

beforeAll(async () => {
  server = await serveFolder(builtFolder, { instead: theirs() })
  browser = await chromium.launch({ executablePath: requireQuickChromium(), args: chromiumArguments })
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

describe('[DS-7] another Storybook that refers to ours', () => {
  it.each(['index.json', 'iframe.html', 'index.html'])('may read %s from its own origin', async file => {
    const answer = await fetch(`${ours}/${file}`, { headers: { origin: server.origin } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('x-frame-options')).toBeNull()
  })

  it('lists our components in its sidebar, and shows a story of them', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${server.origin}/?path=/story/shruti_actions-button--primary`)
    const chosen = page.locator('[data-ref-id="shruti"][data-item-id="actions-button--primary"]')
    await chosen.waitFor()
    const button = page.frameLocator('#storybook-ref-shruti').getByRole('button', { name: 'Add to cart' })
    await button.waitFor({ state: 'visible', timeout: 60_000 })
    expect(await page.getByText('Loading of ref failed').count()).toBe(0)
    await page.close()
  })
})

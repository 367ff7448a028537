import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumArguments, requireQuickChromium } from '../../.ci/chromium.ts'
import { newPicture } from '../visual/new-pictures.ts'
import { unpackCommit } from './base-tree.ts'
import { changedFiles, findBase, findHead, git } from './git.ts'
import { pictureChanges, storyChanges } from './pictures.ts'
import { writePage } from './write-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'shruti-review-test-'))
const root = join(folder, 'repository')
// A space, as in the folder of many a download.
const output = join(folder, 'the review')
const pictures = join(root, '.storybook/pictures')

const picture = (background: string, width = 400, height = 60) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer()

/** A sheet of modes, of which so many pixels can be made to look otherwise. */
const sheet = async (changedPixels: number) => {
  const change = await sharp({
    create: { width: changedPixels, height: 1, channels: 3, background: '#3366cc' },
  })
    .png()
    .toBuffer()
  return sharp(await picture('#eeeeee', 2112, 1200))
    .composite([{ input: change, left: 100, top: 100 }])
    .webp({ lossless: true })
    .toBuffer()
}

const put = (name: string, bytes: Buffer) => writeFileSync(join(pictures, `${name}.webp`), bytes)
const accepted = (name: string) => {
  const path = join(pictures, `${name}.webp`)
  return existsSync(path) ? readFileSync(path).toString('base64') : undefined
}

const story = (id: string, title: string, name: string) => ({ id, title, name, file: `${title}.stories.tsx` })
const neutral = story('badge--neutral', 'Badge', 'Neutral')
/** It stands for its component in every mode. */
const sale = { ...story('badge--sale', 'Badge', 'Sale'), sheet: 'modes/badge' }
const soldOut = story('badge--sold-out', 'Badge', 'Sold out')
const packed = story('badge--packed', 'Badge', 'Packed')
const plain = story('card--plain', 'Card', 'Plain')

/** A small repository in which one picture was taken again, another looks otherwise in a run, one was added, one is gone. */
async function makeReview(): Promise<void> {
  mkdirSync(join(pictures, 'modes'), { recursive: true })
  git(folder, 'init', '--quiet', '--initial-branch=main', root)
  const commit = () => {
    git(root, 'add', '-A')
    git(
      root,
      '-c',
      'user.name=Asha',
      '-c',
      'user.email=asha@shruti.example',
      'commit',
      '-q',
      '-m',
      'Draw a badge',
    )
  }
  for (const name of ['badge--neutral', 'badge--sale', 'badge--sale.phone', 'badge--sold-out', 'card--plain'])
    put(name, await picture('#eeeeee', name.endsWith('phone') ? 390 : 400))
  put('modes/badge', await sheet(1))
  writeFileSync(join(root, '.gitignore'), 'visual-diff/\n')
  commit()
  put('badge--neutral', await picture('#cc3366'))
  put('badge--packed', await picture('#ffd777'))
  rmSync(join(pictures, 'badge--sold-out.webp'))
  const differences = join(root, 'visual-diff')
  mkdirSync(join(differences, 'new'), { recursive: true })
  for (const name of ['badge--sale', 'badge--sale.phone']) {
    writeFileSync(newPicture(differences, name), await picture('#3366cc', 390, 90))
    writeFileSync(join(differences, `${name}.png`), '')
  }
  mkdirSync(join(differences, 'new/modes'))
  writeFileSync(newPicture(differences, 'modes/badge'), await sheet(25))
  const base = findBase(root, 'main')
  const baseTree = unpackCommit(root, base.commit)
  try {
    const after = [neutral, sale, packed, plain]
    const { changes } = await pictureChanges({
      root,
      base: baseTree,
      output,
      stories: after,
    })
    const stories = storyChanges(changes, { before: [neutral, sale, soldOut, plain], after }, () => [
      'Badge.styles.ts',
    ])
    await writePage(
      {
        base,
        head: findHead(root),
        changedFiles: changedFiles(root, base.commit),
        stories,
        tokens: [
          {
            token: 'color.sale',
            theme: 'light',
            before: '#eeeeee',
            after: '#cc3366',
            users: ['Badge', 'Notice'],
          },
        ],
        accessibility: [
          {
            storyId: 'badge--sale',
            rule: 'color-contrast',
            help: 'Enough contrast',
            kind: 'violation',
            before: 0,
            after: 1,
          },
        ],
        comparedByAxe: 4,
        sizes: [
          { component: 'Badge', before: { atOnce: 1200, later: 0 }, after: { atOnce: 2450, later: 0 } },
        ],
        api: { added: ['LoudBadge'], removed: [], declarations: [] },
        pages: [{ page: 'CartPage', through: ['Badge'] }],
        failed: [],
        notes: ['</script><b>Not a tag</b>'],
      },
      output,
    )
  } finally {
    rmSync(baseTree, { recursive: true })
  }
}

/** What a shell does with the page's command, at the root of the repository. */
function carryOut(command: string) {
  const script = fileURLToPath(new URL('review.ts', import.meta.url))
  const run = `"${process.execPath}" --import "${import.meta.resolve('tsx')}" "${script}"`
  return spawnSync(command.replace('npm run review --', run), { cwd: root, shell: true, encoding: 'utf8' })
}

describe('a review of a change', () => {
  let browser: Browser
  let page: Page
  const asked: string[] = []
  const complaints: string[] = []

  beforeAll(async () => {
    await makeReview()
    browser = await chromium.launch({ executablePath: requireQuickChromium(), args: chromiumArguments })
    page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    page.on('request', request => asked.push(request.url()))
    page.on('pageerror', error => complaints.push(String(error)))
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(pathToFileURL(join(output, 'index.html')).href)
  })

  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const card = (name: string) => page.getByRole('article', { name, exact: true })

  it('[BEY-20] opens from a file, asks no network, and says what changed', async () => {
    await expect.poll(() => page.getByRole('article').count()).toBe(4)
    expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual([
      'Neutral',
      'Packed',
      'Sale',
      'Sold out',
    ])
    const text = await page.locator('main').innerText()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Working copy against main')
    expect(await page.title()).toBe('Review: Working copy against main')
    for (const part of [
      'color.sale',
      '#cc3366',
      'Badge, Notice',
      'Enough contrast',
      '+1.25',
      'LoudBadge',
      'CartPage',
    ])
      expect(text).toContain(part)
    expect(text).toContain('</script><b>Not a tag</b>')
    expect(asked.filter(url => !/^(?:file|data):/.test(url))).toEqual([])
    expect(complaints).toEqual([])
  })

  it('[BEY-20] shows a story before, after, and what differs, in each picture that changed', async () => {
    const images = card('Sale').getByRole('img')
    expect(await images.count()).toBe(2)
    await card('Sale').getByRole('button', { name: 'Difference' }).click()
    await expect
      .poll(() => images.evaluateAll(all => all.map(image => image.getAttribute('alt'))))
      .toEqual(['Badge, Sale, 400 px, light, difference'])
    await images.evaluate(image => (image as HTMLImageElement).decode())
    await card('Sale').getByRole('button', { name: '390 px, light' }).click()
    await expect
      .poll(() => images.evaluateAll(all => all.map(image => image.getAttribute('alt'))))
      .toEqual(['Badge, Sale, 390 px, light, difference'])
    expect(await card('Packed').getByRole('img').count()).toBe(1)
  })

  it('[BEY-20] shows the component in every mode with the story that stands for it', async () => {
    await card('Sale').getByRole('button', { name: 'Every mode' }).click()
    await expect
      .poll(() =>
        card('Sale')
          .getByRole('img')
          .evaluateAll(all => all.map(image => image.getAttribute('alt'))),
      )
      .toEqual(['Badge, Sale, Every mode, difference'])
    // A picture as large as the whole sheet might differ by 50, one of a single mode by fewer.
    expect(await card('Sale').innerText()).toContain('24 of 2534400 pixels differ; 12 may')
  })

  it('[BEY-20] slides between before and after by keyboard', async () => {
    await card('Sale').getByRole('button', { name: 'Slider' }).click()
    const slider = card('Sale').getByRole('slider')
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await slider.getAttribute('aria-valuetext')).toBe('48 % before, 52 % after')
    await page.keyboard.press('End')
    expect(await slider.getAttribute('aria-valuetext')).toBe('100 % before, 0 % after')
  })

  it('[BEY-20] goes through the stories by keyboard, and keeps what was decided', async () => {
    await page.reload()
    await page.keyboard.press('a')
    await page.keyboard.press('j')
    await page.keyboard.press('r')
    await expect.poll(() => page.getByText('1 accepted, 1 rejected, 2 undecided').count()).toBe(1)
    await page.reload()
    await expect.poll(() => card('Neutral').getByText('Accepted').count()).toBe(1)
    expect(await card('Sale').getByText('Rejected').count()).toBe(1)
    await page.getByRole('button', { name: 'Undecided 2' }).click()
    await expect
      .poll(() => page.getByRole('article').getByRole('heading').allTextContents())
      .toEqual(['Packed', 'Sold out'])
  })

  it('[BEY-20] begins with the first story, and goes on from the last one to the decision', async () => {
    const fresh = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await fresh.goto(pathToFileURL(join(output, 'index.html')).href)
    const current = () =>
      fresh.evaluate(() => document.activeElement?.closest('[data-story], section')?.getAttribute('id'))
    expect(await current()).toBe('badge--neutral')
    expect(await fresh.evaluate(() => window.scrollY)).toBe(0)
    for (const key of ['j', 'j', 'j', 'a', 'a', 'r', 'j']) await fresh.keyboard.press(key)
    expect(await current()).toBe('decision')
    await expect.poll(() => fresh.getByText('1 accepted, 0 rejected, 3 undecided').count()).toBe(1)
    await fresh.keyboard.press('k')
    expect(await current()).toBe('badge--sold-out')
    await fresh.close()
  })

  it('[BEY-20] begins with the story that its address names, and with none where that names another part', async () => {
    const address = pathToFileURL(join(output, 'index.html')).href
    for (const [part, expected] of [
      ['badge--sale', 'badge--sale'],
      ['sizes', undefined],
    ] as const) {
      const fresh = await browser.newPage()
      await fresh.goto(`${address}#${part}`)
      const current = await fresh.evaluate(
        () => document.activeElement?.closest<HTMLElement>('[data-story]')?.dataset['story'],
      )
      expect(current).toBe(expected)
      await fresh.close()
    }
  })

  it('[BEY-20] has nothing that axe complains of, in both themes', async () => {
    await page.addScriptTag({ path: fileURLToPath(import.meta.resolve('axe-core/axe.min.js')) })
    for (const theme of ['Light', 'Dark']) {
      await page.getByRole('button', { name: theme, exact: true }).click()
      const violations = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: {
            run: () => Promise<{ violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>
          }
        }
        // A colour on its way from one theme to the other has a contrast of its own.
        await Promise.all(document.getAnimations().map(({ finished }) => finished))
        return (await axe.run()).violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
      })
      expect([theme, violations]).toEqual([theme, []])
    }
  })

  it('[BEY-20] fits a phone, and begins there with what differs', async () => {
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await phone.goto(pathToFileURL(join(output, 'index.html')).href)
    const images = phone.getByRole('article', { name: 'Sale', exact: true }).getByRole('img')
    expect(await images.evaluateAll(all => all.map(image => image.getAttribute('alt')))).toEqual([
      'Badge, Sale, 390 px, light, difference',
    ])
    await phone.close()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('[BEY-20] refuses to write over a picture that is another one by now, and writes nothing', async () => {
    const [before, now] = [accepted('badge--neutral'), await picture('#000000')]
    put('badge--sale', now)
    const { status, stderr } = carryOut(
      `npm run review -- decide "${output}" --accept badge--neutral badge--sold-out --reject badge--sale`,
    )
    expect([status, stderr]).toEqual([
      2,
      '.storybook/pictures/badge--sale.webp has changed since the review. Make the review again.\n',
    ])
    expect(accepted('badge--neutral')).toBe(before)
    put('badge--sale', await picture('#eeeeee'))
  })

  it('[BEY-20] says the command that carries the decisions out, and it does', async () => {
    await page.getByRole('button', { name: 'All 4' }).click()
    await card('Sale').getByRole('button', { name: 'Accept' }).click()
    await card('Neutral').getByRole('button', { name: 'Reject' }).click()
    await card('Packed').getByRole('button', { name: 'Reject' }).click()
    const text = page.getByRole('group', { name: 'Command' })
    await expect.poll(() => text.innerText()).toContain('--reject badge--neutral badge--packed')
    const command = (await text.innerText()).split('\n')[0] ?? ''
    expect(command).toBe(
      `npm run review -- decide '${output}' --accept badge--sale --reject badge--neutral badge--packed`,
    )
    const { status, stdout, stderr } = carryOut(command)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('1 accepted, 2 rejected: 5 accepted pictures changed.')
    expect(stdout).toContain('  badge--neutral, Badge.stories.tsx: look at Badge.styles.ts')
    expect(accepted('badge--sale')).toBe((await picture('#3366cc', 390, 90)).toString('base64'))
    expect(accepted('modes/badge')).toBe((await sheet(25)).toString('base64'))
    expect(accepted('badge--neutral')).toBe((await picture('#eeeeee')).toString('base64'))
    expect(accepted('badge--packed')).toBeUndefined()
    expect(accepted('badge--sold-out')).toBeUndefined()
    expect(existsSync(join(root, 'visual-diff/badge--sale.png'))).toBe(false)
  })
})

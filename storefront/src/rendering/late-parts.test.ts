import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/browser-storage.ts'
import { beginDocument, fontStyleId, lateCss, showLateParts } from './late-parts.ts'

const fontUrl = '/assets/latin-1a2b.woff2'
const fontUrls = [fontUrl, '/assets/rupee-3c4d.woff2']
const families = ['"Shruti Anek"', '"Shruti Rupee"']

/** All that is resolved already has been told. */
const told = () => new Promise(resolve => setImmediate(resolve))

interface Opened {
  readonly stored?: Readonly<Record<string, string>>
  /** When each of the files has come. */
  readonly fontsCome?: readonly Promise<void>[]
  readonly navigation?: 'navigate' | 'reload' | 'back_forward'
  readonly hash?: string
  /** Where the bottom of the page's main part stands, px from the screen's top, when so many parts show. */
  readonly bottomWith?: (shownParts: number) => number
  /** How many elements stand in each part below the first view. */
  readonly elementsInPart?: number
}

const screenHeight = 800

function openPage({
  stored = {},
  fontsCome = [Promise.resolve(), Promise.resolve()],
  navigation = 'navigate',
  hash = '',
  bottomWith = () => screenHeight,
  elementsInPart = 100,
}: Opened = {}) {
  const rules = fontUrls.map((url, index) => {
    const values: Record<string, string> = {
      'font-family': families[index] ?? '',
      'font-weight': '300 650',
      'font-stretch': '85% 125%',
      'unicode-range': 'U+20-7E',
      src: `url("${url}")`,
    }
    return { style: { getPropertyValue: (name: string) => values[name] ?? '' } }
  })
  const fonts = { media: 'not all', sheet: { cssRules: rules } }
  const root: { dataset: Record<string, string> } = { dataset: {} }
  const storage = memoryStorage(stored)
  const manifest: Record<string, string> = {}
  const link = { setAttribute: (name: string, value: string) => void (manifest[name] = value) }
  const script = { type: 'late' }
  const run: string[] = []
  const fetched: string[] = []
  class FontFace {
    readonly #comes: Promise<void> | undefined
    readonly family: string
    constructor(family: string, source: string) {
      this.family = family
      this.#comes = fontsCome[fetched.length]
      fetched.push(source)
    }
    readonly load = () => this.#comes?.then(() => this)
  }
  const parts = Array.from({ length: 3 }, () => ({
    dataset: {} as Record<string, string>,
    getElementsByTagName: () => ({ length: elementsInPart }),
  }))
  const shownParts = () => parts.filter(({ dataset }) => dataset['shown'] === '').length
  const main = { getBoundingClientRect: () => ({ bottom: bottomWith(shownParts()) }) }
  const frames: (() => void)[] = []
  const timers: { readonly callback: () => void; readonly ms: number }[] = []
  const used: string[] = []
  const document = {
    fonts: { add: ({ family }: FontFace) => void used.push(family) },
    querySelector: (selector: string) =>
      ({ 'link[rel=late]': link, [`script[type=${script.type}]`]: script, main })[selector] ?? null,
    querySelectorAll: () => parts,
    body: { append: ({ type }: { type: string }) => void run.push(type) },
    documentElement: root,
    getElementById: (id: string) => (id === fontStyleId ? fonts : null),
  }
  const window = Object.assign(new EventTarget(), {
    document,
    FontFace,
    innerHeight: screenHeight,
    setTimeout: (callback: () => void, ms = 0) => void timers.push({ callback, ms }),
    localStorage: storage,
    sessionStorage: storage,
    location: { hash },
    performance: {
      getEntriesByType: (kind: string) => (kind === 'navigation' ? [{ type: navigation }] : []),
    },
  })
  const act = (kind: string) => void window.dispatchEvent(new Event(kind))
  const painted = () => new Promise<void>(resolve => void frames.push(resolve))
  /** Lets the browser paint a frame. */
  async function paint() {
    for (const callback of frames.splice(0)) callback()
    await told()
  }
  async function pass(waitedMs: number) {
    for (const { callback, ms } of timers) if (ms <= waitedMs) callback()
    await told()
  }
  const clocks = { painted, paint, pass }
  return {
    fonts,
    root,
    storage,
    act,
    run,
    manifest,
    fetched,
    used,
    shownParts,
    clocks,
    page: window as never,
  }
}

it('leaves the fonts and the lazy pictures of a first view for later', () => {
  const { page, fonts, root } = openPage()
  beginDocument(page, fontUrl)
  expect(fonts.media).toBe('not all')
  expect(root.dataset).toEqual({ loading: 'top' })
  expect(lateCss).toContain('html[data-loading]:not([data-loading=parts]) img[loading=lazy]')
})

it.each([
  ['reloaded', { navigation: 'reload' }],
  ['come back to', { navigation: 'back_forward' }],
  ['opened at one of its places', { hash: '#reviews' }],
] as const)('lays a page out whole that is %s', (_how, opened) => {
  const { page, root } = openPage(opened)
  beginDocument(page, fontUrl)
  expect(root.dataset).toEqual({ loading: '' })
})

it.each(['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'beforeprint'])(
  'shows all of the page at the first %s',
  kind => {
    const { page, root, fonts, act, clocks } = openPage()
    beginDocument(page, fontUrl)
    showLateParts(page, () => undefined, clocks.painted, fontUrl)
    expect(root.dataset).toEqual({ loading: 'top' })
    act(kind)
    expect(root.dataset).toEqual({})
    expect(fonts.media).toBe('not all')
  },
)

it('takes the fonts at once where this visit has fetched them', () => {
  const { page, fonts } = openPage({ stored: { fonts: fontUrl } })
  beginDocument(page, fontUrl)
  expect(fonts.media).toBe('all')
})

it('leaves fonts of another version for later', () => {
  const { page, fonts } = openPage({ stored: { fonts: '/assets/latin-0000.woff2' } })
  beginDocument(page, fontUrl)
  expect(fonts.media).toBe('not all')
})

it('sets the chosen theme before the first paint, and no other', () => {
  const dark = openPage({ stored: { theme: 'dark' } })
  beginDocument(dark.page, fontUrl)
  expect(dark.root.dataset).toMatchObject({ theme: 'dark' })
  const unknown = openPage({ stored: { theme: 'sepia' } })
  beginDocument(unknown.page, fontUrl)
  expect(unknown.root.dataset).not.toHaveProperty('theme')
})

describe('what stands below the first view', () => {
  const fontsCome = () => {
    let come: () => void = () => undefined
    const fonts = new Promise<void>(resolve => (come = resolve))
    return { come, fonts: [fonts, Promise.resolve()] }
  }

  it('comes after the fonts, a large part in each frame', async () => {
    const { come, fonts } = fontsCome()
    const { page, root, shownParts, clocks } = openPage({ fontsCome: fonts })
    beginDocument(page, fontUrl)
    showLateParts(page, (_page, show) => show(), clocks.painted, fontUrl)
    await clocks.paint()
    expect(root.dataset).toEqual({ loading: 'parts' })
    expect(shownParts()).toBe(0)
    come()
    await told()
    expect(shownParts()).toBe(0)
    await clocks.paint()
    expect(shownParts()).toBe(1)
    await clocks.paint()
    expect(shownParts()).toBe(2)
    await clocks.paint()
    await clocks.paint()
    expect(shownParts()).toBe(3)
    expect(root.dataset).toEqual({})
  })

  it('comes several small parts to a frame', async () => {
    const { page, root, shownParts, clocks } = openPage({ elementsInPart: 50 })
    beginDocument(page, fontUrl)
    showLateParts(page, (_page, show) => show(), clocks.painted, fontUrl)
    await told()
    await clocks.paint()
    expect(shownParts()).toBe(2)
    await clocks.paint()
    expect(shownParts()).toBe(3)
    expect(root.dataset).toEqual({})
  })

  it('comes before the fonts as far as it is seen', async () => {
    const { page, shownParts, clocks } = openPage({
      fontsCome: fontsCome().fonts,
      bottomWith: shown => (shown < 2 ? screenHeight - 1 : screenHeight),
    })
    beginDocument(page, fontUrl)
    showLateParts(page, (_page, show) => show(), clocks.painted, fontUrl)
    for (let frame = 0; frame < 4; frame += 1) await clocks.paint()
    expect(shownParts()).toBe(2)
  })

  it('waits a second and a half for fonts that do not come', async () => {
    const { page, shownParts, clocks } = openPage({ fontsCome: fontsCome().fonts })
    beginDocument(page, fontUrl)
    showLateParts(page, (_page, show) => show(), clocks.painted, fontUrl)
    await clocks.pass(1499)
    expect(shownParts()).toBe(0)
    await clocks.pass(1500)
    await clocks.paint()
    expect(shownParts()).toBe(1)
  })

  it('comes at once when somebody scrolls meanwhile', async () => {
    const { page, root, act, shownParts, clocks } = openPage({ fontsCome: fontsCome().fonts })
    beginDocument(page, fontUrl)
    showLateParts(page, (_page, show) => show(), clocks.painted, fontUrl)
    act('scroll')
    expect(root.dataset).toEqual({})
    await clocks.paint()
    expect(shownParts()).toBe(0)
  })

  it('stands there whole in a page that did not begin at its top', () => {
    const { page, root, shownParts, clocks } = openPage({ hash: '#reviews' })
    beginDocument(page, fontUrl)
    showLateParts(page, (_page, show) => show(), clocks.painted, fontUrl)
    expect(root.dataset).toEqual({})
    expect(shownParts()).toBe(0)
  })
})

it('shows the page once it may, and its fonts when all their files are there, which it remembers', async () => {
  let restComes: () => void = () => undefined
  const fontsCome = [Promise.resolve(), new Promise<void>(resolve => (restComes = resolve))]
  const { page, fonts, root, storage, run, manifest, fetched, used, clocks } = openPage({ fontsCome })
  beginDocument(page, fontUrl)
  let show: () => void = () => undefined
  showLateParts(page, (_page, callback) => (show = callback), clocks.painted, fontUrl)
  expect(root.dataset).toEqual({ loading: 'top' })
  expect(run).toEqual([])
  expect(manifest).toEqual({})
  expect(fetched).toEqual([])
  show()
  expect(manifest).toEqual({ rel: 'manifest' })
  expect(run).toEqual(['module'])
  expect(root.dataset).toEqual({ loading: 'parts' })
  expect(fetched).toEqual(fontUrls.map(url => `url("${url}")`))
  await told()
  expect(used).toEqual([])
  restComes()
  await told()
  expect(used).toEqual(['Shruti Anek', 'Shruti Rupee'])
  // Its rules would have the browser wait for files that it has.
  expect(fonts.media).toBe('not all')
  expect(storage.getItem('fonts')).toBe(fontUrl)
})

it('fetches no fonts that are shown already', () => {
  const { page, fetched, clocks } = openPage({ stored: { fonts: fontUrl } })
  beginDocument(page, fontUrl)
  showLateParts(page, (_page, show) => show(), clocks.painted, fontUrl)
  expect(fetched).toEqual([])
})

it('remembers nothing of letters that did not come, and shows the fonts that did', async () => {
  const { page, used, storage, clocks } = openPage({
    fontsCome: [Promise.reject(new Error('offline')), Promise.resolve()],
  })
  showLateParts(page, (_page, show) => show(), clocks.painted, fontUrl)
  await told()
  expect(used).toEqual(['Shruti Rupee'])
  expect(storage.getItem('fonts')).toBeNull()
})

import { expect, it } from 'vitest'
import { memoryStorage } from '../storage/browser-storage.ts'
import { beginDocument, fontStyleId, lateCss, showLateParts } from './late-parts.ts'

const fontUrl = '/assets/latin-1a2b.woff2'
const fontUrls = [fontUrl, '/assets/rupee-3c4d.woff2']

interface Opened {
  readonly stored?: Readonly<Record<string, string>>
  /** When each of the files has come. */
  readonly fontsCome?: readonly Promise<void>[]
  readonly navigation?: 'navigate' | 'reload' | 'back_forward'
  readonly hash?: string
}

function openPage({
  stored = {},
  fontsCome = [Promise.resolve(), Promise.resolve()],
  navigation = 'navigate',
  hash = '',
}: Opened = {}) {
  const fonts = { media: 'not all' }
  const root: { dataset: Record<string, string> } = { dataset: {} }
  const storage = memoryStorage(stored)
  const manifest: Record<string, string> = {}
  const link = { setAttribute: (name: string, value: string) => void (manifest[name] = value) }
  const script = { type: 'late' }
  const run: string[] = []
  const fetched: string[] = []
  class FontFace {
    readonly #comes: Promise<void> | undefined
    constructor(_family: string, source: string) {
      this.#comes = fontsCome[fetched.length]
      fetched.push(source)
    }
    readonly load = () => this.#comes
  }
  const document = {
    querySelector: (selector: string) =>
      ({ 'link[rel=late]': link, [`script[type=${script.type}]`]: script })[selector] ?? null,
    body: { append: ({ type }: { type: string }) => void run.push(type) },
    documentElement: root,
    getElementById: (id: string) => (id === fontStyleId ? fonts : null),
  }
  const window = Object.assign(new EventTarget(), {
    document,
    FontFace,
    localStorage: storage,
    sessionStorage: storage,
    location: { hash },
    performance: {
      getEntriesByType: (kind: string) => (kind === 'navigation' ? [{ type: navigation }] : []),
    },
  })
  const act = (kind: string) => void window.dispatchEvent(new Event(kind))
  return { fonts, root, storage, act, run, manifest, fetched, page: window as never }
}

it('leaves the fonts and the lazy pictures of a first view for later', () => {
  const { page, fonts, root } = openPage()
  beginDocument(page, fontUrl)
  expect(fonts.media).toBe('not all')
  expect(root.dataset).toEqual({ loading: 'top' })
  expect(lateCss).toContain('html[data-loading] img[loading=lazy]')
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
    const { page, root, fonts, act } = openPage()
    beginDocument(page, fontUrl)
    showLateParts(page, () => undefined, fontUrls)
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

/** All that is resolved already has been told. */
const told = () => new Promise(resolve => setImmediate(resolve))

it('shows the page once it may, and its fonts when all their files are there, which it remembers', async () => {
  let restComes: () => void = () => undefined
  const fontsCome = [Promise.resolve(), new Promise<void>(resolve => (restComes = resolve))]
  const { page, fonts, root, storage, run, manifest, fetched } = openPage({ fontsCome })
  beginDocument(page, fontUrl)
  let show: () => void = () => undefined
  showLateParts(page, (_page, callback) => (show = callback), fontUrls)
  expect(root.dataset).toEqual({ loading: 'top' })
  expect(run).toEqual([])
  expect(manifest).toEqual({})
  expect(fetched).toEqual([])
  show()
  expect(manifest).toEqual({ rel: 'manifest' })
  expect(run).toEqual(['module'])
  expect(root.dataset).toEqual({})
  expect(fetched).toEqual(fontUrls.map(url => `url(${url})`))
  await told()
  expect(fonts.media).toBe('not all')
  restComes()
  await told()
  expect(fonts.media).toBe('all')
  expect(storage.getItem('fonts')).toBe(fontUrl)
})

it('fetches no fonts that are shown already', () => {
  const { page, fetched } = openPage({ stored: { fonts: fontUrl } })
  beginDocument(page, fontUrl)
  showLateParts(page, (_page, show) => show(), fontUrls)
  expect(fetched).toEqual([])
})

it('remembers nothing of letters that did not come, and shows the fonts that did', async () => {
  const { page, fonts, storage } = openPage({
    fontsCome: [Promise.reject(new Error('offline')), Promise.resolve()],
  })
  showLateParts(page, (_page, show) => show(), fontUrls)
  await told()
  expect(fonts.media).toBe('all')
  expect(storage.getItem('fonts')).toBeNull()
})

import { expect, it } from 'vitest'
import { memoryStorage } from '../storage/browser-storage.ts'
import { beginDocument, fontStyleId, lateCss, showLateParts } from './late-parts.ts'

const fontUrl = '/assets/latin-1a2b.woff2'

function openPage(stored: Readonly<Record<string, string>> = {}, fontArrives = Promise.resolve()) {
  const fonts = { media: 'not all' }
  const root: { dataset: Record<string, string> } = { dataset: {} }
  const storage = memoryStorage(stored)
  const document = {
    documentElement: root,
    getElementById: (id: string) => (id === fontStyleId ? fonts : null),
    fonts: { load: () => fontArrives },
  }
  const page = { document, localStorage: storage, sessionStorage: storage } as never
  return { fonts, root, storage, page }
}

it('leaves the fonts and the lazy pictures of a first view for later', () => {
  const { page, fonts, root } = openPage()
  beginDocument(page, fontUrl)
  expect(fonts.media).toBe('not all')
  expect(root.dataset).toEqual({ loading: '' })
  expect(lateCss).toContain('html[data-loading] img[loading=lazy]')
})

it('takes the fonts at once where this visit has fetched them', () => {
  const { page, fonts } = openPage({ fonts: fontUrl })
  beginDocument(page, fontUrl)
  expect(fonts.media).toBe('all')
})

it('leaves fonts of another version for later', () => {
  const { page, fonts } = openPage({ fonts: '/assets/latin-0000.woff2' })
  beginDocument(page, fontUrl)
  expect(fonts.media).toBe('not all')
})

it('sets the chosen theme before the first paint, and no other', () => {
  const dark = openPage({ theme: 'dark' })
  beginDocument(dark.page, fontUrl)
  expect(dark.root.dataset).toMatchObject({ theme: 'dark' })
  const unknown = openPage({ theme: 'sepia' })
  beginDocument(unknown.page, fontUrl)
  expect(unknown.root.dataset).not.toHaveProperty('theme')
})

it('shows pictures and fonts once the page is shown, and remembers the fonts when they have come', async () => {
  const { page, fonts, root, storage } = openPage()
  beginDocument(page, fontUrl)
  let show: () => void = () => undefined
  showLateParts(page, (_page, callback) => (show = callback), fontUrl)
  expect(root.dataset).toEqual({ loading: '' })
  show()
  expect(root.dataset).toEqual({})
  expect(fonts.media).toBe('all')
  await Promise.resolve()
  expect(storage.getItem('fonts')).toBe(fontUrl)
})

it('remembers nothing of fonts that did not come', async () => {
  const { page, storage } = openPage({}, Promise.reject(new Error('offline')))
  showLateParts(page, (_page, show) => show(), fontUrl)
  await new Promise(resolve => setImmediate(resolve))
  expect(storage.getItem('fonts')).toBeNull()
})

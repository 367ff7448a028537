import { expect, it } from 'vitest'
import { whenShown } from './when-shown.ts'

type Entry = { readonly url?: string }

/** A page that has been fetched, and what its browser tells of what is painted. */
function openPage({
  hasPicture = true,
  supported = ['paint', 'largest-contentful-paint'],
  hidden = false,
} = {}) {
  const observers: { type: string; tell: (entries: readonly Entry[]) => void }[] = []
  const timers: (() => void)[] = []
  class PerformanceObserver {
    static readonly supportedEntryTypes = supported
    readonly #callback: (list: { getEntries: () => readonly Entry[] }) => void
    constructor(callback: (list: { getEntries: () => readonly Entry[] }) => void) {
      this.#callback = callback
    }
    observe({ type }: { type: string }) {
      observers.push({ type, tell: entries => this.#callback({ getEntries: () => entries }) })
    }
    disconnect() {
      observers.length = 0
    }
  }
  const page = {
    document: {
      readyState: 'complete',
      hidden,
      querySelector: (selector: string) => (selector === 'img[fetchpriority=high]' && hasPicture ? {} : null),
    },
    PerformanceObserver,
    requestAnimationFrame: (callback: () => void) => callback(),
    requestIdleCallback: (callback: () => void) => callback(),
    setTimeout: (callback: () => void) => void timers.push(callback),
  }
  let calls = 0
  whenShown(page as never, () => {
    calls += 1
  })
  return {
    calls: () => calls,
    paint: (type: string, ...entries: Entry[]) =>
      observers.filter(observer => observer.type === type).forEach(({ tell }) => tell(entries)),
    passTime: () => timers.splice(0).forEach(callback => callback()),
  }
}

it('waits for the first paint where a page has no large picture', () => {
  const page = openPage({ hasPicture: false })
  expect(page.calls()).toBe(0)
  page.paint('paint', {})
  expect(page.calls()).toBe(1)
})

it('waits for the large picture itself, and not for the text above it', () => {
  const page = openPage()
  page.paint('paint', {})
  page.paint('largest-contentful-paint', { url: '' })
  expect(page.calls()).toBe(0)
  page.paint('largest-contentful-paint', { url: '/pictures/tivra.avif' })
  expect(page.calls()).toBe(1)
  page.passTime()
  expect(page.calls()).toBe(1)
})

it('does not wait long for a picture that is not the largest', () => {
  const page = openPage()
  page.paint('largest-contentful-paint', { url: '' })
  page.passTime()
  expect(page.calls()).toBe(1)
})

it.each([
  ['in a hidden tab, which is not painted', { hidden: true }],
  ['where the browser does not tell what it paints', { supported: [] }],
])('does not wait %s', (_where, options) => {
  expect(openPage(options).calls()).toBe(1)
})

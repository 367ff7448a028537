import { isEnglishBuild, localPath, splitLanguage } from '../language/language.ts'

/** Where the visitor is, and how the address changes. */
export interface History {
  url(): URL
  /** Id of the entry: each has its own, and an entry that replaces another has a new one. */
  key(): string
  push(href: string): void
  replace(href: string): void
  /** Goes back or forward by so many entries. */
  go(delta: number): void
  /** Loads an address anew, by the browser. */
  leave(href: string): void
  /** Calls back when the visitor went back or forward. @returns how to stop */
  listen(listener: () => void): () => void
}

/** Where the entries of a history are kept. */
interface Entries extends Pick<History, 'url' | 'go' | 'leave' | 'listen'> {
  /** Null for an entry that the browser made itself. */
  key(): string | null
  push(href: string, key: string): void
  replace(href: string, key: string): void
}

let lastKey = 0
const nextKey = () => `${Date.now().toString(36)}${(lastKey += 1).toString(36)}`

/** The rules that the browser's history and the one in memory share. */
function historyOf(entries: Entries): History {
  return {
    ...entries,
    key: () => entries.key() ?? 'first',
    push: href => entries.push(href, nextKey()),
    replace: href => entries.replace(href, nextKey()),
  }
}

export function browserHistory(): History {
  const { history, location } = window
  return historyOf({
    url: () => new URL(location.href),
    key: () => (history.state as { key?: string } | null)?.key ?? null,
    push: (href, key) => history.pushState({ key }, '', href),
    replace: (href, key) => history.replaceState({ key }, '', href),
    go: delta => history.go(delta),
    leave: href => location.assign(href),
    listen(listener) {
      window.addEventListener('popstate', listener)
      return () => window.removeEventListener('popstate', listener)
    },
  })
}

/**
 * A history whose addresses are those of the pages, whatever language they are read in: `/hi/cart` is `/cart` to
 * whoever asks, and `/cart` becomes `/hi/cart` where the language is Hindi.
 */
export function inLanguage(history: History): History {
  if (isEnglishBuild) return history
  function withPrefix(href: string): string {
    const url = new URL(href, history.url())
    return localPath(url.pathname) + url.search + url.hash
  }
  return {
    ...history,
    url() {
      const url = history.url()
      url.pathname = splitLanguage(url.pathname).path
      return url
    },
    push: href => history.push(withPrefix(href)),
    replace: href => history.replace(withPrefix(href)),
    leave: href => history.leave(withPrefix(href)),
  }
}

/** A history without a browser: for the server, for stories and for tests. */
export function memoryHistory(href: string): History {
  const entries: { url: URL; key: string | null }[] = [{ url: new URL(href, 'http://localhost'), key: null }]
  let index = 0
  const listeners = new Set<() => void>()
  const current = () => entries[index]!
  const entryAt = (to: string, key: string | null) => ({ url: new URL(to, current().url), key })
  return historyOf({
    url: () => current().url,
    key: () => current().key,
    push(to, key) {
      entries.splice(index + 1, entries.length, entryAt(to, key))
      index += 1
    },
    replace(to, key) {
      entries[index] = entryAt(to, key)
    },
    go(delta) {
      if (!entries[index + delta]) return
      // As in a browser, whoever asked hears of it later.
      queueMicrotask(() => {
        index += delta
        for (const listener of listeners) listener()
      })
    },
    leave(to) {
      entries[index] = entryAt(to, null)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
}

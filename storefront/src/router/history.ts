/** Where the visitor is, and how the address changes. */
export interface History {
  url(): URL
  /** Id of the entry: each visit of a page has its own. */
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

let lastKey = 0
const nextKey = () => `${Date.now().toString(36)}${(lastKey += 1).toString(36)}`

export function browserHistory(): History {
  const { history, location } = window
  const entry = () => history.state as { key?: string } | null
  return {
    url: () => new URL(location.href),
    key: () => entry()?.key ?? 'first',
    push: href => history.pushState({ key: nextKey() }, '', href),
    replace: href => history.replaceState({ key: entry()?.key ?? 'first' }, '', href),
    go: delta => history.go(delta),
    leave: href => location.assign(href),
    listen(listener) {
      window.addEventListener('popstate', listener)
      return () => window.removeEventListener('popstate', listener)
    },
  }
}

/** One address at a time: for the server, for stories and for tests. */
export function memoryHistory(href: string): History {
  let url = new URL(href, 'http://localhost')
  let key = nextKey()
  const go = (next: string) => {
    url = new URL(next, url)
    key = nextKey()
  }
  return {
    url: () => url,
    key: () => key,
    push: go,
    replace: go,
    go: () => undefined,
    leave: go,
    listen: () => () => undefined,
  }
}

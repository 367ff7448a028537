import type { Page, Request } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

export interface FilesUnderWay {
  /** Addresses of what the page has asked for and has not got yet; calls of the API are not among them. */
  readonly files: readonly string[]
  /** Milliseconds since code last came; code brings parts of a page that were not there. */
  readonly lastCodeMsAgo: number
}

interface Watch {
  readonly underWay: Set<Request>
  lastCodeAt: number
}

const watches = new WeakMap<Page, Watch>()

/** A page knows of a file when it has come; only the browser knows what is still on its way. */
function watchFiles(page: Page): Watch {
  const known = watches.get(page)
  if (known) return known
  const watch: Watch = { underWay: new Set(), lastCodeAt: -Infinity }
  const end = (request: Request) => {
    watch.underWay.delete(request)
    if (request.resourceType() === 'script') watch.lastCodeAt = performance.now()
  }
  page.on('request', request => {
    if (!/\/worlds\/|\/\/[^/]+\/api\//.test(request.url())) watch.underWay.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  watches.set(page, watch)
  return watch
}

/** Runs in Node. The first call for a page begins to watch it. */
export const filesUnderWay: BrowserCommand = ({ page }): FilesUnderWay => filesUnderWayOf(page)

/** As the command, for a page of one's own. */
export function filesUnderWayOf(page: Page): FilesUnderWay {
  const { underWay, lastCodeAt } = watchFiles(page)
  return {
    files: [...underWay].map(request => request.url()),
    lastCodeMsAgo: Math.min(performance.now() - lastCodeAt, Number.MAX_SAFE_INTEGER),
  }
}

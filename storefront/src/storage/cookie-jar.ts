/** Cookies that scripts may read and write, as `document.cookie` does. */
export interface CookieJar {
  /** As a Cookie header has them. */
  readonly read: () => string
  /** @param cookie as a Set-Cookie header has it */
  readonly write: (cookie: string) => void
}

export const browserCookies: CookieJar = {
  read: () => document.cookie,
  write: cookie => {
    document.cookie = cookie
  },
}

/** Nothing is kept. */
export const noCookies: CookieJar = { read: () => '', write: () => undefined }

/** Cookies that last as long as the object: for tests, and for stories that must not see each other's. */
export function memoryCookies(initial = ''): CookieJar {
  const kept = new Map<string, string>()
  const write = (cookie: string) => {
    const [pair = ''] = cookie.split(';')
    kept.set(pair.split('=', 1)[0] ?? '', pair)
  }
  if (initial) write(initial)
  return { read: () => [...kept.values()].join('; '), write }
}

/** The part of the browser's storages that the shop uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * A storage of the browser, that of its tabs together or of one alone, or nothing: on the server, and where the browser refuses it (private windows, blocked
 * cookies), reads find nothing and writes do nothing.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  const attempt = <T>(action: () => T, otherwise: T): T => {
    try {
      return action()
    } catch {
      return otherwise
    }
  }
  return {
    getItem: key => attempt(() => window[kind].getItem(key), null),
    setItem: (key, value) => attempt(() => window[kind].setItem(key, value), undefined),
    removeItem: key => attempt(() => window[kind].removeItem(key), undefined),
  }
}

/** JSON under a key, or null when it is missing or broken. The caller checks its shape. */
export function readJson(storage: KeyValueStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Storage that lasts as long as the object: for tests, and for stories that must not see each other's. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(entries))
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }
}

import type { TextStorage } from '../../foundations/text-storage.ts'

/** What someone did with their notifications, by id (NOTE-1). */
export interface NotificationMarks {
  readonly read: readonly string[]
  readonly deleted: readonly string[]
  /** When a promotion was first seen, ISO 8601. */
  readonly seen: Readonly<Record<string, string>>
}

/** Nothing read, deleted or seen. */
export const noMarks: NotificationMarks = { read: [], deleted: [], seen: {} }

/** Key of a person's storage entry. */
export const marksKey = (userId: string) => `notifications:${userId}`

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter(entry => typeof entry === 'string') : []

function parseMarks(stored: string | null): NotificationMarks {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return noMarks
    const { read, deleted, seen } = value as Partial<Record<keyof NotificationMarks, unknown>>
    const seenEntries = typeof seen === 'object' && seen !== null ? Object.entries(seen) : []
    return {
      read: textsOf(read),
      deleted: textsOf(deleted),
      seen: Object.fromEntries(seenEntries.filter(([, at]) => typeof at === 'string')),
    }
  } catch {
    return noMarks
  }
}

/** The marks of every person who uses this browser. */
export interface NotificationMarkBook {
  get: (userId: string) => NotificationMarks
  change: (userId: string, change: (marks: NotificationMarks) => Partial<NotificationMarks>) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * Keeps the marks in the browser's storage, one entry a person, and tells all who show them: the bell hears what
 * the page does. Where the storage refuses, they last as long as the page.
 */
export function createNotificationMarks(storage: TextStorage): NotificationMarkBook {
  const known = new Map<string, NotificationMarks>()
  const listeners = new Set<() => void>()
  const get = (userId: string) => {
    const marks = known.get(userId) ?? parseMarks(storage.getItem(marksKey(userId)))
    known.set(userId, marks)
    return marks
  }
  return {
    get,
    change(userId, change) {
      const marks = { ...get(userId), ...change(get(userId)) }
      known.set(userId, marks)
      storage.setItem(marksKey(userId), JSON.stringify(marks))
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

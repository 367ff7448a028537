import type { KeyValueStorage } from '../storage/browser-storage.ts'

const storageKey = 'messageAfterReload'

/** Keeps the title of a toast for the next page: the toasts of this one go with a full reload [NAV-6]. */
export function keepMessage(storage: KeyValueStorage, title: string): void {
  storage.setItem(storageKey, title)
}

/** The title that the page before left, once. */
export function takeMessage(storage: KeyValueStorage): string | null {
  const title = storage.getItem(storageKey)
  if (title !== null) storage.removeItem(storageKey)
  return title
}

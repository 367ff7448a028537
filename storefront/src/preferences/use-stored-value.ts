import { useCallback, useMemo } from 'react'
import { useApp } from '../app/app-context.ts'
import { itself, useSharedValue } from '../hydration/shared-value.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Other tabs of the shop.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * A value of the browser's storage that the page follows. The server does not know it, so that the first render
 * has null.
 */
export function useStoredValue(key: string): [value: string | null, store: (value: string | null) => void] {
  const { storage } = useApp()
  const stored = useMemo(
    () => ({ subscribe, current: () => storage.getItem(key), first: () => null }),
    [storage, key],
  )
  const value = useSharedValue(stored, itself)
  const store = useCallback(
    (next: string | null) => {
      if (next === null) storage.removeItem(key)
      else storage.setItem(key, next)
      for (const listener of listeners) listener()
    },
    [storage, key],
  )
  return [value, store]
}

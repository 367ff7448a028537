import { useEffect, useEffectEvent } from 'react'

/** Ctrl with a key, or Command on a Mac, does something from everywhere. @param key lower case */
export function useShortcut(key: string, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== key ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

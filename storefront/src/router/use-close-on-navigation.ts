import { useEffect, useRef } from 'react'
import { useVisitKey } from './router-context.ts'

/** Calls `close` when another page, or the same one anew, has been opened [NAV-7]. */
export function useCloseOnNavigation(close: () => void): void {
  const key = useVisitKey()
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current !== key) close()
    shownKey.current = key
  }, [key, close])
}

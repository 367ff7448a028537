import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls `close` when another page, or the same one anew, has been opened [NAV-7]. */
export function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation()
  const shownKey = useRef(key)
  useEffect(() => {
    if (shownKey.current !== key) close()
    shownKey.current = key
  }, [key, close])
}

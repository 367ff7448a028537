import { useEffect, useRef } from 'react'
import { useVisit } from './router-context.ts'

/** Calls `close` when another page, or the same one anew, has been opened [NAV-7]. */
export function useCloseOnNavigation(close: () => void): void {
  const visit = useVisit()
  const shownVisit = useRef(visit)
  useEffect(() => {
    if (shownVisit.current !== visit) close()
    shownVisit.current = visit
  }, [visit, close])
}

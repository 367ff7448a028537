import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After going to another page, the keyboard and the screen reader start at its beginning, as on a new document. */
export function useRouteFocus(mainId = 'main'): void {
  const { pathname } = useLocation()
  const shownPathname = useRef(pathname)
  useEffect(() => {
    if (shownPathname.current === pathname) return
    shownPathname.current = pathname
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, mainId])
}

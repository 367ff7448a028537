import { useCallback, useState } from 'react'

/** Whether an element is in the window. False until it is known, and where the browser cannot tell. */
export function useInView(): [isInView: boolean, ref: (element: Element | null) => (() => void) | undefined] {
  const [isInView, setIsInView] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(entries => setIsInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setIsInView(false)
    }
  }, [])
  return [isInView, ref]
}

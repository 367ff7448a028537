import { useCallback, useState, type RefCallback } from 'react'

/**
 * Whether an element's place was below the screen at a moment since it came: what is put there then moves nothing that
 * is seen. The reference goes to the element that keeps the place.
 */
export function useWasBelowScreen(): [RefCallback<Element>, boolean] {
  const [wasBelow, setWasBelow] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(entries => {
      const isBelow = entries.some(
        ({ isIntersecting, boundingClientRect }) => !isIntersecting && boundingClientRect.top >= innerHeight,
      )
      if (isBelow) setWasBelow(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, wasBelow]
}

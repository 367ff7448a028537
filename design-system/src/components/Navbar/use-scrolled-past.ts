import { useEffect, useState } from 'react'

/** Whether the page is scrolled further than so many pixels; on the server it never is. */
export function useScrolledPast(thresholdPx: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const update = () => setPast(window.scrollY > thresholdPx)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [thresholdPx])
  return past
}

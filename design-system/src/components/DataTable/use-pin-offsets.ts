import { useEffect, type RefObject } from 'react'

/** Tells the pinned cells how far from the start of the line they stay: as far as those before them are wide. */
export function usePinOffsets(scroller: RefObject<HTMLElement | null>, pinnedCells: number): void {
  useEffect(() => {
    const element = scroller.current
    if (!element || pinnedCells === 0) return
    const heads = () => [...element.querySelectorAll<HTMLElement>('th[data-pin]')]
    const measure = () => {
      let offset = 0
      for (const head of heads()) {
        element.style.setProperty(`--pin-${head.dataset['pin']}`, `${offset}px`)
        offset += head.getBoundingClientRect().width
      }
    }
    const observer = new ResizeObserver(measure)
    for (const head of heads()) observer.observe(head)
    return () => observer.disconnect()
  }, [scroller, pinnedCells])
}

import { useRef, useState, type MouseEvent } from 'react'
import { inlineSignOf } from '../../foundations/read-direction.ts'

/** A strip of pictures, each as wide as the strip: which one shows, and the way to another. */
export function usePictureStrip() {
  const [current, setCurrent] = useState(0)
  const strip = useRef<HTMLDivElement>(null)

  /** Scrolls to a picture instead of following the thumbnail's link. @param index from 0 */
  function show(event: MouseEvent, index: number) {
    event.preventDefault()
    const { current: pictures } = strip
    pictures?.scrollTo({ left: index * pictures.clientWidth * inlineSignOf(pictures) })
  }

  function followScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
  }

  return { strip, current, show, followScroll }
}

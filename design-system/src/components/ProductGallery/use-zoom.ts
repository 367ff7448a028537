import { useRef, useState, type MouseEvent } from 'react'

/** A modal dialog of the browser's own. What it holds is drawn only while it is open. */
export function useZoom() {
  const [isZoomed, setZoomed] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)

  /** Opens the dialog instead of following the link to the file. */
  function zoom(event: MouseEvent) {
    event.preventDefault()
    setZoomed(true)
    dialog.current?.showModal()
  }

  const closeZoom = () => dialog.current?.close()
  /** The dialog has closed, by its button or by Escape. */
  const endZoom = () => setZoomed(false)

  return { dialog, isZoomed, zoom, closeZoom, endZoom }
}

import { useRef, useState, type MouseEvent } from 'react'

/** A modal dialog of the browser's own. What it holds is drawn only while it is open. */
export function useZoom() {
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)

  /** Opens the dialog instead of following the link to the file. */
  function open(event: MouseEvent) {
    event.preventDefault()
    setOpen(true)
    dialog.current?.showModal()
  }

  return { dialog, isOpen, open, close: () => dialog.current?.close(), onClose: () => setOpen(false) }
}

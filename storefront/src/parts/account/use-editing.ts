import { useState } from 'react'
import { useOpener } from '../form/use-opener.ts'

/** A row that turns into a form and back: the focus goes back to the button that opened it. */
export function useEditing(startsOpen = false) {
  const [isEditing, setIsEditing] = useState(startsOpen)
  return {
    isEditing,
    openerRef: useOpener(isEditing),
    open: () => setIsEditing(true),
    close: () => setIsEditing(false),
  }
}

import { useEffect, useRef, useState } from 'react'

/** A row that turns into a form and back: the focus goes back to the button that opened it. */
export function useEditing(startsOpen = false) {
  const [isEditing, setIsEditing] = useState(startsOpen)
  const openerRef = useRef<HTMLButtonElement>(null)
  const wasClosed = useRef(false)
  useEffect(() => {
    if (!isEditing && wasClosed.current) openerRef.current?.focus()
    wasClosed.current = false
  }, [isEditing])
  return {
    isEditing,
    openerRef,
    open: () => setIsEditing(true),
    close: () => {
      wasClosed.current = true
      setIsEditing(false)
    },
  }
}

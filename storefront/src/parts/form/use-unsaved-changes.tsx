import { AlertDialog } from '@shruti/design-system/AlertDialog'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useRouter } from '../../router/router-context.ts'

interface UnsavedChanges {
  /** Asks; put it anywhere in the form. */
  dialog: ReactNode
  /** Call it when the form was saved and goes elsewhere by itself: nothing is asked any more. */
  saved: () => void
}

/**
 * Guards a form of the administration: whoever leaves the page while something is not saved is asked first, by a dialog
 * within the shop, and by the browser's own where the tab is closed.
 * @param isDirty something is not saved
 */
export function useUnsavedChanges(isDirty: boolean): UnsavedChanges {
  const router = useRouter()
  const [leave, setLeave] = useState<() => void>()
  const stop = useRef<() => void>(undefined)

  useEffect(() => {
    if (!isDirty) return
    const stopAsking = router.guard(go => setLeave(() => go))
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    stop.current = () => {
      stopAsking()
      window.removeEventListener('beforeunload', warn)
    }
    return stop.current
  }, [router, isDirty])

  return {
    saved: useCallback(() => stop.current?.(), []),
    dialog: (
      <AlertDialog
        open={leave !== undefined}
        onOpenChange={() => setLeave(undefined)}
        title="Leave without saving?"
        description="What you changed on this page is not saved yet."
        confirmLabel="Leave without saving"
        cancelLabel="Keep editing"
        destructive
        onConfirm={() => {
          stop.current?.()
          setLeave(undefined)
          leave?.()
        }}
      />
    ),
  }
}

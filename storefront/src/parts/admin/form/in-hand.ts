import { useCallback, useEffect, useId, useState, type ReactNode } from 'react'
import { isStale } from '../../../queries/stale-version.ts'
import { useUnsavedChanges } from '../../form/use-unsaved-changes.tsx'

/** A record that several forms of a page change, as whoever fills them in has seen it. */
export interface InHand<R> {
  /** What the forms began with. While nothing is typed it is the newest. */
  seen: R
  /** As the server has it now. */
  latest: R
  /** Asks before something typed is lost; put it once on the page. */
  dialog: ReactNode
  /** Goes on from a version that this page saved, or that its reader chose to save over. */
  adopt: (record: R) => void
  /** Something is typed in a form. */
  mark: (form: string) => void
  /** Nothing is typed in it any more. */
  release: (form: string) => void
}

/**
 * Holds the version that forms save over: from the first letter typed, what others save meanwhile is a conflict and not
 * overwritten [ADM-9].
 */
export function useInHand<R>(latest: R): InHand<R> {
  const [held, setHeld] = useState(latest)
  const [dirty, setDirty] = useState<readonly string[]>([])
  const { dialog } = useUnsavedChanges(dirty.length > 0)
  return {
    latest,
    seen: dirty.length > 0 ? held : latest,
    dialog,
    adopt: setHeld,
    mark(form) {
      if (dirty.length === 0) setHeld(latest)
      setDirty(forms => (forms.includes(form) ? forms : [...forms, form]))
    },
    release: useCallback((form: string) => setDirty(forms => forms.filter(other => other !== form)), []),
  }
}

/** One form of a record in hand. @param error of its last call */
export function useHeldForm<R extends { readonly version: number }>(
  { seen, latest, mark, release, adopt }: InHand<R>,
  error: Error | null,
) {
  const name = useId()
  const [round, setRound] = useState(0)
  // A form that is put away takes with it what was typed.
  useEffect(() => () => release(name), [release, name])
  return {
    /** Starts the fields anew when it changes. */
    round,
    /** Somebody else saved what this form was about to save over. */
    isStale: isStale(error) && seen.version !== latest.version,
    touch: () => mark(name),
    /** Nothing is typed any more. @param saved what this form made of the record */
    settle: (saved?: R) => {
      release(name)
      if (saved) adopt(saved)
      setRound(round + 1)
    },
  }
}

import { useId, useRef, type FormEvent } from 'react'
import { useLostFocus } from '../../foundations/focus.ts'
import { Button } from '../Button/Button.tsx'
import { Notice, type NoticeProps } from '../Notice/Notice.tsx'
import { t } from '../../texts/t.ts'

export interface UndoNoticeProps extends Omit<NoticeProps, 'tone' | 'title' | 'live' | 'action'> {
  /** Puts back what was removed; takes the form's place once scripts run. */
  onUndo?: () => void
  /** It is being put back. */
  undoing?: boolean
  /** Where a form posts `fields`, so that it can be undone without scripts. */
  undoAction?: string
  /** Names and values that the form posts. */
  fields?: Readonly<Record<string, string | number>>
}

/**
 * Stands where something stood that was removed without asking, and offers it back (BEY-9). It is announced, and takes
 * the focus that went away with the button that was pressed.
 */
export function UndoNotice({
  onUndo,
  undoing = false,
  undoAction,
  fields = {},
  children,
  ...rest
}: UndoNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null)
  const textId = useId()
  useLostFocus(undo, true)

  function submit(event: FormEvent) {
    if (!onUndo) return
    event.preventDefault()
    onUndo()
  }

  return (
    <Notice
      live
      action={
        <form method="post" action={undoAction} onSubmit={submit}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button
            type="submit"
            variant="quiet"
            size="small"
            ref={undo}
            loading={undoing}
            aria-describedby={textId}
          >
            {t('Undo')}
          </Button>
        </form>
      }
      {...rest}
    >
      <div id={textId}>{children}</div>
    </Notice>
  )
}

import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { readTyped, typedValue, type CellEdit } from './cell-edit.ts'
import { Conflict, EditButton, Editor } from './cells.styles.ts'
import { tableKeyOf } from './table-keys.ts'

export interface EditableCellProps<Entry extends object> {
  edit: CellEdit<Entry>
  record: Entry
  /** "Stock of Komal, Blue" */
  label: string
  /** What the cell shows while it is not being changed. */
  children: ReactNode
}

/** A figure that a press opens as a field. Enter saves, Escape leaves it as it was. */
export function EditableCell<Entry extends object>({
  edit,
  record,
  label,
  children,
}: EditableCellProps<Entry>) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // A save takes its time: whoever went elsewhere meanwhile, or opened a dialog, keeps the focus there.
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasOpen.current && !isOpen && isLost) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (isOpen) return <CellEditor edit={edit} record={record} label={label} onClose={() => setOpen(false)} />
  return (
    <EditButton ref={button} type="button" onClick={() => setOpen(true)}>
      <VisuallyHidden>{`Edit ${label}: `}</VisuallyHidden>
      {children}
    </EditButton>
  )
}

interface CellEditorProps<Entry extends object> {
  edit: CellEdit<Entry>
  record: Entry
  label: string
  onClose: () => void
}

function CellEditor<Entry extends object>({ edit, record, label, onClose }: CellEditorProps<Entry>) {
  const before = edit.value(record)
  const [text, setText] = useState(() => typedValue(edit.kind, before))
  const [error, setError] = useState<string>()
  const [theirs, setTheirs] = useState<number>()
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])

  async function save(overwrite: boolean) {
    const typed = readTyped(edit, text)
    const problem = 'error' in typed ? typed.error : edit.validate?.(typed.value, record)
    setError(problem)
    if (problem !== undefined || 'error' in typed || isSaving) return
    if (typed.value === before && !overwrite) {
      onClose()
      return
    }
    setSaving(true)
    try {
      const outcome = await edit.save(record, typed.value, { overwrite })
      if (outcome.status === 'saved') onClose()
      if (outcome.status === 'refused') setError(outcome.message)
      setTheirs(outcome.status === 'conflict' ? outcome.theirs : undefined)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setSaving(false)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    // The keys of the table are not for whoever types; those of the page, such as Ctrl+K, are.
    if (tableKeyOf(event)) event.stopPropagation()
    if (event.key === 'Escape') onClose()
  }

  const shown = (value: number) =>
    edit.kind === 'amount' ? `₹${typedValue('amount', value)}` : String(value)

  return (
    <Editor
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={event => {
        event.preventDefault()
        void save(false)
      }}
    >
      <TextField
        ref={field}
        label={label}
        hideLabel
        dense
        inputMode={edit.kind === 'integer' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={text}
        readOnly={isSaving}
        aria-busy={isSaving || undefined}
        onChange={event => setText(event.currentTarget.value)}
        {...(edit.kind === 'amount' && { prefix: '₹' })}
        {...(error !== undefined && { error })}
      />
      {theirs !== undefined && (
        <Conflict role="alert">
          <span>Changed by somebody else to {shown(theirs)}</span>
          <Button size="small" variant="quiet" onClick={() => void save(true)}>
            Keep mine
          </Button>
          <Button size="small" variant="quiet" onClick={onClose}>
            Take theirs
          </Button>
        </Conflict>
      )}
    </Editor>
  )
}

import { Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { TextField } from '../TextField/TextField.tsx'
import {
  ColumnButton,
  ColumnLine,
  PanelForm,
  PanelList,
  PanelNote,
  ViewButton,
} from './DataTableToolbar.styles.ts'
import { ToolbarPopover } from './ToolbarPopover.tsx'

/** A saved view: filters, sort and columns under a name. */
export interface SavedView {
  id: string
  name: string
  /** All administrators have it. */
  shared: boolean
  /** It may be removed by whoever is signed in; true without it. */
  removable?: boolean
}

export interface SavedViewsProps {
  views: readonly SavedView[]
  /** The view that the table shows now. */
  currentId?: string | undefined
  onSelect: (id: string) => void
  /** Saves the table as it is now. */
  onSave: (view: { name: string; shared: boolean }) => void
  onRemove: (id: string) => void
}

/** The saved views of a table: to choose one, save the table as one, or remove one. */
export function ViewsMenu({ views, currentId, onSelect, onSave, onRemove }: SavedViewsProps) {
  const current = views.find(({ id }) => id === currentId)
  return (
    <ToolbarPopover
      trigger={current?.name ?? 'Views'}
      label={current ? `Saved views: ${current.name}` : 'Saved views'}
      isSet={current !== undefined}
      align="end"
    >
      {close => (
        <>
          {views.length === 0 && <PanelNote>No views are saved yet.</PanelNote>}
          <PanelList aria-label="Saved views">
            {views.map(({ id, name, shared, removable = true }) => (
              <ColumnLine key={id}>
                <ViewButton
                  type="button"
                  aria-current={id === currentId || undefined}
                  onClick={() => {
                    onSelect(id)
                    close()
                  }}
                >
                  {name}
                  {shared && ' (shared)'}
                </ViewButton>
                {removable && (
                  <ColumnButton type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
                    <Icon icon={Trash2} size={16} />
                  </ColumnButton>
                )}
              </ColumnLine>
            ))}
          </PanelList>
          <SaveForm
            names={views.map(({ name }) => name)}
            onSave={view => {
              onSave(view)
              close()
            }}
          />
        </>
      )}
    </ToolbarPopover>
  )
}

/** Characters of a view's name. */
const longestName = 40

function SaveForm({ names, onSave }: { names: readonly string[]; onSave: SavedViewsProps['onSave'] }) {
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [error, setError] = useState<string>()
  function submit(event: FormEvent) {
    event.preventDefault()
    const bare = name.trim()
    const problem =
      bare === '' ? 'Enter a name' : names.includes(bare) ? 'A view has this name already' : undefined
    setError(problem)
    if (problem === undefined) onSave({ name: bare, shared })
  }
  return (
    <PanelForm noValidate onSubmit={submit}>
      <TextField
        label="Save this table as"
        dense
        maxLength={longestName}
        value={name}
        error={error}
        onChange={event => setName(event.currentTarget.value)}
      />
      <Checkbox
        label="Share with all administrators"
        checked={shared}
        onChange={event => setShared(event.currentTarget.checked)}
      />
      <Button type="submit" size="small" variant="quiet">
        Save view
      </Button>
    </PanelForm>
  )
}

import { ArrowDown, ArrowUp, Pin } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import {
  arrangedColumns,
  plainLayout,
  withMoved,
  withPinned,
  withShown,
  type TableLayout,
} from '../DataTable/layout.ts'
import { SingleKeysSwitch } from '../DataTable/SingleKeysSwitch.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { ColumnButton, ColumnLine, PanelList, PanelPart } from './DataTableToolbar.styles.ts'
import { ToolbarPopover } from './ToolbarPopover.tsx'

/** A column as the choice of columns names it. */
export interface ToolbarColumn {
  id: string
  header: string
  /** It always shows. */
  required?: boolean
  /** The server can sort by it. */
  sortable?: boolean
}

export interface LayoutMenuProps {
  columns: readonly ToolbarColumn[]
  layout: TableLayout
  onLayoutChange: (layout: TableLayout) => void
  singleKeys: boolean
  onSingleKeysChange: ((singleKeys: boolean) => void) | undefined
}

/** Which columns show, in which order, which of them stay in view; and how dense rows are. */
export function LayoutMenu({
  columns,
  layout,
  onLayoutChange,
  singleKeys,
  onSingleKeysChange,
}: LayoutMenuProps) {
  const arranged = arrangedColumns(columns, layout)
  const isPinned = (id: string | undefined) => id !== undefined && layout.pinned.includes(id)
  return (
    <ToolbarPopover trigger="Columns" label="Columns and density" align="end">
      {() => (
        <>
          <PanelList aria-label="Columns">
            {arranged.map(({ id, header, required }, place) => {
              const neighbour = (step: number) => arranged[place + step]
              const canMove = (step: number) =>
                neighbour(step) !== undefined && isPinned(neighbour(step)?.id) === isPinned(id)
              return (
                <ColumnLine key={id}>
                  <Checkbox
                    label={header}
                    checked={required || !layout.hidden.includes(id)}
                    disabled={required}
                    onChange={event => onLayoutChange(withShown(layout, id, event.currentTarget.checked))}
                  />
                  <ColumnButton
                    type="button"
                    aria-label={`Move ${header} before`}
                    aria-disabled={!canMove(-1) || undefined}
                    onClick={() => onLayoutChange(withMoved(layout, columns, id, -1))}
                  >
                    <Icon icon={ArrowUp} size={16} />
                  </ColumnButton>
                  <ColumnButton
                    type="button"
                    aria-label={`Move ${header} after`}
                    aria-disabled={!canMove(1) || undefined}
                    onClick={() => onLayoutChange(withMoved(layout, columns, id, 1))}
                  >
                    <Icon icon={ArrowDown} size={16} />
                  </ColumnButton>
                  <ColumnButton
                    type="button"
                    aria-label={`Keep ${header} in view`}
                    aria-pressed={isPinned(id)}
                    onClick={() => onLayoutChange(withPinned(layout, id, !isPinned(id)))}
                  >
                    <Icon icon={Pin} size={16} />
                  </ColumnButton>
                </ColumnLine>
              )
            })}
          </PanelList>
          <PanelPart>
            <RadioGroup
              label="Density"
              options={[
                { value: 'comfortable', label: 'Comfortable' },
                { value: 'compact', label: 'Compact' },
              ]}
              value={layout.density}
              onValueChange={density =>
                onLayoutChange({ ...layout, density: density === 'compact' ? 'compact' : 'comfortable' })
              }
            />
            {onSingleKeysChange && <SingleKeysSwitch singleKeys={singleKeys} onChange={onSingleKeysChange} />}
            <Button size="small" variant="quiet" onClick={() => onLayoutChange(plainLayout)}>
              Reset the table
            </Button>
          </PanelPart>
        </>
      )}
    </ToolbarPopover>
  )
}

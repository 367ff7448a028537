import { DefinitionList } from '../DefinitionList/DefinitionList.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx'
import { tableKeys, type TableKeyAction } from './table-keys.ts'

export interface KeyListProps {
  selectable: boolean
  opens: boolean
  searches: boolean
  copies: boolean
  singleKeys: boolean
  onSingleKeysChange: ((singleKeys: boolean) => void) | undefined
  onClose: () => void
}

/** Every key of the table, under `?`. */
export function KeyList({
  selectable,
  opens,
  searches,
  copies,
  singleKeys,
  onSingleKeysChange,
  onClose,
}: KeyListProps) {
  const can: Partial<Record<TableKeyAction, boolean>> = {
    choose: selectable,
    chooseRange: selectable,
    open: opens,
    search: searches,
    copy: copies,
  }
  return (
    <Dialog open onOpenChange={onClose} title="Keys of this table" size="small">
      <Stack gap={5}>
        <DefinitionList
          items={tableKeys
            .filter(({ action }) => can[action] ?? true)
            .map(({ does, shown }) => ({ term: does, description: shown.join(' or ') }))}
        />
        {onSingleKeysChange && <SingleKeysSwitch singleKeys={singleKeys} onChange={onSingleKeysChange} />}
      </Stack>
    </Dialog>
  )
}

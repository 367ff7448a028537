import { CartLine } from '@shruti/design-system/CartLine'
import { Stack } from '@shruti/design-system/Stack'
import { UndoNotice } from '@shruti/design-system/UndoNotice'
import type { CartItem } from '@shruti/server/contract'
import { maximumQuantity } from '@shruti/server/contract/constants'
import { useEffect, useRef } from 'react'
import { cartFormActions, paths } from '../../paths.ts'
import { provisionalId } from '../../queries/cart/cart-view.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { CallProblem } from '../form/CallProblem.tsx'
import { cartPageActions } from './form-actions.ts'
import { linesAbove, removalText, type Removal } from './removal.ts'
import type { CartChanges } from './use-cart-changes.ts'
import { localPath } from '../../language/language.ts'

/** The lines of the cart; where one was removed, the way back [BEY-9]. */
export function CartRows({ changes }: { changes: CartChanges }) {
  const { rows } = changes
  if (rows.length === 0) return null
  return (
    <Stack as="ul" gap={0}>
      {rows.map((row, index) =>
        'line' in row ? (
          // A line keeps its place in the page, and its focus, when the server has given it its id.
          <li key={provisionalId(row.line)}>
            <ChangeableLine item={row.line} changes={changes} />
          </li>
        ) : (
          <li key={`removed-${row.removal.id}`}>
            <RemovedLines removal={row.removal} position={linesAbove(rows, index)} onUndo={changes.undo} />
          </li>
        ),
      )}
    </Stack>
  )
}

function ChangeableLine({ item, changes }: { item: CartItem; changes: CartChanges }) {
  const line = useRef<HTMLElement>(null)
  const isRestored = changes.restoredId === provisionalId(item)
  // "Undo", which was pressed, is gone.
  useEffect(() => {
    if (isRestored) line.current?.focus()
  }, [isRestored])
  return (
    <CartLine
      ref={line}
      tabIndex={isRestored ? -1 : undefined}
      item={item}
      maximumQuantity={maximumQuantity}
      href={paths.product(item.product.slug)}
      LinkComponent={RouterLink}
      quantityAction={localPath(cartFormActions.update)}
      removeAction={localPath(cartFormActions.remove)}
      saveAction={localPath(cartPageActions.save)}
      onSaveForLater={() => changes.save(item)}
      onQuantityChange={(_itemId, quantity) => changes.setQuantity(item, quantity)}
      onRemove={() => changes.remove(item)}
    />
  )
}

interface RemovedLinesProps {
  removal: Removal
  position: number
  onUndo: (removal: Removal) => void
}

function RemovedLines({ removal, position, onUndo }: RemovedLinesProps) {
  const [first] = removal.items
  return (
    <UndoNotice
      undoAction={localPath(cartFormActions.add)}
      fields={{
        productId: first?.productId ?? '',
        variantIndex: first?.variantIndex ?? 0,
        quantity: first?.quantity ?? 1,
        position,
      }}
      onUndo={() => onUndo(removal)}
    >
      {removalText(removal)}
      <CallProblem error={removal.error} />
    </UndoNotice>
  )
}

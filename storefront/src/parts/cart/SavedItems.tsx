import { Heading } from '@shruti/design-system/Heading'
import { SavedLine } from '@shruti/design-system/SavedLine'
import { Stack } from '@shruti/design-system/Stack'
import { UndoNotice } from '@shruti/design-system/UndoNotice'
import type { CartItem } from '@shruti/server/contract'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { provisionalId } from '../../queries/cart/cart-view.ts'
import { useRemoveSaved, useRestoreSaved } from '../../queries/cart/save-for-later.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { cartPageActions } from './form-actions.ts'
import { removalText } from './removal.ts'
import { nameOf, type CartChanges } from './use-cart-changes.ts'
import { t } from '../../language/t.ts'
import { localPath } from '../../language/language.ts'

interface SavedItemsProps {
  items: readonly CartItem[]
  changes: CartChanges
}

/** What was put aside for later [CART-7], below the cart; what was removed from it last can be had back [BEY-9]. */
export function SavedItems({ items, changes }: SavedItemsProps) {
  const removing = useRemoveSaved()
  const restoring = useRestoreSaved()
  const [removed, setRemoved] = useState<CartItem>()
  const isBack = removed && items.some(item => provisionalId(item) === provisionalId(removed))
  const offered = isBack ? undefined : removed
  if (items.length === 0 && !offered) return null

  async function remove(item: CartItem) {
    setRemoved(item)
    const isDone = await changes.attempt(`${nameOf(item)} was not removed.`, () => removing.mutateAsync(item))
    if (!isDone) setRemoved(undefined)
  }
  function undo(item: CartItem) {
    void changes.attempt(t('{name} was not put back.', { name: nameOf(item) }), () =>
      restoring.mutateAsync(item),
    )
  }

  return (
    <Stack as="section" gap={4} aria-labelledby="saved-for-later">
      <Heading as="h2" id="saved-for-later">
        {t('Saved for later')}
      </Heading>
      {offered && (
        <UndoNotice key={provisionalId(offered)} onUndo={() => undo(offered)}>
          {removalText({ items: [offered] }, 'saved')}
        </UndoNotice>
      )}
      <Stack as="ul" gap={0}>
        {items.map(item => (
          <li key={provisionalId(item)}>
            <SavedLine
              item={item}
              href={paths.product(item.product.slug)}
              LinkComponent={RouterLink}
              moveAction={localPath(cartPageActions.moveSaved)}
              removeAction={localPath(cartPageActions.removeSaved)}
              onMove={() => changes.moveToCart(item)}
              onRemove={() => void remove(item)}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

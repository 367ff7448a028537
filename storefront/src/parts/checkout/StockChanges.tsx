import { ErrorState } from '@shruti/design-system/ErrorState'
import { OrderChanges } from '@shruti/design-system/OrderChanges'
import { Spinner } from '@shruti/design-system/Spinner'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { CartItem } from '@shruti/server/contract'
import { useApp } from '../../app/app-context.ts'
import { paths } from '../../paths.ts'
import { cartKey } from '../../queries/cart/cart-key.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { useGuardCall } from '../../session/guarded-call.ts'
import { buyableQuantity, stockChanges } from './quote-changes.ts'
import { t } from '../../language/t.ts'

interface StockChangesProps {
  /** The cart has no more than there is. */
  onAccepted: () => void
}

/** Which lines ask for more than is left: each from what was ordered to what can be had, to be accepted [CHK-1]. */
export function StockChanges({ onAccepted }: StockChangesProps) {
  const { api, queryClient } = useApp()
  const guard = useGuardCall()
  const cart = useQuery({
    queryKey: ['checkout-stock'],
    queryFn: ({ signal }) => guard(() => api.call('getCart', {}, { signal })),
    staleTime: 0,
    gcTime: 0,
  })
  const accept = useMutation({
    async mutationFn(items: readonly CartItem[]) {
      for (const item of items) {
        const quantity = buyableQuantity(item)
        if (quantity === item.quantity) continue
        if (quantity === 0) await api.call('removeCartItem', { itemId: item.id })
        else await api.call('updateCartItem', { itemId: item.id, quantity })
      }
    },
    onSuccess: onAccepted,
    // Stock that went on falling is looked at anew.
    onError: () => cart.refetch(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKey }),
  })
  if (cart.isPending) return <Spinner label={t('Looking up what is left')} />
  if (cart.error) {
    return (
      <ErrorState title={t('We could not look up what is left')} onRetry={() => void cart.refetch()}>
        {cart.error.message}
      </ErrorState>
    )
  }
  const changes = stockChanges(cart.data.items)
  // It is back in stock: the total can be asked for again.
  if (changes.length === 0) {
    return <ErrorState title={t('We could not calculate your total')} onRetry={onAccepted} />
  }
  return (
    <OrderChanges
      title={t('Some items are no longer available')}
      changes={changes}
      accepting={accept.isPending}
      onAccept={() => accept.mutate(cart.data.items)}
      cartHref={paths.cart}
      LinkComponent={RouterLink}
    />
  )
}

import { Button } from '@shruti/design-system/Button'
import { EmptyState } from '@shruti/design-system/EmptyState'
import type { Order } from '@shruti/server/contract'
import { t } from '../../language/t.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'

interface EmptyCheckoutProps {
  /** The server's word for the empty cart. */
  error: Error
  /** The order that emptied it while the page was open; undefined until that is known, null where it was none. */
  placedMeanwhile: Order | null | undefined
}

/** In place of the checkout, for there is nothing to order (any more) [CHK-1]. */
export function EmptyCheckout({ error, placedMeanwhile }: EmptyCheckoutProps) {
  if (placedMeanwhile === undefined) return null
  if (placedMeanwhile === null) {
    return (
      <EmptyState
        title={error.message}
        action={
          <Button variant="secondary" href={paths.cart} LinkComponent={RouterLink}>
            {t('Go to the cart')}
          </Button>
        }
      />
    )
  }
  const { id, number } = placedMeanwhile
  return (
    <EmptyState
      title={t('Your order was placed')}
      action={
        <Button variant="secondary" href={paths.order(id)} LinkComponent={RouterLink}>
          {t('View order {number}', { number })}
        </Button>
      }
    >
      {t('It was placed in another tab or on another device.')}
    </EmptyState>
  )
}

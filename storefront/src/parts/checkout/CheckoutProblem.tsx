import { Button } from '@shruti/design-system/Button'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { ErrorState } from '@shruti/design-system/ErrorState'
import { ApiError } from '../../api/api-error.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { NotConfirmed } from '../../session/guarded-call.ts'
import { StockChanges } from './StockChanges.tsx'
import { t } from '../../language/t.ts'

interface CheckoutProblemProps {
  error: Error
  onRetry: () => void
  /** The cart was cut to what is left, and the total can be had. */
  onStockAccepted: () => void
}

/** The cart asks for more than is left. */
export const isStockProblem = (error: Error | null) =>
  error instanceof ApiError && (error.code === 'insufficient_stock' || error.code === 'out_of_stock')

/** Why there is no total: an empty cart, lines that are out of stock, or a failure. */
export function CheckoutProblem({ error, onRetry, onStockAccepted }: CheckoutProblemProps) {
  if (isStockProblem(error)) return <StockChanges onAccepted={onStockAccepted} />
  if (error instanceof ApiError && error.status === 409) {
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
  return (
    <ErrorState title={t('We could not calculate your total')} onRetry={onRetry}>
      {error instanceof NotConfirmed ? t('Sign in to see it. What you filled in is kept.') : error.message}
    </ErrorState>
  )
}

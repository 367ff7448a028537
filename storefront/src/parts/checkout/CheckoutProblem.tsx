import { ErrorState } from '@shruti/design-system/ErrorState'
import { ApiError } from '../../api/api-error.ts'
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

/** Why there is no total: lines that are out of stock, or a failure. */
export function CheckoutProblem({ error, onRetry, onStockAccepted }: CheckoutProblemProps) {
  if (isStockProblem(error)) return <StockChanges onAccepted={onStockAccepted} />
  return (
    <ErrorState title={t('We could not calculate your total')} onRetry={onRetry}>
      {error instanceof NotConfirmed ? t('Sign in to see it. What you filled in is kept.') : error.message}
    </ErrorState>
  )
}

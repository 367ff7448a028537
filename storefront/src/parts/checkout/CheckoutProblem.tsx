import { Button } from '@shruti/design-system/Button'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { ErrorState } from '@shruti/design-system/ErrorState'
import { ApiError } from '../../api/api-error.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'

/** Why there is no total: an empty cart, a line that is out of stock, or a failure. */
export function CheckoutProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 409) {
    return (
      <EmptyState
        title={error.message}
        action={
          <Button variant="secondary" href={paths.cart} LinkComponent={RouterLink}>
            Go to the cart
          </Button>
        }
      />
    )
  }
  return (
    <ErrorState title="We could not calculate your total" onRetry={onRetry}>
      {error.message}
    </ErrorState>
  )
}

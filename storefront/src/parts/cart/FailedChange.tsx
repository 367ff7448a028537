import { Button } from '@shruti/design-system/Button'
import { Notice } from '@shruti/design-system/Notice'
import { t } from '../../language/t.ts'

interface FailedChangeProps {
  /** What was not done. */
  text: string
  error: Error
  retry: () => void
}

/** A change that the server has not made: the cart is as it was, and it can be tried again [CART-3] [CART-4]. */
export function FailedChange({ text, error, retry }: FailedChangeProps) {
  return (
    <Notice
      tone="danger"
      live
      title={text}
      action={
        <Button variant="quiet" size="small" onClick={retry}>
          {t('Try again')}
        </Button>
      }
    >
      {error.message}
    </Notice>
  )
}

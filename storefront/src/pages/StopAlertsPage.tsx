import { alertActions } from '../parts/product-alert/alert-path.ts'
import { TokenForm } from '../parts/product-alert/TokenForm.tsx'
import { useStopProductAlerts } from '../queries/product-alerts.ts'
import { t } from '../language/t.ts'

/** Ends all messages about products to the address that a link was sent to [BEY-8]. */
export default function StopAlertsPage() {
  return (
    <TokenForm
      title={t('Stop messages about products')}
      explanation={t(
        'We forget everything that your email address asked to be told. Messages about your orders still come.',
      )}
      button={t('Stop all messages about products')}
      action={alertActions.stop}
      call={useStopProductAlerts()}
      done={t('Done. We send no more messages about products to your email address.')}
    />
  )
}

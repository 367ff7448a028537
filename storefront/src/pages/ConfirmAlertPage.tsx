import { alertActions } from '../parts/product-alert/alert-path.ts'
import { TokenForm } from '../parts/product-alert/TokenForm.tsx'
import { useConfirmProductAlert } from '../queries/product-alerts.ts'
import { t } from '../language/t.ts'

/** Confirms the address that asked to be told of a product [BEY-8]. */
export default function ConfirmAlertPage() {
  const confirm = useConfirmProductAlert()
  return (
    <TokenForm
      title={t('Confirm your email address')}
      explanation={t(
        'Confirm that this address is yours, and we write to you when we have news of the product.',
      )}
      button={t('Confirm')}
      action={alertActions.confirm}
      call={confirm}
      done={
        confirm.data
          ? t('Thank you. We write to {email} when we have news of {name} in {variantName}.', {
              email: confirm.data.email,
              name: confirm.data.name,
              variantName: confirm.data.variantName,
            })
          : t('Thank you. We write to you when we have news of the product.')
      }
    />
  )
}

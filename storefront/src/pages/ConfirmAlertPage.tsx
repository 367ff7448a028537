import { alertActions } from '../parts/product-alert/alert-path.ts'
import { TokenForm } from '../parts/product-alert/TokenForm.tsx'
import { useConfirmProductAlert } from '../queries/product-alerts.ts'

/** Confirms the address that asked to be told of a product [BEY-8]. */
export default function ConfirmAlertPage() {
  const confirm = useConfirmProductAlert()
  return (
    <TokenForm
      title="Confirm your email address"
      explanation="Confirm that this address is yours, and we write to you when we have news of the product."
      button="Confirm"
      action={alertActions.confirm}
      call={confirm}
      done={
        confirm.data
          ? `Thank you. We write to ${confirm.data.email} when we have news of ${confirm.data.name} in ${confirm.data.variantName}.`
          : 'Thank you. We write to you when we have news of the product.'
      }
    />
  )
}

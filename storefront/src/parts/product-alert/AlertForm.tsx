import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Notice } from '@shruti/design-system/Notice'
import { TextField } from '@shruti/design-system/TextField'
import { unconfirmedAlertsKeptDays } from '@shruti/server/contract/retention'
import type { OperationOutputs, Product, ProductAlertKind } from '@shruti/server/contract'
import { ApiError } from '../../api/api-error.ts'
import { useCreateProductAlert } from '../../queries/product-alerts.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { FormStack } from '../form/FormStack.tsx'
import { alertActions } from './alert-path.ts'
import { t } from '../../language/t.ts'
import { localPath } from '../../language/language.ts'

interface AlertFormProps {
  product: Product
  variantIndex: number
  kind: ProductAlertKind
  /** The verified address of whoever is signed in. The browser fills it in where nothing is typed yet, for it may come later. */
  ownEmail: string | undefined
  /** What became of the form, where it was posted without JavaScript. */
  posted: OperationOutputs['createProductAlert']['status'] | null
}

const fieldNames = ['email'] as const

/** Asks for an email address, and says what comes next [BEY-8]. Without JavaScript it is posted. */
export function AlertForm({ product, variantIndex, kind, ownEmail, posted }: AlertFormProps) {
  const create = useCreateProductAlert()
  const fields = create.error instanceof ApiError ? create.error.fields : {}
  const status = create.data?.status ?? posted

  const about = new URLSearchParams({
    productId: product.id,
    slug: product.slug,
    kind,
    variantIndex: String(variantIndex),
  })

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    create.mutate({ id: product.id, kind, variantIndex, email: typeof email === 'string' ? email : '' })
  }

  if (status === 'waiting') {
    return (
      <Notice tone="success" title={t('We will tell you')} live>
        {t('We write to {email} once. You find all requests in your profile, where you can take them back.', {
          email: create.data?.email ?? 'you',
        })}
      </Notice>
    )
  }
  if (status === 'confirmation_sent') {
    return (
      <Notice title={t('Check your email')} live>
        {t(
          'We have sent a link to {email}. Follow it within {days} days to confirm that the address is yours. Before that we send nothing else.',
          { email: create.data?.email ?? 'your address', days: unconfirmedAlertsKeptDays },
        )}
      </Notice>
    )
  }
  return (
    <FormStack action={localPath(`${alertActions.ask}?${about.toString()}`)} onSubmit={submit}>
      <CallProblem error={create.error} fields={fieldNames} />
      <TextField
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={ownEmail}
        hint={
          ownEmail === undefined
            ? t('We send a link to confirm it first.')
            : t('Another address gets a link to confirm it first.')
        }
        error={fields['email']}
      />
      <Cluster>
        <Button type="submit" loading={create.isPending}>
          {t('Tell me')}
        </Button>
      </Cluster>
    </FormStack>
  )
}

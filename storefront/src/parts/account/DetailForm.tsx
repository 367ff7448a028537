import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { TextField } from '@shruti/design-system/TextField'
import { formatPhoneNumber } from '@shruti/design-system/foundations'
import { ownAccountSchemas } from '@shruti/server/contract'
import { useEffect } from 'react'
import { useApp } from '../../app/app-context.ts'
import { useUpdateAccount, useVerifyContact } from '../../queries/account.ts'
import { verificationErrorText } from '../../queries/sign-in-errors.ts'
import { NotConfirmed } from '../../session/guarded-call.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { CodeEntry } from '../form/CodeEntry.tsx'
import { FormStack } from '../form/FormStack.tsx'
import { phoneNumberError, showFieldErrors } from '../form/field-errors.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { accountFields, type AccountField } from './account-fields.ts'
import { t } from '../../language/t.ts'

interface DetailFormProps {
  field: AccountField
  /** Verified as it stands: only the code is asked for. */
  known: string | undefined
  start: string
  /** The shop asks for it: the form is there from the start and takes no focus. */
  isAsked: boolean
  onDone: () => void
}

/** Changes one detail; a new address or number asks for the code that was sent there [AUTH-12]. */
export function DetailForm({ field, known, start, isAsked, onDone }: DetailFormProps) {
  const { notify } = useApp()
  const { label, hint, input } = accountFields()[field]
  const update = useUpdateAccount()
  const verify = useVerifyContact()
  const form = useContractForm(ownAccountSchemas.updateAccountInput, { [field]: known ?? start })
  const { setFocus, setError } = form
  useEffect(() => {
    if (!isAsked) setFocus(field)
  }, [isAsked, setFocus, field])
  const done = (title: string) => {
    notify({ title })
    onDone()
  }
  const submit = form.handleSubmit(given =>
    update.mutate(given, {
      onSuccess: ({ verification }) => {
        if (!verification) done(t('{label} saved', { label }))
      },
      onError: error => showFieldErrors(error, setError, [field]),
    }),
  )
  const sent = update.data?.verification
  if (sent) {
    const { error } = verify
    return (
      <CodeEntry
        key={update.submittedAt}
        sentTo={sent.destination.includes('@') ? sent.destination : formatPhoneNumber(sent.destination)}
        sent={sent}
        error={
          error && !verify.isPending && !(error instanceof NotConfirmed)
            ? verificationErrorText(error)
            : undefined
        }
        isPending={verify.isPending}
        onSubmit={(otp, onRefused) =>
          verify.mutate(
            { otp },
            { onSuccess: () => done(t('{label} verified', { label })), onError: onRefused },
          )
        }
        onResend={() => void submit()}
      >
        <Button variant="quiet" size="small" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </CodeEntry>
    )
  }
  const message = form.formState.errors[field]?.message
  return (
    <FormStack onSubmit={event => void submit(event)}>
      <TextField
        label={
          field === 'name'
            ? label
            : known === undefined
              ? t('New {detail}', { detail: label.toLowerCase() })
              : label
        }
        hint={hint}
        readOnly={known !== undefined}
        error={field === 'phoneNumber' ? phoneNumberError(message) : message}
        {...input}
        {...form.register(field)}
      />
      <CallProblem error={update.error} fields={[field]} />
      <Cluster>
        <Button type="submit" loading={update.isPending}>
          {field === 'name' ? t('Save') : t('Send OTP')}
        </Button>
        {!isAsked && (
          <Button variant="quiet" onClick={onDone}>
            {t('Cancel')}
          </Button>
        )}
      </Cluster>
    </FormStack>
  )
}

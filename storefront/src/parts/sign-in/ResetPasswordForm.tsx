import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import { ownAccountSchemas } from '@shruti/server/contract'
import { useState } from 'react'
import { useRequestPasswordReset } from '../../queries/password-reset.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { FormStack } from '../form/FormStack.tsx'
import { showFieldErrors } from '../form/field-errors.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { t } from '../../language/t.ts'

/** A forgotten password: who, then the code and the new one. Nothing tells whether there is an account [AUTH-7]. */
export function ResetPasswordForm({ onReset }: { onReset: () => void }) {
  const request = useRequestPasswordReset()
  const [isChanging, setIsChanging] = useState(false)
  const { register, handleSubmit, setError, formState, getValues } = useContractForm(
    ownAccountSchemas.requestPasswordResetInput,
    { contact: '' },
  )
  const send = (contact: string) =>
    request.mutate(
      { contact },
      {
        onSuccess: () => setIsChanging(false),
        onError: error => showFieldErrors(error, setError, ['contact']),
      },
    )
  if (request.data && !isChanging)
    return (
      <NewPasswordForm
        contact={getValues('contact')}
        sent={request.data}
        // A new code starts a new countdown; what was typed stays.
        resendKey={request.submittedAt}
        problem={request.error}
        onResend={() => send(getValues('contact'))}
        onReset={onReset}
      >
        <Button variant="quiet" size="small" onClick={() => setIsChanging(true)}>
          {t('Change email or number')}
        </Button>
      </NewPasswordForm>
    )
  return (
    <FormStack onSubmit={event => void handleSubmit(({ contact }) => send(contact))(event)}>
      <Text>{t('Enter the email or the mobile number of your account. We send an OTP there.')}</Text>
      <TextField
        label={t('Email or mobile number')}
        autoComplete="username"
        autoCapitalize="none"
        error={formState.errors.contact?.message}
        {...register('contact')}
      />
      <CallProblem error={request.error} fields={['contact']} />
      <Cluster>
        <Button type="submit" loading={request.isPending}>
          {t('Send OTP')}
        </Button>
      </Cluster>
    </FormStack>
  )
}

import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { PasswordField } from '@shruti/design-system/PasswordField'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import { ownAccountSchemas, type CodeSent } from '@shruti/server/contract'
import { useEffect, type ReactNode } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useResetPassword } from '../../queries/password-reset.ts'
import { verificationErrorText } from '../../queries/sign-in-errors.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { FormStack } from '../form/FormStack.tsx'
import { ResendButton } from '../form/ResendButton.tsx'
import { showFieldErrors } from '../form/field-errors.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { t } from '../../language/t.ts'

interface NewPasswordFormProps {
  /** Where the code went, as it was typed. */
  contact: string
  sent: CodeSent
  /** Of the code that was sent last. */
  resendKey: number
  /** Why another code could not be sent. */
  problem: Error | null
  onResend: () => void
  onReset: () => void
  children?: ReactNode
}

/** Refusals of the code itself, which its field says. */
const codeRefusals: ReadonlySet<string | null> = new Set([
  'invalid_otp',
  'session_expired',
  'too_many_otp_attempts',
])

const isCodeRefusal = (error: Error) => error instanceof ApiError && codeRefusals.has(error.code)

/** The code and the new password [AUTH-7]. */
export function NewPasswordForm({
  contact,
  sent,
  resendKey,
  problem,
  onResend,
  onReset,
  children,
}: NewPasswordFormProps) {
  const reset = useResetPassword()
  const { register, handleSubmit, setError, setFocus, formState } = useContractForm(
    ownAccountSchemas.resetPasswordInput,
    { contact, otp: '', newPassword: '' },
  )
  const { errors } = formState
  // The step was asked for, and the code is what it needs first.
  useEffect(() => setFocus('otp'), [setFocus])
  const submit = handleSubmit(input =>
    reset.mutate(input, {
      onSuccess: onReset,
      onError: error => {
        if (isCodeRefusal(error))
          setError('otp', { message: verificationErrorText(error) }, { shouldFocus: true })
        else showFieldErrors(error, setError, ['otp', 'newPassword'])
      },
    }),
  )
  return (
    <FormStack onSubmit={event => void submit(event)}>
      <Text>{sent.message}</Text>
      {sent.otp !== undefined && (
        <Text tone="info">{t('Test mode: the OTP is {otp}.', { otp: sent.otp })}</Text>
      )}
      <TextField
        label={t('OTP')}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={t('6 digits. It is valid for 5 minutes.')}
        error={errors.otp?.message}
        {...register('otp')}
      />
      <PasswordField
        label={t('New password')}
        autoComplete="new-password"
        hint={t('At least 8 characters. A longer password is safer. You will be signed out on all devices.')}
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <CallProblem
        error={(reset.error && isCodeRefusal(reset.error) ? null : reset.error) ?? problem}
        fields={['otp', 'newPassword']}
      />
      <Button type="submit" loading={reset.isPending}>
        {t('Save new password')}
      </Button>
      <Cluster>
        <ResendButton key={resendKey} afterSeconds={sent.resendAfterSeconds} onResend={onResend} />
        {children}
      </Cluster>
    </FormStack>
  )
}

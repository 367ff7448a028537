import { formatPhoneNumber } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import { TextField } from '@shruti/design-system/TextField'
import { accountSchemas } from '@shruti/server/contract'
import { useState } from 'react'
import { verificationErrorText } from '../../queries/sign-in-errors.ts'
import {
  asksForSecondFactor,
  useRequestOtp,
  useVerifyOtp,
  type PendingVerification,
} from '../../queries/sign-in.ts'
import { phoneNumberError } from '../form/field-errors.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { CodeEntry } from '../form/CodeEntry.tsx'
import { FormStack } from '../form/FormStack.tsx'
import type { SignInFormProps } from './sign-in-form.ts'
import { t } from '../../language/t.ts'

/** A phone number, then the code that was sent to it [AUTH-1]. */
export function PhoneCodeForm({ onSignedIn, onSecondFactor }: SignInFormProps) {
  const request = useRequestOtp()
  const form = useContractForm(accountSchemas.requestOtpInput, { phoneNumber: '' })
  const [pending, setPending] = useState<PendingVerification | null>(null)
  const [isChanging, setIsChanging] = useState(false)
  const typed = form.watch('phoneNumber')
  const send = (phoneNumber: string) =>
    request.mutate(phoneNumber, {
      onSuccess: answer => {
        setPending(answer)
        setIsChanging(false)
      },
    })

  if (pending && !isChanging) {
    return (
      <CodeForm
        // A new code starts a new countdown.
        key={request.submittedAt}
        pending={pending}
        onSignedIn={onSignedIn}
        onSecondFactor={onSecondFactor}
        onResend={() => send(pending.phoneNumber)}
        onChangeNumber={() => setIsChanging(true)}
      />
    )
  }
  return (
    <FormStack onSubmit={event => void form.handleSubmit(({ phoneNumber }) => send(phoneNumber))(event)}>
      <TextField
        label={t('Mobile number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        prefix={typed.startsWith('+') ? undefined : '+91'}
        hint={t('We will send you a 6-digit OTP. It is valid for 5 minutes.')}
        error={phoneNumberError(form.formState.errors.phoneNumber?.message)}
        {...form.register('phoneNumber')}
      />
      <Button type="submit" loading={request.isPending}>
        {t('Send OTP')}
      </Button>
    </FormStack>
  )
}

interface CodeFormProps extends SignInFormProps {
  pending: PendingVerification
  onResend: () => void
  onChangeNumber: () => void
}

function CodeForm({ pending, onSignedIn, onSecondFactor, onResend, onChangeNumber }: CodeFormProps) {
  const verify = useVerifyOtp(pending)
  return (
    <CodeEntry
      sentTo={formatPhoneNumber(pending.phoneNumber)}
      sent={pending}
      error={verify.error && !verify.isPending ? verificationErrorText(verify.error) : undefined}
      isPending={verify.isPending}
      onSubmit={(otp, onRefused) =>
        verify.mutate(otp, {
          onSuccess: onSignedIn,
          onError: error => {
            onRefused()
            if (asksForSecondFactor(error)) onSecondFactor()
          },
        })
      }
      onResend={onResend}
    >
      <Button variant="quiet" size="small" onClick={onChangeNumber}>
        {t('Change number')}
      </Button>
    </CodeEntry>
  )
}

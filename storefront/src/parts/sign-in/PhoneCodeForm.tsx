import { formatPhoneNumber } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { OtpField } from '@shruti/design-system/OtpField'
import { Text } from '@shruti/design-system/Text'
import { TextField } from '@shruti/design-system/TextField'
import { accountSchemas } from '@shruti/server/contract'
import { useEffect, useRef, useState } from 'react'
import { verificationErrorText } from '../../queries/sign-in-errors.ts'
import {
  asksForSecondFactor,
  useRequestOtp,
  useVerifyOtp,
  type PendingVerification,
} from '../../queries/sign-in.ts'
import { phoneNumberError } from '../form/field-errors.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import { FormStack } from '../form/FormStack.tsx'
import type { SignInFormProps } from './sign-in-form.ts'

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
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        prefix={typed.startsWith('+') ? undefined : '+91'}
        hint="We will send you a 6-digit OTP. It is valid for 5 minutes."
        error={phoneNumberError(form.formState.errors.phoneNumber?.message)}
        {...form.register('phoneNumber')}
      />
      <Button type="submit" loading={request.isPending}>
        Send OTP
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
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The step was asked for, and the code is all that it needs.
  useEffect(() => field.current?.focus(), [])
  const secondsLeft = useCountdown(pending.resendAfterSeconds)
  /** Set at once, which `isPending` is not: the sixth digit sends the form, and Enter may follow in the same moment. */
  const isSent = useRef(false)
  function submit(otp: string) {
    if (isSent.current) return
    isSent.current = true
    verify.mutate(otp, {
      onSuccess: onSignedIn,
      onError: error => {
        isSent.current = false
        if (asksForSecondFactor(error)) onSecondFactor()
      },
    })
  }
  return (
    <FormStack
      onSubmit={event => {
        event.preventDefault()
        submit(code)
      }}
    >
      <Text>We sent an OTP to {formatPhoneNumber(pending.phoneNumber)}.</Text>
      {pending.otp !== undefined && <Text tone="info">Test mode: the OTP is {pending.otp}.</Text>}
      <OtpField
        label="OTP"
        ref={field}
        onValueChange={setCode}
        onComplete={submit}
        error={verify.error && !verify.isPending ? verificationErrorText(verify.error) : undefined}
      />
      <Button type="submit" loading={verify.isPending}>
        Verify
      </Button>
      <Cluster>
        <Button variant="quiet" size="small" disabled={secondsLeft > 0} onClick={onResend}>
          {secondsLeft > 0 ? `Resend OTP in ${secondsLeft} s` : 'Resend OTP'}
        </Button>
        <Button variant="quiet" size="small" onClick={onChangeNumber}>
          Change number
        </Button>
      </Cluster>
    </FormStack>
  )
}

/** Whole seconds left of `seconds`, counted from the first render. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(remaining)
      if (remaining === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}

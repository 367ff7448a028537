import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { OtpField } from '@shruti/design-system/OtpField'
import { Text } from '@shruti/design-system/Text'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormStack } from './FormStack.tsx'
import { ResendButton } from './ResendButton.tsx'
import { t } from '../../language/t.ts'

interface CodeEntryProps {
  /** Where the code went, as people write it. */
  sentTo: string
  /** What the shop said of the code; in test mode it holds the code. Give each code a key of its own. */
  sent: { readonly otp?: string | undefined; readonly resendAfterSeconds: number }
  error?: string | undefined
  isPending: boolean
  /** All digits are there. `onRefused` lets the same person try again. */
  onSubmit: (otp: string, onRefused: () => void) => void
  onResend: () => void
  /** More buttons in the last line: another number, cancel. */
  children?: ReactNode
}

/** A code that was sent, to be typed in [AUTH-1, AUTH-12]. The last digit sends it. */
export function CodeEntry({ sentTo, sent, error, isPending, onSubmit, onResend, children }: CodeEntryProps) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The step was asked for, and the code is all that it needs.
  useEffect(() => field.current?.focus(), [])
  /** Set at once, which `isPending` is not: the sixth digit sends the form, and Enter may follow in the same moment. */
  const isSent = useRef(false)
  function submit(otp: string) {
    if (isSent.current) return
    isSent.current = true
    onSubmit(otp, () => {
      isSent.current = false
    })
  }
  return (
    <FormStack
      onSubmit={event => {
        event.preventDefault()
        submit(code)
      }}
    >
      <Text>{t('We sent an OTP to {sentTo}.', { sentTo })}</Text>
      {sent.otp !== undefined && (
        <Text tone="info">{t('Test mode: the OTP is {otp}.', { otp: sent.otp })}</Text>
      )}
      <OtpField label={t('OTP')} ref={field} onValueChange={setCode} onComplete={submit} error={error} />
      <Button type="submit" loading={isPending}>
        {t('Verify')}
      </Button>
      <Cluster>
        <ResendButton afterSeconds={sent.resendAfterSeconds} onResend={onResend} />
        {children}
      </Cluster>
    </FormStack>
  )
}

import { Button } from '@shruti/design-system/Button'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Account } from '@shruti/server/contract'
import { useState } from 'react'
import { useReauthenticate, useRequestConfirmationCode } from '../../queries/account.ts'
import { verificationErrorText } from '../../queries/sign-in-errors.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { CodeEntry } from '../form/CodeEntry.tsx'
import { codeDestinations } from './code-destinations.ts'
import { t } from '../../language/t.ts'

/** A code to the verified phone or email, for who has no password or forgot it [AUTH-9]. */
export function ConfirmByCode({ account, onConfirmed }: { account: Account; onConfirmed: () => void }) {
  const request = useRequestConfirmationCode()
  const confirm = useReauthenticate()
  const destinations = codeDestinations(account)
  const [channel, setChannel] = useState(destinations[0]?.channel)
  const send = (to: (typeof destinations)[number]['channel']) => {
    setChannel(to)
    request.mutate({ channel: to })
  }
  const destination = destinations.find(known => known.channel === channel)
  if (request.data && destination) {
    return (
      <CodeEntry
        key={request.submittedAt}
        sentTo={destination.written}
        sent={request.data}
        error={confirm.error && !confirm.isPending ? verificationErrorText(confirm.error) : undefined}
        isPending={confirm.isPending}
        onSubmit={(otp, onRefused) => confirm.mutate({ otp }, { onSuccess: onConfirmed, onError: onRefused })}
        onResend={() => send(destination.channel)}
      />
    )
  }
  return (
    <Stack gap={4}>
      <Text>{t('Where should we send the OTP?')}</Text>
      {destinations.map(({ channel: to, written }) => (
        <Button
          key={to}
          variant="secondary"
          loading={request.isPending && channel === to}
          onClick={() => send(to)}
        >
          {t('Send OTP to {written}', { written })}
        </Button>
      ))}
      <CallProblem error={request.error} />
    </Stack>
  )
}

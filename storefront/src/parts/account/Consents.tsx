import { RuledList } from '@shruti/design-system/RuledList'
import { Stack } from '@shruti/design-system/Stack'
import { Switch } from '@shruti/design-system/Switch'
import { Text } from '@shruti/design-system/Text'
import type { Consent } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.ts'
import { consentsQuery, useSetConsent } from '../../queries/personal-data.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { writtenDate } from '../text/written-date.ts'
import { t } from '../../language/t.ts'

/** When it was given or taken back, and which wording it was. */
function history({ purpose, granted, at, version }: Consent): string {
  if (at === null) return purpose === 'offers' ? t('You have not agreed to it.') : ''
  const wording = t('wording of {date}', { date: writtenDate(version) })
  return t('{answer} on {date}, {wording}.', {
    answer: granted ? 'Given' : 'Taken back',
    date: writtenDate(at),
    wording,
  })
}

/** What one agreed to, with its time and wording; offers can be switched off at any time [AUTH-11]. */
export function Consents() {
  const { data: consents } = useSuspenseQuery(consentsQuery(useApp()))
  const set = useSetConsent()
  return (
    <Stack gap={4}>
      <RuledList>
        {consents.map(consent => (
          <li key={consent.purpose}>
            {consent.purpose === 'offers' ? (
              <Switch
                label={consent.text}
                hint={history(consent)}
                checked={set.isPending ? set.variables.granted : consent.granted}
                onChange={event => set.mutate({ purpose: 'offers', granted: event.currentTarget.checked })}
              />
            ) : (
              <Stack gap={1}>
                <Text>{consent.text}</Text>
                <Text size="small" tone="muted">
                  {t('{history} It ends with your account.', { history: history(consent) })}
                </Text>
              </Stack>
            )}
          </li>
        ))}
      </RuledList>
      <CallProblem error={set.error} />
    </Stack>
  )
}

import { Heading } from '@shruti/design-system/Heading'
import { RuledList } from '@shruti/design-system/RuledList'
import { Stack } from '@shruti/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.ts'
import { accountQuery } from '../../queries/account.ts'
import { Devices } from './Devices.tsx'
import { PasswordRow } from './PasswordRow.tsx'
import { SecondStep } from './SecondStep.tsx'
import { t } from '../../language/t.ts'

/** Password, two-step sign-in, devices [AUTH-7, AUTH-8, AUTH-10]. */
export function AccountSecurity() {
  const { data: account } = useSuspenseQuery(accountQuery(useApp()))
  return (
    <Stack gap={8}>
      <Stack as="section" gap={5} aria-label={t('Password')}>
        <Heading as="h2">{t('Password')}</Heading>
        <RuledList as="div">
          <PasswordRow account={account} />
        </RuledList>
      </Stack>
      {account.isAdmin && (
        <Stack as="section" gap={5} aria-label={t('Two-step sign-in')}>
          <Heading as="h2">{t('Two-step sign-in')}</Heading>
          <SecondStep account={account} />
        </Stack>
      )}
      <Stack as="section" gap={5} aria-label={t('Devices')}>
        <Heading as="h2">{t('Devices')}</Heading>
        <Devices />
      </Stack>
    </Stack>
  )
}

import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { RuledList } from '@shruti/design-system/RuledList'
import { SettingRow } from '@shruti/design-system/SettingRow'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.ts'
import { paths } from '../../paths.ts'
import { accountQuery } from '../../queries/account.ts'
import { useLogout } from '../../queries/user.ts'
import { useNavigateTo } from '../../router/router-context.ts'
import { displayName } from '../../session/user-data.ts'
import { writtenDate } from '../text/written-date.ts'
import { AccountPicture } from './AccountPicture.tsx'
import { DetailRow } from './DetailRow.tsx'
import { t } from '../../language/t.ts'

/** Name, username, email and phone number, each with its change [AUTH-12]. */
export function AccountDetails() {
  const { data: account } = useSuspenseQuery(accountQuery(useApp()))
  const shownName = account.name ?? account.username ?? account.email
  return (
    <Stack gap={6}>
      <Heading as="h2">{t('Your details')}</Heading>
      <AccountPicture account={account} name={shownName ?? ''} />
      <Cluster>
        <Stack gap={1}>
          {shownName && <Text strong>{displayName(account)}</Text>}
          <Text size="small" tone="muted">
            {t('Account since {date}', { date: writtenDate(account.createdAt) })}
          </Text>
        </Stack>
      </Cluster>
      <RuledList>
        <li>
          <DetailRow field="name" account={account} />
        </li>
        {account.username && (
          <li>
            <SettingRow term={t('Username')}>{account.username}</SettingRow>
          </li>
        )}
        <li>
          <DetailRow field="email" account={account} />
        </li>
        <li>
          <DetailRow field="phoneNumber" account={account} />
        </li>
      </RuledList>
      <Cluster>
        <LogoutButton />
      </Cluster>
    </Stack>
  )
}

/**
 * Apart from the details, which would be rendered anew when it is done, and ask for the account once more: of somebody who is
 * signed out. [ROUTE-3] signing out elsewhere than in the bar leads to sign-in.
 */
function LogoutButton() {
  const navigate = useNavigateTo()
  const logout = useLogout()
  return (
    <Button
      variant="quiet"
      loading={logout.isPending}
      onClick={() => logout.mutate(undefined, { onSuccess: () => navigate(paths.auth) })}
    >
      {t('Logout')}
    </Button>
  )
}

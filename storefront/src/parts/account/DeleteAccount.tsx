import { AlertDialog } from '@shruti/design-system/AlertDialog'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { ordersKeptYears } from '@shruti/server/contract/retention'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useApp } from '../../app/app-context.ts'
import { paths } from '../../paths.ts'
import { useDeleteAccount } from '../../queries/account.ts'
import { useUser } from '../../queries/user.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { useNavigateTo } from '../../router/router-context.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { t } from '../../language/t.ts'

/** Deletes the account, and says before what is kept and why [AUTH-11]. */
export function DeleteAccount() {
  const { notify } = useApp()
  const { data: user } = useUser()
  const navigate = useNavigateTo()
  const deletion = useDeleteAccount()
  const [isAsking, setIsAsking] = useState(false)
  if (user?.isAdmin)
    return (
      <Text>
        {t(
          'The account of an administrator cannot be deleted. Another administrator has to take the role away first.',
        )}
      </Text>
    )
  function onConfirm() {
    setIsAsking(false)
    deletion.mutate(
      {},
      {
        onSuccess: () => {
          notify({ title: t('Your account was deleted') })
          navigate(paths.home)
        },
      },
    )
  }
  const hasOpenOrders = deletion.error instanceof ApiError && deletion.error.code === 'open_orders'
  return (
    <Stack gap={4}>
      <Text>
        {t(
          'Your details, addresses, cart, favorites, devices and consents are deleted at once and for good. Of past orders we keep the amounts, the state, and a GSTIN with its business name for {ordersKeptYears} years, because tax law asks for it, without your name, address, phone number and email. Your reviews stay, without your name.',
          { ordersKeptYears },
        )}
      </Text>
      <Text>
        <Link href={paths.privacyPolicy} LinkComponent={RouterLink}>
          {t('What we keep, why, and how long')}
        </Link>
      </Text>
      {hasOpenOrders ? (
        <Notice
          tone="danger"
          title={t('You have open orders')}
          live
          action={
            <Link href={paths.myOrders} variant="strong" LinkComponent={RouterLink}>
              {t('My Orders')}
            </Link>
          }
        >
          {t(
            'We need your address to deliver them. You can delete your account once they are delivered or cancelled.',
          )}
        </Notice>
      ) : (
        <CallProblem error={deletion.error} />
      )}
      <Cluster>
        <Button variant="danger" loading={deletion.isPending} onClick={() => setIsAsking(true)}>
          {t('Delete account')}
        </Button>
      </Cluster>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('Delete your account?')}
        description={t('You cannot undo this.')}
        confirmLabel={t('Delete account')}
        cancelLabel={t('Keep account')}
        destructive
        onConfirm={onConfirm}
      />
    </Stack>
  )
}

import { Badge } from '@shruti/design-system/Badge'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Notice } from '@shruti/design-system/Notice'
import { RecoveryCodes } from '@shruti/design-system/RecoveryCodes'
import { RuledList } from '@shruti/design-system/RuledList'
import { SettingRow } from '@shruti/design-system/SettingRow'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Account } from '@shruti/server/contract'
import { useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import {
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
  useStartSecondFactor,
} from '../../queries/second-factor.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { SecondStepSetup } from './SecondStepSetup.tsx'
import { t } from '../../language/t.ts'

/** An administrator's second step: on with the first code, recovery codes once, off [AUTH-10]. */
export function SecondStep({ account }: { account: Account }) {
  const { notify } = useApp()
  const start = useStartSecondFactor()
  const renew = useRenewRecoveryCodes()
  const remove = useRemoveSecondFactor()
  const [newCodes, setNewCodes] = useState<readonly string[]>()
  const { on, recoveryCodesLeft } = account.secondFactor

  if (newCodes)
    return (
      <Stack gap={5}>
        <Notice tone="warning" title={t('Keep your recovery codes')} live>
          {t('Each signs you in once when you do not have your phone. We cannot show them again.')}
        </Notice>
        <RecoveryCodes codes={newCodes} fileName="shruti-recovery-codes.txt" />
        <Cluster>
          <Button onClick={() => setNewCodes(undefined)}>{t('I have kept them')}</Button>
        </Cluster>
      </Stack>
    )
  if (!on && start.data)
    return (
      <SecondStepSetup
        started={start.data}
        onCancel={start.reset}
        onTurnedOn={({ recoveryCodes }) => {
          start.reset()
          setNewCodes(recoveryCodes)
          notify({ title: t('Two-step sign-in is on') })
        }}
      />
    )
  return (
    <Stack gap={5}>
      <Text>
        {t(
          'After your password or OTP, a code of an authenticator app signs you in. A stolen password alone is then no use.',
        )}
      </Text>
      <RuledList as="div">
        <SettingRow term={t('Status')} mark={on && <Badge tone="success">{t('On')}</Badge>}>
          {on
            ? t('{count, plural, one {# recovery code left} other {# recovery codes left}}', {
                count: recoveryCodesLeft,
              })
            : t('Off')}
        </SettingRow>
      </RuledList>
      <CallProblem error={start.error ?? renew.error ?? remove.error} />
      <Cluster>
        {on ? (
          <>
            <Button
              variant="secondary"
              loading={renew.isPending}
              onClick={() =>
                renew.mutate({}, { onSuccess: ({ recoveryCodes }) => setNewCodes(recoveryCodes) })
              }
            >
              {t('New recovery codes')}
            </Button>
            <Button
              variant="danger"
              loading={remove.isPending}
              onClick={() =>
                remove.mutate({}, { onSuccess: () => notify({ title: t('Two-step sign-in is off') }) })
              }
            >
              {t('Turn off')}
            </Button>
          </>
        ) : (
          <Button loading={start.isPending} onClick={() => start.mutate({})}>
            {t('Turn on two-step sign-in')}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

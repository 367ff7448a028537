import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { DeviceList } from '@shruti/design-system/DeviceList'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.ts'
import { paths } from '../../paths.ts'
import { devicesQuery, useEndSession, useEndSessions } from '../../queries/devices.ts'
import { endVisit } from '../../queries/user.ts'
import { useNavigateTo } from '../../router/router-context.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { t } from '../../language/t.ts'

/** Where one is signed in; one, all others or all can be signed out [AUTH-8]. */
export function Devices() {
  const app = useApp()
  const { data: devices } = useSuspenseQuery(devicesQuery(app))
  const navigate = useNavigateTo()
  const endOne = useEndSession()
  const endMany = useEndSessions()
  const others = devices.filter(device => !device.current)
  const isEnding = (scope: 'others' | 'all') => endMany.isPending && endMany.variables.scope === scope
  function signOutEverywhere() {
    endMany.mutate(
      { scope: 'all' },
      {
        onSuccess: () => {
          endVisit(app)
          app.notify({ title: t('Logged out'), description: t('You are signed out on all devices.') })
          navigate(paths.auth)
        },
      },
    )
  }
  return (
    <Stack gap={5}>
      <Text>
        {t(
          'These devices are signed in to your account. Sign out what you do not know, and change your password.',
        )}
      </Text>
      <DeviceList
        devices={devices}
        signingOutId={endOne.isPending ? endOne.variables.id : undefined}
        onSignOut={id =>
          endOne.mutate({ id }, { onSuccess: () => app.notify({ title: t('Device signed out') }) })
        }
      />
      <CallProblem error={endOne.error ?? endMany.error} />
      <Cluster>
        {others.length > 0 && (
          <Button
            variant="secondary"
            loading={isEnding('others')}
            onClick={() =>
              endMany.mutate(
                { scope: 'others' },
                { onSuccess: () => app.notify({ title: t('All other devices were signed out') }) },
              )
            }
          >
            {t('Sign out all others')}
          </Button>
        )}
        <Button variant="quiet" loading={isEnding('all')} onClick={signOutEverywhere}>
          {t('Sign out everywhere')}
        </Button>
      </Cluster>
    </Stack>
  )
}

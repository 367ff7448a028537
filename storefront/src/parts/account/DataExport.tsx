import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { AccountExport } from '@shruti/server/contract'
import { useApp } from '../../app/app-context.ts'
import { useExportAccount } from '../../queries/personal-data.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { t } from '../../language/t.ts'

/** Hands a file to the browser, as a link to it would. */
function download(data: Omit<AccountExport, 'page' | 'pageCount'>): void {
  const href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = href
  link.download = `shruti-account-${data.exportedAt.slice(0, 10)}.json`
  link.click()
  // The download has its own hold on the file as soon as it has begun.
  setTimeout(() => URL.revokeObjectURL(href), 0)
}

/** Everything that the shop stores on somebody, as a file [AUTH-11]. */
export function DataExport() {
  const { notify } = useApp()
  const exporting = useExportAccount()
  return (
    <Stack gap={4}>
      <Text>
        {t(
          'Download everything that we store about you: details, addresses, cart, favorites, orders, reviews, devices and what you agreed to. It is one file in the format JSON.',
        )}
      </Text>
      <CallProblem error={exporting.error} />
      <Cluster>
        <Button
          variant="secondary"
          loading={exporting.isPending}
          onClick={() =>
            exporting.mutate(undefined, {
              onSuccess: data => {
                download(data)
                notify({ title: t('Your data was downloaded') })
              },
            })
          }
        >
          {t('Download your data')}
        </Button>
      </Cluster>
    </Stack>
  )
}

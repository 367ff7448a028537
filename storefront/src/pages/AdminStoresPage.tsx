import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Button } from '@shruti/design-system/Button'
import { Container } from '@shruti/design-system/Container'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Stack } from '@shruti/design-system/Stack'
import type { AdminStore } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { useHolds } from '../parts/admin/access/use-may.ts'
import { useBulkAction, type ListBulkAction } from '../parts/admin/list/use-bulk-action.ts'
import { useSettingsTabs } from '../parts/admin/settings/use-settings-tabs.ts'
import { StoreDialog } from '../parts/admin/stores/StoreDialog.tsx'
import { StoreTable } from '../parts/admin/stores/StoreTable.tsx'
import { adminStoresQuery, refreshStores } from '../queries/admin-stores.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async app => {
  await app.queryClient.ensureQueryData(adminStoresQuery(app))
  return null
})

/** The shop's own stores: added, changed, put in order, hidden and removed [ADM-7]. */
export default function AdminStoresPage() {
  const app = useApp()
  const { data: stores } = useSuspenseQuery(adminStoresQuery(app))
  const tabs = useSettingsTabs()
  const mayChange = useHolds()('settings.write')
  const [edited, setEdited] = useState<AdminStore | 'new'>()
  const { run } = useBulkAction(() => refreshStores(app))
  const remove: ListBulkAction = {
    label: 'Delete',
    operation: 'adminDeleteStores',
    progress: 'Deleting',
    done: () => 'Store deleted',
    run: (ids, batchId) => app.api.call('adminDeleteStores', { ids, batchId }),
  }
  return (
    <Stack gap={6}>
      <PageHead title="Stores" description="The shop’s own stores." hidden />
      <AdminPageHeader
        title="Stores"
        tabs={tabs}
        currentTab={adminPaths.stores}
        LinkComponent={RouterLink}
        actions={
          mayChange && (
            <Button size="small" onClick={() => setEdited('new')}>
              New store
            </Button>
          )
        }
      />
      <Container>
        {stores.length === 0 ? (
          <EmptyState title="No stores yet">
            A store that you add is on the page of stores, with its hours and whether it is open.
          </EmptyState>
        ) : (
          <StoreTable
            stores={stores}
            onEdit={mayChange ? setEdited : undefined}
            onDelete={store => void run(remove, async () => [store.id])}
          />
        )}
      </Container>
      {edited && (
        <StoreDialog
          {...(edited !== 'new' && { store: edited })}
          position={stores.length}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  )
}

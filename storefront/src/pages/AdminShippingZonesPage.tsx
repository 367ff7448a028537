import { formatCount } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import type { AdminShippingZone } from '@shruti/server/contract'
import { Suspense, useState } from 'react'
import { useApp } from '../app/app-context.ts'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import { useBulkAction, type ListBulkAction } from '../parts/admin/list/use-bulk-action.ts'
import { zoneList } from '../parts/admin/shipping/zone-list.tsx'
import { refreshZones } from '../queries/admin-shipping.ts'
import { lazyPart } from '../hydration/lazy-part.tsx'

const ZoneDialog = lazyPart(async () => ({
  default: (await import('../parts/admin/shipping/ZoneDialog.tsx')).ZoneDialog,
}))
const CsvImportDialog = lazyPart(async () => ({
  default: (await import('../parts/admin/list/CsvImportDialog.tsx')).CsvImportDialog,
}))

export const loader = adminListLoader(zoneList)

/** Where the shop delivers: found, added, changed, removed, imported and exported [ADM-7]. */
export default function AdminShippingZonesPage() {
  const app = useApp()
  const { api } = app
  const [edited, setEdited] = useState<AdminShippingZone | 'new'>()
  const [isImporting, setImporting] = useState(false)
  const { run } = useBulkAction(() => refreshZones(app))
  const remove: ListBulkAction = {
    label: 'Delete',
    operation: 'adminDeleteShippingZones',
    progress: 'Deleting',
    done: changed => `${formatCount(changed)} ${changed === 1 ? 'zone' : 'zones'} deleted`,
    run: (ids, batchId) => api.call('adminDeleteShippingZones', { ids, batchId }),
  }
  return (
    <>
      <AdminList
        list={zoneList}
        bulkActions={[remove]}
        rowActions={zone => [
          [{ label: 'Edit', onSelect: () => setEdited(zone) }],
          [{ label: 'Delete', onSelect: () => void run(remove, async () => [zone.id]) }],
        ]}
        exportOperation="adminExportShippingZones"
        actions={
          <>
            <Button size="small" variant="secondary" onClick={() => setImporting(true)}>
              Import
            </Button>
            <Button size="small" onClick={() => setEdited('new')}>
              New zone
            </Button>
          </>
        }
      />
      <Suspense>
        {edited && (
          <ZoneDialog {...(edited !== 'new' && { zone: edited })} onClose={() => setEdited(undefined)} />
        )}
        {isImporting && (
          <CsvImportDialog
            things="zones"
            description="a row for each PIN prefix"
            check={csv => api.call('adminCheckZoneImport', { csv })}
            bring={csv => api.call('adminImportZones', { csv })}
            onImported={() => refreshZones(app)}
            onClose={() => setImporting(false)}
          />
        )}
      </Suspense>
    </>
  )
}

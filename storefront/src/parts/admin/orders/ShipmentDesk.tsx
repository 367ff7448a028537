import { formatCount } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { FileButton } from '@shruti/design-system/FileButton'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TextArea } from '@shruti/design-system/TextArea'
import type { ShipmentCheck } from '@shruti/server/contract'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useApp } from '../../../app/app-context.ts'
import { refreshList } from '../../../queries/admin-list.ts'
import { useCouriers } from '../../../queries/admin-settings.ts'
import { useCheckShipments } from '../../../queries/admin-order-desk.ts'
import { CallProblem } from '../../form/CallProblem.tsx'
import { useBulkAction } from '../list/use-bulk-action.ts'
import { ShipmentTable } from './ShipmentTable.tsx'

const example = 'order number,courier,tracking number\nSHR-7K2QX9PD,Delhivery,1490815562035'

const parcels = (count: number) => `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`

/**
 * The bulk order desk: a courier's file, what each of its rows will do, one press that ships what can be shipped, and
 * ten seconds to take it back [ADM-3].
 */
export function ShipmentDesk() {
  const app = useApp()
  const { api } = app
  const couriers = useCouriers()
  const [csv, setCsv] = useState('')
  const check = useCheckShipments()
  const { mutate } = check
  // Once it is shipped or taken back, the rows mean something else.
  const bulk = useBulkAction(async () => {
    mutate(csv)
    await refreshList(app, 'adminListOrders')
  })
  const rows = check.data ?? []
  const ready = rows.flatMap(({ shipment }) => shipment ?? [])
  const fields = check.error instanceof ApiError ? check.error.fields : {}

  async function read(files: readonly File[]) {
    const text = (await files[0]?.text()) ?? ''
    setCsv(text)
    mutate(text)
  }

  const ship = () =>
    bulk.run(
      {
        label: 'Ship',
        progress: 'Shipping',
        done: changed => `${parcels(changed)} shipped`,
        run: (ids, batchId) =>
          api.call('adminShipOrders', {
            shipments: ready.filter(({ orderId }) => ids.includes(orderId)),
            batchId,
          }),
      },
      async () => ready.map(({ orderId }) => orderId),
    )

  return (
    <Stack gap={5}>
      <Text>
        Paste the courier’s file or choose it. The first row names the columns: order number, courier,
        tracking number.{couriers.length > 0 && ` Couriers: ${couriers.map(({ name }) => name).join(', ')}.`}
      </Text>
      <TextArea
        label="Rows of the file"
        rows={8}
        placeholder={example}
        value={csv}
        onChange={event => {
          setCsv(event.currentTarget.value)
          check.reset()
        }}
        error={fields['csv']}
      />
      <CallProblem error={check.error} fields={['csv']} />
      <Cluster>
        <Button variant="secondary" loading={check.isPending} onClick={() => mutate(csv)}>
          Check the rows
        </Button>
        <FileButton
          variant="quiet"
          accept={['.csv', 'text/csv', 'text/plain']}
          onFiles={files => void read(files)}
        >
          Choose a file
        </FileButton>
      </Cluster>
      {check.data && (
        <>
          <Summary rows={rows} />
          <ShipmentTable rows={rows} />
          {ready.length > 0 && (
            <Cluster>
              <Button loading={bulk.progress !== undefined} onClick={() => void ship()}>
                Ship {parcels(ready.length)}
              </Button>
            </Cluster>
          )}
        </>
      )}
    </Stack>
  )
}

function Summary({ rows }: { rows: readonly ShipmentCheck[] }) {
  const left = rows.filter(({ shipment }) => shipment === null).length
  const ready = rows.length - left
  return (
    <Notice tone={left > 0 ? 'warning' : 'info'} live>
      {ready === 0 ? 'None of these rows can be shipped.' : `${parcels(ready)} will be shipped.`}
      {left > 0 && ` ${left === 1 ? '1 row is' : `${formatCount(left)} rows are`} left out.`}
    </Notice>
  )
}

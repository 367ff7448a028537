import { useMemo } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { orderColumns, type AdminOrderRecord } from './order-columns.tsx'

export interface OrderTableProps extends Omit<
  DataTableProps<AdminOrderRecord>,
  'caption' | 'columns' | 'records' | 'recordId' | 'recordLabel'
> {
  orders: readonly AdminOrderRecord[]
  hrefFor: (order: AdminOrderRecord) => string
  LinkComponent?: LinkComponent
}

/** The administration's orders (ADM-3); sorting, selection and states are the DataTable's. */
export function OrderTable({ orders, hrefFor, LinkComponent = 'a', ...rest }: OrderTableProps) {
  const columns = useMemo(() => orderColumns(hrefFor, LinkComponent), [hrefFor, LinkComponent])
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      records={orders}
      recordId={order => order.id}
      recordLabel={order => `Order ${order.number}`}
      empty={
        <EmptyState title="No orders yet" headingLevel="p">
          An order appears here as soon as it is placed.
        </EmptyState>
      }
      {...rest}
    />
  )
}

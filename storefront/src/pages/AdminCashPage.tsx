import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import { cashList } from '../parts/admin/payments/cash-list.tsx'
import { CashSums } from '../parts/admin/payments/CashSums.tsx'
import { PaymentLinks, useMayChangePayments } from '../parts/admin/payments/PaymentLinks.tsx'
import { useMarkCash } from '../parts/admin/payments/use-mark-cash.tsx'
import { listInput, listStateOf } from '../queries/admin-list.ts'
import { cashFiguresQuery } from '../queries/admin-payments.ts'
import { useUrl } from '../router/router-context.ts'

export const loader = adminListLoader(cashList)

/** Cash of parcels: to collect, with couriers, collected; entered for one order or many [ADM-7]. */
export default function AdminCashPage() {
  const app = useApp()
  const { searchParams } = useUrl()
  const mayChange = useMayChangePayments()
  const { marking, unmarking, runFor, dialog } = useMarkCash()
  const {
    page: _page,
    pageSize: _size,
    sort: _sort,
    direction: _direction,
    state: _state,
    ...filters
  } = listInput(cashList, listStateOf(cashList, searchParams))
  const { data: figures } = useQuery(cashFiguresQuery(app, filters))
  const { data: all } = useQuery(cashFiguresQuery(app, {}))
  return (
    <>
      <AdminList
        list={cashList}
        exportOperation="adminExportCashOrders"
        bulkActions={mayChange ? [marking(), unmarking] : []}
        rowActions={({ id, state, total }) =>
          state === 'to_collect' || !mayChange
            ? []
            : [
                [
                  {
                    label: state === 'due' ? 'Mark collected' : 'Change what came',
                    onSelect: () => void runFor(marking(total), id),
                  },
                  ...(state === 'collected'
                    ? [{ label: unmarking.label, onSelect: () => void runFor(unmarking, id) }]
                    : []),
                ],
              ]
        }
        filterOptions={{
          courier: (all?.couriers ?? []).map(({ courier }) => ({
            value: courier ?? 'none',
            label: courier ?? 'None yet',
          })),
        }}
        tabCounts={
          figures
            ? {
                to_collect: figures.toCollect.count,
                due: figures.due.count,
                collected: figures.collected.count,
              }
            : {}
        }
        figures={figures && <CashSums figures={figures} />}
        actions={<PaymentLinks current={adminPaths.cash} />}
      />
      {dialog}
    </>
  )
}

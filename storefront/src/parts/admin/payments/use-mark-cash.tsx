import { formatCount } from '@shruti/design-system/foundations'
import { Suspense, useState, type ReactNode } from 'react'
import { useApp } from '../../../app/app-context.ts'
import { refreshList } from '../../../queries/admin-list.ts'
import { useBulkAction, type ListBulkAction } from '../list/use-bulk-action.ts'
import { lazyPart } from '../../../hydration/lazy-part.tsx'
import type { CashAnswer } from './CashDialog.tsx'

const CashDialog = lazyPart(async () => ({ default: (await import('./CashDialog.tsx')).CashDialog }), {
  close: ({ onAnswer }) => onAnswer(undefined),
})

const orders = (count: number) => `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`

interface Asking {
  readonly total: number | undefined
  readonly answer: (answer: CashAnswer | undefined) => void
}

/** Enters that cash came, of one order or several, and takes it back, with undo [ADM-7]. */
export function useMarkCash() {
  const app = useApp()
  const { api, queryClient } = app
  const [asking, setAsking] = useState<Asking>()
  const { run } = useBulkAction(async () => {
    await refreshList(app, 'adminListCashOrders')
    await queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] })
  })

  /** @param total paise of one order; without it the answer is for several */
  function marking(total?: number): ListBulkAction {
    let chosen: CashAnswer | undefined
    return {
      label: 'Mark collected',
      progress: 'Entering cash',
      done: changed => `Cash of ${orders(changed)} entered`,
      prepare: () =>
        new Promise(resolve => {
          setAsking({
            total,
            answer: answer => {
              chosen = answer
              setAsking(undefined)
              resolve(answer !== undefined)
            },
          })
        }),
      run: (ids, batchId) =>
        api.call('adminMarkCash', {
          ids,
          batchId,
          collectedOn: chosen?.collectedOn ?? null,
          amount: chosen?.amount ?? null,
        }),
    }
  }
  const unmarking: ListBulkAction = {
    label: 'Mark not collected',
    progress: 'Taking cash back',
    done: changed => `Cash of ${orders(changed)} did not come`,
    run: (ids, batchId) => api.call('adminMarkCash', { ids, batchId, collectedOn: null }),
  }
  /** Of one order. */
  const runFor = (action: ListBulkAction, orderId: string) => run(action, async () => [orderId])
  const dialog: ReactNode = asking && (
    <Suspense>
      <CashDialog total={asking.total} onAnswer={asking.answer} />
    </Suspense>
  )
  return { marking, unmarking, runFor, dialog }
}

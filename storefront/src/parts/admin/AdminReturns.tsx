import { Split } from '@shruti/design-system/Split'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.ts'
import { returnListQuery } from '../../queries/returns.ts'
import { ReturnProgress } from '../order/ReturnProgress.tsx'
import { ReturnStatusForm } from './ReturnStatusForm.tsx'

/** The returns of an order, each with the form that moves it on. */
export function AdminReturns({ orderId }: { orderId: string }) {
  const { data: returns } = useSuspenseQuery(returnListQuery(useApp(), orderId))
  return returns.map(value => (
    <Split ratio="7:5" key={value.id}>
      <ReturnProgress value={value} />
      <ReturnStatusForm latest={value} />
    </Split>
  ))
}

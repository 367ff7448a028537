import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import type { Order, OrderReturn } from '@shruti/server/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { returnListQuery } from '../../queries/returns.ts'
import { ReturnForm } from './ReturnForm.tsx'
import { ReturnProgress } from './ReturnProgress.tsx'
import { useOpener } from '../form/use-opener.ts'
import { t } from '../../language/t.ts'

/** The returns of a delivered order, and the way to ask for one while there is something to return [BEY-11]. */
export function OrderReturns({ order }: { order: Order }) {
  const { data: returns } = useSuspenseQuery(returnListQuery(useApp(), order.id))
  const [isAsking, setIsAsking] = useState(false)
  const opener = useOpener(isAsking)
  const left = order.lines.map(
    (line, lineIndex) => line.quantity - lostForGood(order, lineIndex) - taken(returns, lineIndex),
  )
  const canReturn = order.returnableUntil !== null && left.some(quantity => quantity > 0)
  return (
    <>
      {returns.map(value => (
        <ReturnProgress key={value.id} value={value} />
      ))}
      {canReturn &&
        (isAsking ? (
          <ReturnForm order={order} left={left} onDone={() => setIsAsking(false)} />
        ) : (
          <Cluster>
            <Button ref={opener} variant="secondary" onClick={() => setIsAsking(true)}>
              {t('Return items')}
            </Button>
          </Cluster>
        ))}
    </>
  )
}

/** Pieces of a line that were lost on their way and paid back. */
function lostForGood({ parcels }: Order, lineIndex: number): number {
  return parcels
    .filter(({ lost }) => lost?.resolution === 'refund')
    .flatMap(({ items }) => items)
    .filter(item => item.lineIndex === lineIndex)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Pieces of a line that are in a return which was not rejected. */
function taken(returns: readonly OrderReturn[], lineIndex: number): number {
  return returns
    .filter(({ status }) => status !== 'rejected')
    .flatMap(({ items }) => items)
    .filter(item => item.lineIndex === lineIndex)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Notice } from '@shruti/design-system/Notice'
import type { Order } from '@shruti/server/contract'
import { useState } from 'react'
import { useCancelOrder } from '../../queries/orders.ts'

/** Cancels an order before it is shipped; asks once more, in place. */
export function CancelOrder({ order }: { order: Order }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useCancelOrder()
  if (!isAsking) {
    return (
      <Cluster>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Cancel order
        </Button>
      </Cluster>
    )
  }
  return (
    <Notice
      tone="warning"
      title="Cancel this order?"
      live
      action={
        <Cluster>
          <Button variant="danger" loading={isPending} onClick={() => mutate({ id: order.id })}>
            Cancel order
          </Button>
          <Button variant="quiet" onClick={() => setIsAsking(false)}>
            Keep order
          </Button>
        </Cluster>
      }
    >
      You cannot undo this. If you change your mind, place a new order.
    </Notice>
  )
}

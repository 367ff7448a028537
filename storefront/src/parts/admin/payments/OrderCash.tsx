import { formatDate } from '@shruti/design-system'
import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { formatMoney } from '@shruti/design-system/foundations'
import { Heading } from '@shruti/design-system/Heading'
import { Text } from '@shruti/design-system/Text'
import type { AdminOrder } from '@shruti/server/contract'
import { useMayChangePayments } from './PaymentLinks.tsx'
import { useMarkCash } from './use-mark-cash.tsx'

/** Where the cash of an order on delivery is; enters that it came [ADM-7]. */
export function OrderCash({ order: { id, cash } }: { order: AdminOrder }) {
  const mayChange = useMayChangePayments()
  const { marking, unmarking, runFor, dialog } = useMarkCash()
  if (cash === null) return null
  const { state, total, amount, collectedOn } = cash
  return (
    <>
      <Heading as="h2" size="h3">
        Cash on delivery
      </Heading>
      <Text>
        {state === 'collected' && amount !== null && collectedOn !== null
          ? `${formatMoney(amount)} came on ${formatDate(collectedOn)}.`
          : state === 'due'
            ? `The courier has ${formatMoney(total)} to hand over.`
            : `The courier collects ${formatMoney(total)}.`}
      </Text>
      {mayChange && state === 'due' && (
        <Cluster>
          <Button variant="secondary" onClick={() => void runFor(marking(total), id)}>
            Mark collected
          </Button>
        </Cluster>
      )}
      {mayChange && state === 'collected' && (
        <Cluster>
          <Button variant="secondary" onClick={() => void runFor(unmarking, id)}>
            Mark not collected
          </Button>
        </Cluster>
      )}
      {dialog}
    </>
  )
}

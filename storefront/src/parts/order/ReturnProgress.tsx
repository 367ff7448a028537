import { formatDateTime } from '@shruti/design-system'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { Heading } from '@shruti/design-system/Heading'
import { formatMoney } from '@shruti/design-system/foundations'
import { Stack } from '@shruti/design-system/Stack'
import type { OrderReturn } from '@shruti/server/contract'
import { returnReasons } from '@shruti/server/contract/returns'
import { ParcelLink } from './ParcelLink.tsx'
import { returnedItems, returnStatusWords } from './return-words.ts'

/** A return with what comes back, why, how much is refunded to where, and each step with its time [BEY-11]. */
export function ReturnProgress({ value }: { value: OrderReturn }) {
  return (
    <Stack gap={3}>
      <Heading as="h2">Return: {returnStatusWords[value.status].toLowerCase()}</Heading>
      <DefinitionList
        size="small"
        items={[
          { term: 'Items', description: returnedItems(value) },
          { term: 'Reason', description: returnReasons[value.reason] },
          ...(value.comment ? [{ term: 'Comment', description: value.comment }] : []),
          ...(value.status === 'rejected' ? [] : [outcome(value)]),
          ...(value.replacement
            ? [{ term: 'Parcel', description: <ParcelLink parcel={value.replacement} /> }]
            : []),
          ...(value.payoutReference ? [{ term: 'UPI reference', description: value.payoutReference }] : []),
          ...value.timeline.map(step => ({
            key: step.status,
            term: returnStatusWords[step.status],
            description: [formatDateTime(step.at), step.note].filter(Boolean).join('. '),
          })),
        ]}
      />
    </Stack>
  )
}

/** What the customer gets for what comes back. */
function outcome({ resolution, amount, refundTo, upiId }: OrderReturn) {
  if (resolution === 'replacement') return { term: 'Replacement', description: 'The same product and colour' }
  const target = refundTo === 'source' ? 'the way you paid' : `UPI ID ${upiId ?? ''}`
  return { term: 'Refund', description: `${formatMoney(amount)} to ${target}` }
}

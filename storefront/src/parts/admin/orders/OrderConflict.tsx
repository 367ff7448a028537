import { formatPhoneNumber } from '@shruti/design-system/foundations'
import { ConflictNotice } from '@shruti/design-system/ConflictNotice'
import { orderStatusViews } from '@shruti/design-system'
import { formatMoney } from '@shruti/design-system/foundations'
import type { AdminOrder, PostalAddress } from '@shruti/server/contract'
import type { InHand } from '../form/in-hand.ts'

/** What of an order two people may change at once, in words. */
const sides = {
  status: { label: 'Status', of: ({ status }: AdminOrder) => orderStatusViews[status].label },
  address: { label: 'Delivery address', of: (order: AdminOrder) => addressInWords(order.shippingAddress) },
  tracking: {
    label: 'Parcels',
    of: ({ parcels }: AdminOrder) =>
      parcels
        .map(({ status, carrier, trackingNumber, lost }) =>
          parcelInWords(carrier, trackingNumber, `(${lost ? 'Lost' : orderStatusViews[status].label})`),
        )
        .join('; ') || 'None',
  },
  refundable: { label: 'Can be refunded', of: ({ refundable }: AdminOrder) => formatMoney(refundable) },
  note: { label: 'Last note', of: ({ staffNotes }: AdminOrder) => staffNotes.at(-1)?.note ?? 'None' },
} as const

type Side = keyof typeof sides

/** "Delhivery 1490815562035" */
export const parcelInWords = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter(Boolean).join(' ') || 'None'

/** In one line, with the name and the phone number. */
export function addressInWords({
  fullName,
  line1,
  line2,
  landmark,
  city,
  state,
  pincode,
  phoneNumber,
}: PostalAddress): string {
  const lines = [
    fullName,
    line1,
    line2,
    landmark,
    `${city} ${pincode}`,
    state,
    formatPhoneNumber(phoneNumber),
  ]
  return lines.filter(Boolean).join(', ')
}

interface OrderConflictProps {
  inHand: InHand<AdminOrder>
  /** What the form was about to make of it, in words. */
  mine: Partial<Record<Side, string>>
  saving: boolean
  /** @param version to save over */
  onKeepMine: (version: number) => void
  onTakeTheirs: () => void
}

/** Somebody else changed the order meanwhile: both versions, and the choice [ADM-3, ADM-9]. */
export function OrderConflict({ inHand, mine, saving, onKeepMine, onTakeTheirs }: OrderConflictProps) {
  const { seen, latest, adopt } = inHand
  const fields = (Object.keys(sides) as Side[]).flatMap(side => {
    const { label, of } = sides[side]
    const [before, theirs] = [of(seen), of(latest)]
    const yours = mine[side] ?? before
    const isPart = side in mine || before !== theirs
    return isPart && yours !== theirs ? [{ label, yours, theirs }] : []
  })
  return (
    <ConflictNotice
      fields={fields}
      saving={saving}
      onKeepMine={() => {
        adopt(latest)
        onKeepMine(latest.version)
      }}
      onTakeTheirs={onTakeTheirs}
    />
  )
}

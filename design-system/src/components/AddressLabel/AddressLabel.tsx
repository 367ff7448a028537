import type { ComponentPropsWithRef } from 'react'
import { Ltr } from '../../foundations/Ltr.tsx'
import { formatMoney } from '../../foundations/money.ts'
import { formatPhoneNumber } from '../../foundations/phone-number.ts'
import type { AddressRecord } from '../../records/index.ts'
import { addressLines } from './address-lines.ts'
import { Cash, Name, Part, Pin, Root, Small } from './AddressLabel.styles.ts'

export interface AddressLabelProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  orderNumber: string
  to: AddressRecord
  /** Who sends it: name, then the lines of the address. */
  from: { name: string; addressLines: readonly string[]; phone: string }
  carrier?: string | null
  trackingNumber?: string | null
  /** Paise that the courier collects; 0 where it is paid. */
  cashToCollect: number
  /** A roll of 100 × 150 mm, a label a page, or sheets of A4, two labels beside each other. */
  paper?: 'label' | 'a4'
}

/** What is stuck on a parcel: where it goes, who sends it, what the courier collects. */
export function AddressLabel({
  orderNumber,
  to,
  from,
  carrier,
  trackingNumber,
  cashToCollect,
  paper = 'label',
  ...rest
}: AddressLabelProps) {
  return (
    <Root data-paper={paper} aria-label={`Address label of ${orderNumber}`} {...rest}>
      <Part>
        <Small>To</Small>
        <Name>{to.fullName}</Name>
        {addressLines(to).map(line => (
          <span key={line}>{line}</span>
        ))}
        <Pin>{to.pincode}</Pin>
        <span>
          <Ltr>{formatPhoneNumber(to.phoneNumber)}</Ltr>
        </span>
      </Part>
      <Cash>
        {cashToCollect > 0 ? `Collect ${formatMoney(cashToCollect)} in cash` : 'Paid. Collect nothing.'}
      </Cash>
      <Part>
        <span>Order {orderNumber}</span>
        {trackingNumber && <span>{[carrier, trackingNumber].filter(Boolean).join(' ')}</span>}
      </Part>
      <Part>
        <Small>From</Small>
        <Small>{[from.name, ...from.addressLines].join(', ')}</Small>
        <Small>
          <Ltr>{from.phone}</Ltr>
        </Small>
      </Part>
    </Root>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Ltr } from '../../foundations/Ltr.tsx'
import { formatPhoneNumber } from '../../foundations/phone-number.ts'
import type { AddressRecord } from '../../records/index.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Actions, Address, Marks, Name } from './AddressCard.styles.ts'
import { t } from '../../texts/t.ts'

export interface AddressCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  address: AddressRecord
  /** Buttons such as Edit and Remove. */
  actions?: ReactNode
}

const typeNames = (): Readonly<Record<string, string>> => ({ home: t('Home'), work: t('Work') })

/** An address as it is written on the parcel, with the phone number that the courier rings. */
export function AddressCard({ address, actions, ...rest }: AddressCardProps) {
  const typeName = address.type && typeNames()[address.type]
  return (
    <div {...rest}>
      {(typeName || address.isDefault) && (
        <Marks>
          {typeName && <Badge>{typeName}</Badge>}
          {address.isDefault && <Badge tone="info">{t('Default')}</Badge>}
        </Marks>
      )}
      <Address>
        <Name>{address.fullName}</Name>
        <span>{address.line1}</span>
        {address.line2 && <span>{address.line2}</span>}
        {address.landmark && <span>{address.landmark}</span>}
        <span>
          {address.city} {address.pincode}, {address.state}
        </span>
        <span>
          <Ltr>{formatPhoneNumber(address.phoneNumber)}</Ltr>
        </span>
      </Address>
      {actions && <Actions>{actions}</Actions>}
    </div>
  )
}

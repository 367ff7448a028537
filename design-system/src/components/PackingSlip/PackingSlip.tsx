import type { ComponentPropsWithRef } from 'react'
import { formatDate } from '../../format/dates.ts'
import { formatMoney } from '../../foundations/money.ts'
import type { AddressRecord } from '../../records/index.ts'
import { addressLines } from '../AddressLabel/address-lines.ts'
import { Block, Cell, Head, Lines, Root, Title } from './PackingSlip.styles.ts'

/** What goes into a parcel. */
export interface PackingSlipOrder {
  number: string
  /** An instant. */
  createdAt: string
  shippingAddress: AddressRecord
  lines: readonly { name: string; variantName: string; sku: string; quantity: number }[]
  /** Paise that the courier collects; 0 where it is paid. */
  cashToCollect: number
}

export interface PackingSlipProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  order: PackingSlipOrder
  /** Who sends it. */
  shopName: string
}

/** What lies in the parcel, to pack and to check it by: a page of A4 for each order, without prices. */
export function PackingSlip({ order, shopName, ...rest }: PackingSlipProps) {
  const { number, createdAt, shippingAddress, lines, cashToCollect } = order
  return (
    <Root aria-label={`Packing slip of ${number}`} {...rest}>
      <Head>
        <Title>Packing slip {number}</Title>
        <span>
          {shopName}, ordered {formatDate(createdAt)}
        </span>
      </Head>
      <Block>
        <strong>{shippingAddress.fullName}</strong>
        {addressLines(shippingAddress).map(line => (
          <span key={line}>{line}</span>
        ))}
      </Block>
      <Lines>
        <thead>
          <tr>
            <Cell as="th" scope="col">
              Article
            </Cell>
            <Cell as="th" scope="col">
              SKU
            </Cell>
            <Cell as="th" scope="col" data-numeric>
              Pieces
            </Cell>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, variantName, sku, quantity }) => (
            <tr key={sku}>
              <Cell>
                {name}, {variantName}
              </Cell>
              <Cell>{sku}</Cell>
              <Cell data-numeric>{quantity}</Cell>
            </tr>
          ))}
        </tbody>
      </Lines>
      {cashToCollect > 0 && (
        <Block>
          <strong>Cash to collect: {formatMoney(cashToCollect)}</strong>
        </Block>
      )}
    </Root>
  )
}

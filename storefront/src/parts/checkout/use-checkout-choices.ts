import {
  orderSchemas,
  paymentMethodSchemas,
  type PaymentMethodId,
  type ShippingMethodId,
} from '@shruti/server/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormDrafts } from '../form/use-form-drafts.ts'
import type { Draft } from '../../storage/form-drafts.ts'

export interface CheckoutChoices {
  /** Of the saved address that was chosen; none where the page chooses. */
  readonly addressId: string | undefined
  readonly isAddingAddress: boolean
  readonly shippingMethod: ShippingMethodId
  readonly paymentMethod: PaymentMethodId
  readonly isBusiness: boolean
  /** Of a saved address; undefined bills where the order is delivered. */
  readonly billingAddressId: string | undefined
  readonly isAddingBilling: boolean
}

const draftName = 'checkout choices'
/** Of the forms that are part of the checkout, as `FormStack` keeps them. */
export const checkoutDrafts = { business: 'checkout business', billing: 'checkout billing address' } as const

const atFirst: CheckoutChoices = {
  addressId: undefined,
  isAddingAddress: false,
  shippingMethod: 'standard',
  paymentMethod: 'cod',
  isBusiness: false,
  billingAddressId: undefined,
  isAddingBilling: false,
}

const textOf = (value: Draft[string] | undefined) => (typeof value === 'string' ? value : undefined)

/** What is kept may be of another version of the shop. */
function choicesFrom(draft: Draft): CheckoutChoices {
  const shipping = orderSchemas.shippingMethodId.safeParse(draft['shippingMethod'])
  const payment = paymentMethodSchemas.paymentMethodId.safeParse(draft['paymentMethod'])
  return {
    addressId: textOf(draft['addressId']),
    isAddingAddress: draft['isAddingAddress'] === true,
    shippingMethod: shipping.success ? shipping.data : atFirst.shippingMethod,
    paymentMethod: payment.success ? payment.data : atFirst.paymentMethod,
    isBusiness: draft['isBusiness'] === true,
    billingAddressId: textOf(draft['billingAddressId']),
    isAddingBilling: draft['isAddingBilling'] === true,
  }
}

const draftFrom = (choices: CheckoutChoices): Draft =>
  Object.fromEntries(
    Object.entries(choices).filter((entry): entry is [string, string | boolean] => entry[1] !== undefined),
  )

/** What is chosen at the checkout. It outlives a reload, until the order is placed; the terms are accepted anew. */
export function useCheckoutChoices() {
  const drafts = useFormDrafts()
  const [choices, setChoices] = useState(atFirst)
  const latest = useRef(choices)

  const choose = useCallback(
    (change: Partial<CheckoutChoices>) => {
      latest.current = { ...latest.current, ...change }
      setChoices(latest.current)
      drafts.keep(draftName, draftFrom(latest.current))
    },
    [drafts],
  )
  // The server does not know what a tab has kept.
  useEffect(() => {
    const kept = drafts.read(draftName)
    if (kept) choose(choicesFrom(kept))
  }, [drafts, choose])

  const forget = () => {
    for (const name of [draftName, checkoutDrafts.business, checkoutDrafts.billing]) drafts.forget(name)
  }
  return { choices, choose, forget }
}

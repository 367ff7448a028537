import { orderSchemas, type AdminCustomer, type ShippingMethodId } from '@shruti/server/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPaths } from '../../../admin-paths.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useApp } from '../../../app/app-context.ts'
import { customerQuery } from '../../../queries/admin-customers.ts'
import { quoteForQuery, usePlaceOrderFor } from '../../../queries/admin-new-order.ts'
import { useNavigateTo } from '../../../router/router-context.ts'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useUnsavedChanges } from '../../form/use-unsaved-changes.tsx'
import type { OrderedItem } from './NewOrderItems.tsx'

/** How it is paid: in cash when it arrives, or by a link that the customer gets. */
export type OrderPaymentChoice = 'cod' | 'link'

/** Errors after which the quote no longer holds: a new one shows what changed. */
const outdatedQuote = new Set(['prices_changed', 'quote_expired', 'insufficient_stock', 'out_of_stock'])

const businessFields = ['gstin', 'businessName'] as const

/** What an order for a customer is made of so far, what the server makes of it, and how to place it [ADM-3]. */
export function useNewOrder() {
  const app = useApp()
  const navigate = useNavigateTo()
  const [customer, setCustomer] = useState<AdminCustomer>()
  const [items, setItems] = useState<readonly OrderedItem[]>([])
  const [chosenAddress, setAddressId] = useState<string>()
  const [billingAddressId, setBillingAddressId] = useState<string>()
  const [shippingMethod, setShippingMethod] = useState<ShippingMethodId>('standard')
  const [payment, setPayment] = useState<OrderPaymentChoice>('link')
  const [promotionCode, setPromotionCode] = useState<string>()
  const [isBusiness, setIsBusiness] = useState(false)
  const [missing, setMissing] = useState<string>()
  const business = useContractForm(orderSchemas.businessPurchase, { gstin: '', businessName: '' })
  const { dialog, saved } = useUnsavedChanges(customer !== undefined || items.length > 0)

  const detail = useQuery({
    ...customerQuery(app, customer?.id ?? ''),
    enabled: customer !== undefined,
  })
  const addresses = detail.data?.addresses ?? []
  const addressId = addresses.find(({ id }) => id === chosenAddress)?.id ?? addresses[0]?.id
  const canQuote = customer !== undefined && items.length > 0
  const quoting = useQuery({
    ...quoteForQuery(app, {
      customerId: customer?.id ?? '',
      items: [...items],
      shippingMethod,
      payment,
      ...(addressId !== undefined && { addressId }),
      ...(promotionCode !== undefined && { promotionCode }),
    }),
    enabled: canQuote && detail.isSuccess,
    placeholderData: keepPreviousData,
    // A quote is asked for when a choice changes, not whenever the window gains focus.
    refetchOnWindowFocus: false,
  })
  const quote = canQuote && !quoting.error ? quoting.data : undefined
  const placing = usePlaceOrderFor()

  /** Forgets why the order was not placed: something of it has changed. */
  function change<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      placing.reset()
      setMissing(undefined)
      set(value)
    }
  }

  async function place() {
    if (!customer) return setMissing('Choose a customer')
    if (items.length === 0) return setMissing('Choose at least one product')
    if (addressId === undefined) return setMissing('Add a delivery address')
    // What it costs is seen first.
    if (!quote || quoting.isFetching) return setMissing('Wait for the total, then place the order')
    if (isBusiness && !(await business.trigger(undefined, { shouldFocus: true }))) return undefined
    setMissing(undefined)
    return placing.mutate(
      {
        customerId: customer.id,
        quoteId: quote.quoteId,
        addressId,
        payment,
        ...(isBusiness && {
          business: orderSchemas.businessPurchase.parse(business.getValues()),
          ...(billingAddressId !== undefined && { billingAddressId }),
        }),
      },
      {
        onSuccess: ({ order }) => {
          saved()
          navigate(adminPaths.order(order.id))
        },
        onError: error => {
          if (!(error instanceof ApiError)) return
          if (error.code && outdatedQuote.has(error.code)) void quoting.refetch()
          for (const name of businessFields) {
            const message = error.fields[`business.${name}`]
            if (message !== undefined) business.setError(name, { message }, { shouldFocus: true })
          }
        },
      },
    )
  }

  return {
    dialog,
    customer,
    chooseCustomer: change((chosen: AdminCustomer | undefined) => {
      setCustomer(chosen)
      setAddressId(undefined)
      setBillingAddressId(undefined)
    }),
    /** The customer's addresses are not known yet, or could not be had. */
    addressesAre: detail,
    addresses,
    addressId,
    setAddressId: change(setAddressId),
    items,
    setItems: change(setItems),
    shippingMethod,
    setShippingMethod: change(setShippingMethod),
    payment,
    setPayment: change(setPayment),
    setPromotionCode: change(setPromotionCode),
    isBusiness,
    setIsBusiness: change(setIsBusiness),
    business,
    billingAddressId,
    setBillingAddressId: change(setBillingAddressId),
    canQuote,
    quote,
    isQuoting: quoting.isFetching,
    quoteError: canQuote ? quoting.error : null,
    place,
    isPlacing: placing.isPending,
    /** Why it was not placed. */
    problem: missing ?? placing.error?.message,
  }
}

export type NewOrder = ReturnType<typeof useNewOrder>

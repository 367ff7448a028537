import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoadPage } from '../../router/load-page.ts'
import { useNavigateTo } from '../../router/router-context.ts'
import type { PaymentMethodId, ShippingMethodId } from '@shruti/server/contract'
import { ApiError } from '../../api/api-error.ts'
import { useApp } from '../../app/app-context.ts'
import { paths } from '../../paths.ts'
import { addressesQuery } from '../../queries/addresses.ts'
import { useDeliveryPincode } from '../../queries/delivery-pincode.ts'
import { quoteQuery, usePlaceOrder } from '../../queries/orders.ts'
import { useBusinessPurchase } from './use-business-purchase.ts'
import { usableMethod } from './usable-method.ts'

/** Errors after which the quote no longer holds: a new one shows what changed. */
const outdatedQuote = new Set(['prices_changed', 'quote_expired', 'insufficient_stock', 'out_of_stock'])

/** What the shopper has chosen so far, what the server makes of it, and how to place the order [CHK-1]. */
export function useCheckout() {
  const app = useApp()
  const navigate = useNavigateTo()
  const loadPage = useLoadPage()
  const addresses = useQuery(addressesQuery(app)).data ?? []
  const [chosenAddressId, setAddressId] = useState<string>()
  const [pincode, choosePincode] = useDeliveryPincode()
  const [shippingMethod, setShippingMethod] = useState<ShippingMethodId>('standard')
  const [chosenPayment, setPaymentMethod] = useState<PaymentMethodId>('cod')
  const [promotionCode, setPromotionCode] = useState<string>()
  const [acceptsTerms, setAcceptsTerms] = useState(false)
  const [isAddingAddress, setIsAddingAddress] = useState(false)
  const business = useBusinessPurchase()
  const [hasTried, setHasTried] = useState(false)
  const [refused, setRefused] = useState<{ message: string; choices: string }>()
  // The PIN code that was promised before, where it is one of the saved addresses [BEY-3].
  const promised = addresses.find(address => address.pincode === pincode) ?? addresses[0]
  const addressId = chosenAddressId ?? promised?.id
  const showsAddressForm = isAddingAddress || addresses.length === 0
  /** What the server refuses, it refuses for these. */
  const choices = [addressId, shippingMethod, chosenPayment, promotionCode, business.facts].join()

  const {
    data: quote,
    error: quoteError,
    isFetching,
    refetch,
  } = useQuery({
    ...quoteQuery(app, {
      shippingMethod,
      paymentMethod: chosenPayment,
      ...(addressId !== undefined && { addressId }),
      ...(promotionCode !== undefined && { promotionCode }),
    }),
    placeholderData: keepPreviousData,
    // A quote is asked for when a choice changes, not whenever the window gains focus.
    refetchOnWindowFocus: false,
  })
  const { mutate, isPending } = usePlaceOrder()
  const { selected: paymentMethod, reason: noPayment } = usableMethod(quote?.paymentMethods, chosenPayment)

  /** What is left to do before the order can be placed. */
  function missing(): string | undefined {
    if (showsAddressForm) return 'Save the delivery address first'
    if (addressId === undefined) return 'Select a delivery address'
    if (noPayment !== undefined) return noPayment
    if (business.problem !== undefined) return business.problem
    return acceptsTerms ? undefined : 'Accept the terms to place the order'
  }

  async function placeOrder(): Promise<void> {
    setHasTried(true)
    setRefused(undefined)
    const buyer = await business.read()
    if (buyer === null || missing() !== undefined || addressId === undefined || !quote || isFetching) return
    if (paymentMethod === undefined) return
    const { quoteId } = quote
    const { billingAddressId } = business
    mutate(
      {
        quoteId,
        addressId,
        ...(billingAddressId !== undefined && { billingAddressId }),
        paymentMethod,
        ...(buyer && { business: buyer }),
        acceptTerms: true,
        // A quote makes one order: sending it twice sends the same key.
        idempotencyKey: quoteId,
      },
      {
        onSuccess: order =>
          order.payment.next === null
            ? navigate(paths.orderConfirmation(order.id), { replace: true })
            : loadPage(order.payment.next),
        onError: error => {
          if (!business.showRefusal(error)) setRefused({ message: error.message, choices })
          if (error instanceof ApiError && error.code && outdatedQuote.has(error.code)) void refetch()
        },
      },
    )
  }

  return {
    addresses,
    addressId,
    setAddressId: (id: string) => {
      setAddressId(id)
      choosePincode(addresses.find(address => address.id === id)?.pincode ?? '')
    },
    showsAddressForm,
    setIsAddingAddress,
    shippingMethod,
    setShippingMethod,
    paymentMethod,
    setPaymentMethod,
    promotionCode,
    setPromotionCode,
    acceptsTerms,
    setAcceptsTerms,
    business,
    quote,
    quoteError,
    isQuoting: isFetching,
    refreshQuote: () => void refetch(),
    /** Why the order was not placed, until its cause is gone: what is missing is there, or another choice was made. */
    refusal: hasTried
      ? (missing() ?? (refused?.choices === choices ? refused.message : undefined))
      : undefined,
    placeOrder,
    isPlacing: isPending,
    /** 0 address, 1 delivery, 2 payment. */
    step: addressId === undefined ? 0 : quote?.shippingMethods.some(({ available }) => available) ? 2 : 1,
  }
}

export type Checkout = ReturnType<typeof useCheckout>

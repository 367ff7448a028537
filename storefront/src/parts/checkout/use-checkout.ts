import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLoadPage } from '../../router/load-page.ts'
import { useNavigateTo } from '../../router/router-context.ts'
import type { PaymentMethodId, ShippingMethodId } from '@shruti/server/contract'
import { ApiError } from '../../api/api-error.ts'
import { useApp } from '../../app/app-context.ts'
import { paths } from '../../paths.ts'
import { addressesQuery } from '../../queries/addresses.ts'
import { cartCodeQuery, useKeepCartCode } from '../../queries/cart/cart-offer.ts'
import { useDeliveryPincode } from '../../queries/delivery-pincode.ts'
import { quoteQuery, usePlaceOrder } from '../../queries/orders.ts'
import { NotConfirmed, useGuardCall } from '../../session/guarded-call.ts'
import type { AddressFormHandle } from '../address/AddressForm.tsx'
import { quoteChanges } from './quote-changes.ts'
import { useReviewedQuote } from './use-reviewed-quote.ts'
import { useBusinessPurchase } from './use-business-purchase.ts'
import { useCheckoutChoices } from './use-checkout-choices.ts'
import { usePlacedMeanwhile } from './use-placed-meanwhile.ts'
import { usableMethod } from './usable-method.ts'
import { t } from '../../language/t.ts'

/** Errors after which the quote no longer holds: a new one shows what changed. */
const outdatedQuote = new Set([
  'prices_changed',
  'quote_expired',
  'insufficient_stock',
  'out_of_stock',
  'cart_empty',
])

const refusalText = (error: Error) =>
  error instanceof NotConfirmed ? t('Sign in to place the order. What you filled in is kept.') : error.message

/** What the shopper has chosen so far, what the server makes of it, and how to place the order [CHK-1]. */
export function useCheckout() {
  const app = useApp()
  const navigate = useNavigateTo()
  const loadPage = useLoadPage()
  const addresses = useQuery(addressesQuery(app)).data ?? []
  const { choices: kept, choose, forget } = useCheckoutChoices()
  // An address that was chosen before a reload may be gone since.
  const savedId = (wanted: string | undefined) => addresses.find(({ id }) => id === wanted)?.id
  const chosen = { ...kept, billingAddressId: savedId(kept.billingAddressId) }
  const { shippingMethod, paymentMethod: chosenPayment, isAddingAddress } = chosen
  const [pincode, choosePincode] = useDeliveryPincode()
  const [promotionCode, setPromotionCode] = useState(
    () => app.queryClient.getQueryData(cartCodeQuery(app).queryKey) ?? undefined,
  )
  const [acceptsTerms, setAcceptsTerms] = useState(false)
  const business = useBusinessPurchase(chosen, choose)
  const [hasTried, setHasTried] = useState(false)
  const [refused, setRefused] = useState<{ message: string; choices: string }>()
  // The PIN code that was promised before, where it is one of the saved addresses [BEY-3].
  const promised = addresses.find(address => address.pincode === pincode) ?? addresses[0]
  const addressId = savedId(chosen.addressId) ?? promised?.id
  const showsAddressForm = isAddingAddress || addresses.length === 0
  const addressForm = useRef<AddressFormHandle>(null)
  const guard = useGuardCall()
  /** What the server refuses, it refuses for these. */
  const quoteChoices = [addressId, shippingMethod, chosenPayment, promotionCode].join()
  const choicesFor = (address: string | undefined) =>
    [address, shippingMethod, chosenPayment, promotionCode, business.facts].join()
  const choices = choicesFor(addressId)

  const quoteFor = (address: string | undefined) => {
    const wanted = {
      shippingMethod,
      paymentMethod: chosenPayment,
      ...(address !== undefined && { addressId: address }),
      ...(promotionCode !== undefined && { promotionCode }),
    }
    return quoteQuery(app, wanted, guard)
  }
  const {
    data: quote,
    error: quoteError,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...quoteFor(addressId),
    placeholderData: keepPreviousData,
    // A quote is asked for when a choice changes, not whenever the window gains focus.
    refetchOnWindowFocus: false,
  })
  const isCartEmpty = quoteError instanceof ApiError && quoteError.code === 'cart_empty'
  const placedMeanwhile = usePlacedMeanwhile(quote, isCartEmpty)
  const removeCartCode = useKeepCartCode(
    !isPlaceholderData && quote?.promotion?.applied ? quote.promotion.code : undefined,
  )
  const reviewed = useReviewedQuote(quote, quoteChoices)
  const { mutateAsync } = usePlaceOrder()
  const [isPlacing, setIsPlacing] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const { selected: paymentMethod, reason: noPayment } = usableMethod(quote?.paymentMethods, chosenPayment)

  /** What is left to do before the order can be placed. */
  function missing(): string | undefined {
    if (reviewed.changes.length > 0) return t('Review the changes to place the order')
    if (noPayment !== undefined) return noPayment
    return acceptsTerms ? undefined : t('Accept the terms to place the order')
  }

  /** Where it goes: the address that was chosen, or the one that is filled in, which is saved. */
  async function addressOfOrder(): Promise<string | undefined> {
    const form = addressForm.current
    if (!form || (addressId !== undefined && !form.isFilled())) return addressId
    return (await form.save())?.id
  }

  async function tryToPlace(): Promise<void> {
    const destination = await addressOfOrder()
    if (destination === undefined) {
      return setRefused({ message: t('Complete the delivery address to place the order'), choices })
    }
    const buyer = await business.read()
    if (buyer === null || missing() !== undefined || paymentMethod === undefined || !quote) return
    const current =
      destination === addressId ? quote : await app.queryClient.fetchQuery(quoteFor(destination))
    const { reason } = usableMethod(current.paymentMethods, paymentMethod)
    // What it costs there, or that it cannot be paid so there, is shown first.
    if (reason !== undefined) return
    if (current.total !== quote.total || quoteChanges(quote, current, { sameChoices: true }).length > 0) {
      const message = t('Your order changed with this address. Check the total to place it.')
      return setRefused({ message, choices: choicesFor(destination) })
    }
    const { quoteId } = current
    const order = await mutateAsync({
      quoteId,
      addressId: destination,
      ...(buyer.billingAddressId !== undefined && { billingAddressId: buyer.billingAddressId }),
      paymentMethod,
      ...(buyer.business && { business: buyer.business }),
      acceptTerms: true,
      // A quote makes one order: sending it twice sends the same key.
      idempotencyKey: quoteId,
    })
    forget()
    if (order.payment.next === null) navigate(paths.orderConfirmation(order.id), { replace: true })
    else loadPage(order.payment.next)
  }

  async function placeOrder(): Promise<void> {
    if (isPlacing || isFetching) return
    setHasTried(true)
    setRefused(undefined)
    setIsPlacing(true)
    try {
      await tryToPlace()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      if (!business.showRefusal(error)) setRefused({ message: refusalText(error), choices })
      if (error instanceof ApiError && error.code && outdatedQuote.has(error.code)) void refetch()
    } finally {
      setIsPlacing(false)
      setAttempts(count => count + 1)
    }
  }

  return {
    addresses,
    addressId,
    setAddressId: (id: string) => {
      choose({ addressId: id })
      choosePincode(addresses.find(address => address.id === id)?.pincode ?? '')
    },
    showsAddressForm,
    addressForm,
    setIsAddingAddress: (isAdding: boolean) => choose({ isAddingAddress: isAdding }),
    shippingMethod,
    setShippingMethod: (method: ShippingMethodId) => choose({ shippingMethod: method }),
    paymentMethod,
    setPaymentMethod: (method: PaymentMethodId) => choose({ paymentMethod: method }),
    promotionCode,
    setPromotionCode,
    removePromotionCode: () => {
      setPromotionCode(undefined)
      removeCartCode()
    },
    acceptsTerms,
    setAcceptsTerms,
    business,
    quote,
    quoteError,
    isCartEmpty,
    placedMeanwhile,
    /** What changed since the shopper looked, to be accepted before the order is placed. */
    changes: reviewed.changes,
    acceptChanges: () => {
      setRefused(undefined)
      reviewed.accept()
    },
    /** The cart was cut to what is left. */
    stockAccepted: () => {
      setRefused(undefined)
      reviewed.forget()
      void refetch()
    },
    isQuoting: isFetching,
    refreshQuote: () => void refetch(),
    /** Why the order was not placed, until its cause is gone: what is missing is there, or another choice was made. */
    refusal: hasTried
      ? (missing() ?? business.problem ?? (refused?.choices === choices ? refused.message : undefined))
      : undefined,
    placeOrder,
    isPlacing,
    /** How often the order was not placed: each time the page shows why. */
    attempts,
    /** 0 address, 1 delivery, 2 payment. */
    step: addressId === undefined ? 0 : quote?.shippingMethods.some(({ available }) => available) ? 2 : 1,
  }
}

export type Checkout = ReturnType<typeof useCheckout>

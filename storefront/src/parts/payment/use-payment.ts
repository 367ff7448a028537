import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderPayment, PaymentMethodId } from '@shruti/server/contract'
import { useApp } from '../../app/app-context.ts'
import { useLoadPage } from '../../router/load-page.ts'
import { paymentQuery, useConfirmPayment, useStartPayment } from '../../queries/payments.ts'
import { openRazorpay } from './razorpay-checkout.ts'
import { t } from '../../language/t.ts'

const notLoaded = () =>
  t('The payment page could not be loaded. Check your connection, reload this page and try again.')

/** The payment of an order, the way that is chosen for it, and how to go and pay (CHK-2). */
export function usePayment(first: OrderPayment) {
  const loadPage = useLoadPage()
  const { data: payment = first } = useQuery(paymentQuery(useApp(), first.orderId))
  const [chosen, setMethod] = useState<PaymentMethodId>()
  const [isInCheckout, setIsInCheckout] = useState(false)
  const [problem, setProblem] = useState<string>()
  const start = useStartPayment()
  const confirm = useConfirmPayment()

  const isOpen = (id: PaymentMethodId) =>
    payment.paymentMethods.some(method => method.id === id && method.available)
  const method = [chosen, payment.method].find(id => id !== undefined && isOpen(id))

  async function follow({ checkout, amount, orderId, orderNumber, method: by }: OrderPayment) {
    if (checkout?.kind === 'page') return loadPage(checkout.path)
    if (checkout?.kind !== 'razorpay') return undefined
    setIsInCheckout(true)
    try {
      const outcome = await openRazorpay({ checkout, amount, orderNumber, method: by })
      if (outcome) confirm.mutate({ id: orderId, ...outcome })
    } catch {
      setProblem(notLoaded())
    } finally {
      setIsInCheckout(false)
    }
    return undefined
  }

  return {
    payment,
    method,
    setMethod,
    isStarting: start.isPending || isInCheckout || confirm.isPending,
    problem: problem ?? start.error?.message ?? confirm.error?.message,
    pay() {
      setProblem(undefined)
      if (method === undefined) return setProblem(t('Choose a payment method'))
      return start.mutate({ id: payment.orderId, method }, { onSuccess: next => void follow(next) })
    },
  }
}

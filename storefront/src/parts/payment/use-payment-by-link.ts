import type { PaymentByLink, PaymentMethodId } from '@shruti/server/contract'
import { useState } from 'react'
import { useLoadPage } from '../../router/load-page.ts'
import { useConfirmPaymentByLink, usePayByLink } from '../../queries/payments.ts'
import { openRazorpay } from './razorpay-checkout.ts'
import { t } from '../../language/t.ts'

/** The payment of an order by whoever has its link, in the shape that the page of the order's owner has [ADM-3]. */
export function usePaymentByLink(link: PaymentByLink, token: string) {
  const loadPage = useLoadPage()
  const [chosen, setMethod] = useState<PaymentMethodId>()
  const [isInCheckout, setIsInCheckout] = useState(false)
  const [problem, setProblem] = useState<string>()
  const start = usePayByLink()
  const confirm = useConfirmPaymentByLink()

  const open = link.paymentMethods.flatMap(({ id, available }) => (available && id !== 'cod' ? [id] : []))
  const method = [chosen, link.method].map(id => open.find(other => other === id)).find(Boolean)

  async function follow({ checkout, total: amount, orderNumber, method: by }: PaymentByLink) {
    // The link is taken along, so that the way back leads to it.
    if (checkout?.kind === 'page') return loadPage(`${checkout.path}&from=link#${token}`)
    if (checkout?.kind !== 'razorpay') return undefined
    setIsInCheckout(true)
    try {
      const outcome = await openRazorpay({ checkout, amount, orderNumber, method: by })
      if (outcome) confirm.mutate({ token, ...outcome })
    } catch {
      setProblem(
        t('The payment page could not be loaded. Check your connection, reload this page and try again.'),
      )
    } finally {
      setIsInCheckout(false)
    }
    return undefined
  }

  return {
    payment: {
      orderStatus: link.hasFailed ? ('payment_failed' as const) : ('pending_payment' as const),
      failure: link.failure,
      isTryPending: link.isTryPending,
      heldUntil: link.validUntil,
      paymentMethods: link.paymentMethods,
      amount: link.total,
    },
    method,
    setMethod,
    isStarting: start.isPending || isInCheckout || confirm.isPending,
    problem: problem ?? start.error?.message ?? confirm.error?.message,
    pay() {
      setProblem(undefined)
      if (method === undefined) return setProblem(t('Choose a payment method'))
      return start.mutate({ token, method }, { onSuccess: next => void follow(next) })
    },
  }
}

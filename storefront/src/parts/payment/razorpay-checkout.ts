import type { PaymentCheckout } from '@shruti/server/contract'
import { t } from '../../language/t.ts'

/** What Razorpay's Checkout hands to the page when a payment went through. */
interface CheckoutResult {
  readonly razorpay_payment_id: string
  readonly razorpay_signature: string
}

interface CheckoutOptions {
  readonly key: string
  readonly order_id: string
  readonly amount: number
  readonly currency: 'INR'
  readonly name: string
  readonly description: string
  readonly prefill: { readonly method: string }
  readonly handler: (result: CheckoutResult) => void
  readonly modal: { readonly ondismiss: () => void }
}

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => { open: () => void }
  }
}

export interface RazorpayPayment {
  readonly checkout: Extract<PaymentCheckout, { kind: 'razorpay' }>
  /** Paise. */
  readonly amount: number
  readonly orderNumber: string
  readonly method: string
}

/** What the shopper did in Checkout; null when it was closed without a payment. */
export type RazorpayOutcome = { readonly paymentId: string; readonly signature: string } | null

/**
 * Opens Razorpay's Checkout over the page. Card numbers are typed into its frame and never reach this page (CHK-2).
 * @throws Error when its script could not be loaded
 */
export async function openRazorpay({
  checkout,
  amount,
  orderNumber,
  method,
}: RazorpayPayment): Promise<RazorpayOutcome> {
  await loadScript(checkout.scriptUrl)
  const { Razorpay } = window
  if (!Razorpay) throw new Error("Razorpay's script brought no Checkout")
  return new Promise(resolve => {
    new Razorpay({
      key: checkout.keyId,
      order_id: checkout.providerOrderId,
      amount,
      currency: 'INR',
      name: 'Shruti',
      description: t('Order {orderNumber}', { orderNumber }),
      prefill: { method },
      handler: result =>
        resolve({ paymentId: result.razorpay_payment_id, signature: result.razorpay_signature }),
      modal: { ondismiss: () => resolve(null) },
    }).open()
  })
}

function loadScript(url: string): Promise<void> {
  if (window.Razorpay) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error("Razorpay's script could not be loaded"))
    })
    document.head.append(script)
  })
}

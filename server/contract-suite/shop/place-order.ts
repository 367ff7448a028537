import type { Order, PaymentMethodId } from '../../contract/index.ts'
import { addCartItem } from '../../domain/cart/cart.ts'
import { createAddress } from '../../domain/checkout/addresses.ts'
import { createPlaceOrder } from '../../domain/checkout/place-order.ts'
import { createQuote } from '../../domain/checkout/quote.ts'
import type { Dependencies, RequestContext } from '../../domain/context.ts'
import type { UserRecord } from '../../domain/records.ts'

/** Where the orders of these tests go. */
export const churchStreet = {
  fullName: 'Ravi Menon',
  phoneNumber: '+919845012345',
  line1: '1 Church Street',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  type: 'home',
  isDefault: true,
} as const

export interface WantedOrder {
  /** Of Nada, of which there are 12. */
  readonly quantity: number
  readonly paymentMethod: PaymentMethodId
  /** Idempotency key. */
  readonly key?: string
}

/** Goes the whole way of a customer: puts Nada into the cart, saves an address, takes the quote and places the order. */
export async function placeOrderOfNada(
  dependencies: Dependencies,
  context: RequestContext,
  user: UserRecord,
  { quantity, paymentMethod, key = 'key-1' }: WantedOrder,
): Promise<Order> {
  const item = { productId: 'prd-nada', quantity, variantIndex: 0 }
  await addCartItem(dependencies, context, { session: null, user }, item)
  const { id: addressId } = await createAddress(dependencies, user, churchStreet)
  const { quoteId } = await createQuote(dependencies, context, user, {
    addressId,
    shippingMethod: 'standard',
    paymentMethod,
  })
  return createPlaceOrder(dependencies)(user, key, {
    quoteId,
    addressId,
    paymentMethod,
    language: context.language,
  })
}

import type { World } from '@shruti/mock-api'
import type { Order } from '@shruti/server/contract'

/** An order of one Tivra that waits for its money. */
export async function placeUnpaid(world: World): Promise<Order> {
  await world.call('addCartItem', { productId: 'prd_tivra', quantity: 1, variantIndex: 0 })
  const [address] = await world.call('listAddresses', {})
  const addressId = address?.id ?? ''
  const { quoteId } = await world.call('createQuote', { addressId, paymentMethod: 'upi' })
  return world.call('placeOrder', {
    headers: { 'idempotency-key': 'story' },
    body: { quoteId, addressId, paymentMethod: 'upi', acceptTerms: true },
  })
}

/** Its order at the sandbox: the path of the page that takes the payment. */
export async function openAtSandbox(world: World, order: Order): Promise<string> {
  const { checkout } = await world.call('startPayment', { id: order.id, method: 'upi' })
  return checkout?.kind === 'page' ? checkout.path : ''
}

import type { World } from '@shruti/mock-api'

/** A customer of the demo shop with an address, for whom the owner orders. */
export async function customerWithAddress(world: World) {
  const customers = await world.call('adminListCustomers', { state: 'active', pageSize: 20 })
  for (const { id } of customers) {
    // One after the other: the first that has an address will do.
    const customer = await world.call('adminGetCustomer', { id })
    const [address] = customer.addresses
    if (address) return { customer, address }
  }
  throw new Error('No customer of the demo shop has an address')
}

/** An order of one Tivra that the owner made for a customer, and its payment link. */
export async function placeLinked(world: World): Promise<{ id: string; path: string }> {
  const { customer, address } = await customerWithAddress(world)
  const order = { customerId: customer.id, addressId: address.id, payment: 'link' } as const
  const { quoteId } = await world.call('adminQuoteOrder', {
    ...order,
    items: [{ productId: 'prd_tivra', quantity: 1, variantIndex: 0 }],
  })
  const placed = await world.call('adminPlaceOrder', {
    headers: { 'idempotency-key': 'story' },
    body: { ...order, quoteId },
  })
  const { id } = placed.order
  const { path } = await world.call('adminGetPaymentLink', { id })
  return { id, path: path ?? '' }
}

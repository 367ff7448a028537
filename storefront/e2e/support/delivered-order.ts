import type { APIRequestContext, Page } from 'playwright'
import type {
  Address,
  AdminOrder,
  Order,
  OrderReturn,
  OrderWarranties,
  Product,
  Quote,
  RequestOtpAnswer,
  WarrantyClaim,
} from '@shruti/server/contract'
import { administratorPassword } from './shop-server.ts'

/** Calls the API as the page's own scripts would. @throws with the answer when it is refused */
export async function call<T>(
  { api, origin }: Caller,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const answer = await api.fetch(`${origin}/api${path}`, {
    method,
    headers: { origin, ...headers },
    ...((method === 'POST' || method === 'PATCH') && { data }),
  })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

export interface Caller {
  readonly api: APIRequestContext
  readonly origin: string
}

/** Somebody with a browser, who calls the API with the cookies of that browser. */
export const callerOf = (page: Page, origin: string): Caller => ({ api: page.request, origin })

/** Signs in by a code. */
export async function signIn(caller: Caller, phoneNumber: string): Promise<void> {
  const { otp } = await call<RequestOtpAnswer>(caller, 'POST', '/request-otp', { phoneNumber })
  await call(caller, 'POST', '/verify-otp', { otp })
}

/** The address that who is signed in has, or a first one. */
async function addressOf(caller: Caller, phoneNumber: string): Promise<Address> {
  const [kept] = await call<Address[]>(caller, 'GET', '/addresses')
  return (
    kept ??
    call<Address>(caller, 'POST', '/addresses', {
      fullName: 'Ananya Iyer',
      phoneNumber,
      line1: `${phoneNumber.slice(-4)}, Sea Breeze Apartments`,
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: '400050',
      type: 'home',
      isDefault: true,
    })
  )
}

/** Orders pieces of a product in cash, as who is signed in; one of its first colour unless said otherwise. */
export async function order(
  caller: Caller,
  slug: string,
  phoneNumber: string,
  quantity = 1,
  variantIndex?: number,
): Promise<Order> {
  const product = await call<Product>(caller, 'GET', `/products/${slug}`)
  await call(caller, 'POST', '/cart', { productId: product.id, quantity, variantIndex })
  const address = await addressOf(caller, phoneNumber)
  const { quoteId } = await call<Quote>(caller, 'POST', '/checkout/quote', {
    addressId: address.id,
    paymentMethod: 'cod',
  })
  const body = { quoteId, addressId: address.id, paymentMethod: 'cod', acceptTerms: true }
  return call<Order>(caller, 'POST', '/orders', body, { 'idempotency-key': quoteId })
}

export async function signInAsStaff(caller: Caller): Promise<void> {
  await call(caller, 'POST', '/login', { username: 'admin', password: administratorPassword })
}

/** Takes an order through all its steps, as an administrator. */
export async function deliver(caller: Caller, { id }: Order): Promise<void> {
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'] as const) {
    const { version } = await call<AdminOrder>(caller, 'GET', `/admin/orders/${id}`)
    await call(caller, 'POST', `/admin/orders/${id}/status`, {
      status,
      version,
      ...(status === 'shipped' && { carrier: 'Delhivery', trackingNumber: '1490815562034' }),
    })
  }
}

/** Takes the customer's only return of an order through all its steps to one of its ends, as an administrator. */
export async function finishReturn(
  caller: Caller,
  customer: Caller,
  { id }: Order,
  end: 'refunded' | 'replaced',
): Promise<void> {
  const [orderReturn] = await call<OrderReturn[]>(customer, 'GET', `/orders/${id}/returns`)
  let version = orderReturn?.version ?? 0
  for (const status of ['approved', 'picked_up', 'received', end] as const) {
    const path = `/admin/returns/${orderReturn?.id}/status`
    const moved = await call<OrderReturn>(caller, 'POST', path, {
      status,
      version,
      ...(status === 'received' && { restock: true }),
      ...(status === 'refunded' && { payoutReference: '432187650912' }),
      ...(status === 'replaced' && { carrier: 'Delhivery', trackingNumber: '1490815562099' }),
    })
    version = moved.version
  }
}

/** Takes the customer's only warranty claim of an order to the repair, as an administrator. */
export async function finishClaim(caller: Caller, customer: Caller, { id }: Order): Promise<void> {
  const { claims } = await call<OrderWarranties>(customer, 'GET', `/orders/${id}/warranties`)
  let version = claims[0]?.version ?? 0
  for (const status of ['approved', 'received', 'repaired'] as const) {
    const moved = await call<WarrantyClaim>(
      caller,
      'POST',
      `/admin/warranty-claims/${claims[0]?.id}/status`,
      {
        status,
        version,
        ...(status === 'repaired' && { carrier: 'Delhivery', trackingNumber: '1490815562100' }),
      },
    )
    version = moved.version
  }
}

/** Reviews a product that was delivered to who is signed in. */
export async function review(caller: Caller, slug: string, rating: number, title: string): Promise<void> {
  const { id } = await call<Product>(caller, 'GET', `/products/${slug}`)
  const body = 'I have used them every day for a month, on the train and at home.'
  await call(caller, 'POST', `/products/${id}/reviews`, { rating, title, body })
}

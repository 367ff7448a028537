import type {
  Address,
  AdminCustomer,
  AdminPlacedOrder,
  BusinessPurchase,
  Quote,
} from '../../../contract/index.ts'
import type { ShippingMethodId } from '../../../contract/index.ts'
import { accountOfNumber } from '../../accounts/phone-sign-in.ts'
import { refuseTaken } from '../../accounts/password-sign-in.ts'
import { newLine, availableStockOf } from '../../cart/lines.ts'
import { addAddress, type AddressFields } from '../../checkout/addresses.ts'
import { createPlaceOnce, placeInTransaction } from '../../checkout/place-order.ts'
import { makeQuote } from '../../checkout/quote.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { sendLink } from '../../payments/payment-links.ts'
import type { CartLineRecord, ShopReader, ShopTransaction, UserRecord } from '../../records.ts'
import { actorOf, changeAsAdministrator, recordAudit, type Administrator } from '../audit.ts'
import { requireCustomer } from '../customers/customer.ts'
import { toAdminCustomer } from '../customers/list.ts'
import { toAdminOrder } from './orders.ts'

/** Orders that an administrator makes on a customer's behalf: by the rules, prices and stock of every shopper (ADM-3). */

interface NewCustomer {
  readonly name: string
  readonly phoneNumber: string
  readonly email?: string | undefined
}

/**
 * Opens an account for who orders by phone, as a first sign-in by phone does, except that nobody has shown the number to
 * be theirs: it signs nobody in, and no consent is noted that nobody gave.
 * @throws phone_number_registered, email_registered
 */
export function adminAddCustomer(
  dependencies: Dependencies,
  administrator: Administrator,
  { name, phoneNumber, email = '' }: NewCustomer,
): Promise<AdminCustomer> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    await refuseTaken(tx, { username: null, email: email || null, phoneNumber })
    if (await isKnownByPhoneAlone(tx, phoneNumber))
      throw shopError('phone_number_registered', {}, 'phoneNumber')
    const user = accountOfNumber(dependencies, {
      name,
      phoneNumber,
      phoneNumberVerified: false,
      email: email || null,
    })
    await tx.put('users', user)
    return {
      answer: toAdminCustomer(user),
      action: 'customer.create',
      subject: `user:${user.id}`,
      detail: `${name}: account opened by the shop`,
      before: null,
      after: user,
    }
  })
}

/** An account that the shop opened for this number before. One that somebody merely claims it for is another matter. */
async function isKnownByPhoneAlone(reader: ShopReader, phoneNumber: string): Promise<boolean> {
  const found = await reader.list('users', {
    where: { customer: 'yes' },
    contains: { index: 'search', anyOf: [phoneNumber] },
  })
  return found.some(
    user => user.phoneNumber === phoneNumber && user.username === null && user.passwordHash === null,
  )
}

/** @throws customer_not_found, address_limit, pincode_state_mismatch */
export function adminAddCustomerAddress(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, ...fields }: AddressFields & { readonly id: string },
): Promise<Address> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const customer = await requireCustomer(tx, id)
    const answer = await addAddress(dependencies, tx, customer, fields)
    return {
      answer,
      action: 'customer.address',
      subject: `user:${id}`,
      detail: `${nameOf(customer)}: address added`,
      before: null,
      after: answer,
    }
  })
}

const nameOf = ({ name, username, phoneNumber }: UserRecord) =>
  name ?? username ?? phoneNumber ?? 'A customer'

interface QuoteFor {
  readonly customerId: string
  readonly items: readonly {
    readonly productId: string
    readonly variantIndex: number
    readonly quantity: number
  }[]
  readonly addressId?: string | undefined
  readonly shippingMethod: ShippingMethodId
  readonly payment?: 'cod' | 'link' | undefined
  readonly promotionCode?: string | undefined
}

/**
 * What an order for a customer costs, by the same rules as their own. The cart of the customer is none of it.
 * @throws customer_not_found, customer_is_blocked, address_not_found, out_of_stock and insufficient_stock at the item
 */
export function adminQuoteOrder(
  dependencies: Dependencies,
  { user: clerk, clientAddress }: Administrator,
  { customerId, items, payment, ...choices }: QuoteFor,
): Promise<Quote> {
  return dependencies.store.transaction(async tx => {
    const user = await requireOrderingCustomer(tx, customerId)
    const lines = await linesOf(dependencies, tx, items)
    const attempt = { user: clerk, clientAddress, nowMs: dependencies.clock.now() }
    const paymentMethod = payment === 'cod' ? payment : undefined
    const quoted = { user, lines, attempt, madeBy: clerk.id }
    return (await makeQuote(dependencies, tx, quoted, { ...choices, paymentMethod })).answer
  })
}

async function requireOrderingCustomer(reader: ShopReader, id: string): Promise<UserRecord> {
  const customer = await requireCustomer(reader, id)
  if (customer.blocked) throw shopError('customer_is_blocked')
  return customer
}

/** One line for each colour, however often it was named; what is not there is told at its item. */
async function linesOf(
  dependencies: Dependencies,
  reader: ShopReader,
  items: QuoteFor['items'],
): Promise<CartLineRecord[]> {
  const lines = new Map<string, CartLineRecord>()
  for (const [index, { productId, variantIndex, quantity }] of items.entries()) {
    const product = await reader.get('products', productId)
    const stock = product ? availableStockOf(product, variantIndex) : 0
    if (!product || stock === 0) throw shopError('out_of_stock', {}, `items.${index}`)
    const key = `${productId} ${variantIndex}`
    const line = lines.get(key) ?? newLine(dependencies, product, variantIndex, 0)
    const wanted = line.quantity + quantity
    if (wanted > stock) throw shopError('insufficient_stock', { n: stock }, `items.${index}.quantity`)
    lines.set(key, { ...line, quantity: wanted })
  }
  return [...lines.values()]
}

interface OrderFor {
  readonly customerId: string
  readonly quoteId: string
  readonly addressId: string
  readonly billingAddressId?: string | undefined
  readonly business?: BusinessPurchase | undefined
  readonly payment: 'cod' | 'link'
}

/** Places orders for customers, each once however often it is sent. */
export type PlaceOrderFor = (
  administrator: Administrator,
  key: string,
  order: OrderFor,
) => Promise<AdminPlacedOrder>

/** Made once for a shop, as `createPlaceOrder`. */
export function createPlaceOrderFor(dependencies: Dependencies): PlaceOrderFor {
  const placeOnce = createPlaceOnce(dependencies)
  return async (administrator, key, { customerId, payment, ...choices }) => {
    const { store } = dependencies
    const clerk = administrator.user
    const request = { ...choices, paymentMethod: payment === 'cod' ? payment : null }
    const { order, isNew } = await placeOnce(`administrator:${clerk.id}:${key}`, request, async tx => {
      const user = await requireOrderingCustomer(tx, customerId)
      const inTheirLanguage = { ...request, language: user.language }
      const placed = await placeInTransaction(dependencies, tx, user, inTheirLanguage, clerk)
      if (payment === 'link') await sendFirstLink(dependencies, tx, placed.id, clerk)
      await recordAudit(dependencies, tx, {
        action: 'order.create',
        subject: `order:${placed.id}`,
        detail: `${placed.number}: ordered for ${nameOf(user)}${payment === 'link' ? ', with a payment link' : ''}`,
        before: null,
        after: placed,
        ...actorOf(administrator),
      })
      return placed
    })
    return { changed: isNew ? 1 : 0, order: await toAdminOrder(store, order) }
  }
}

async function sendFirstLink(
  dependencies: Dependencies,
  tx: ShopTransaction,
  orderId: string,
  clerk: UserRecord,
): Promise<void> {
  const [order, payment] = [await tx.get('orders', orderId), await tx.get('payments', orderId)]
  if (order && payment) await sendLink(dependencies, tx, order, { payment, actorId: clerk.id })
}

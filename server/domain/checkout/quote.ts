import { quoteLifetimeMs } from '../../contract/constants.ts'
import { emiMonthly } from '../../contract/emi.ts'
import type { PaymentMethodId, Quote, ShippingMethodId } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import { cartIdOfUser } from '../cart/cart-id.ts'
import { readCart } from '../cart/lines.ts'
import type { ClientContext, Dependencies } from '../context.ts'
import { readLimits } from '../limits.ts'
import { formatRupees } from '../money.ts'
import { unitPriceOf } from '../pricing.ts'
import { recordWrongCode, secondsUntilCodeIsRead, type CodeTry } from '../promotions/wrong-codes.ts'
import type { CartLineRecord, QuoteRecord, SettingsRecord, ShopTransaction, UserRecord } from '../records.ts'
import { requireAddress } from './addresses.ts'
import { paymentMethodsOf, shippingMethodsOf, toPayable } from './methods.ts'
import { priceCart, type PricedCart } from './pricing-of-cart.ts'

export interface QuoteRequest {
  readonly addressId?: string | undefined
  readonly shippingMethod: ShippingMethodId
  readonly paymentMethod?: PaymentMethodId | undefined
  readonly promotionCode?: string | undefined
}

/**
 * Works out what the cart costs, delivered, and keeps the answer for 15 minutes: the order is compared with it. It takes
 * the place of the customer's quote before it, so that an account keeps one, however often it asks. A
 * price that changed since the shopper saw it is named in the notices, and counts as seen from now on.
 * @throws cart_empty, address_not_found, out_of_stock, insufficient_stock
 */
export async function createQuote(
  dependencies: Dependencies,
  { clientAddress }: Pick<ClientContext, 'clientAddress'>,
  user: UserRecord,
  input: QuoteRequest,
): Promise<Quote> {
  const { store, clock } = dependencies
  const { answer, isFirst } = await store.transaction(async tx => {
    const cart = await readCart(tx, cartIdOfUser(user.id))
    const attempt: CodeTry = { user, clientAddress, nowMs: clock.now() }
    const made = await makeQuote(dependencies, tx, { user, lines: cart.lines, attempt }, input)
    if (made.answer.notices.length > 0) {
      await tx.put('carts', { ...cart, lines: cart.lines.map(line => withSeenPrice(line, made.priced)) })
    }
    return made
  })
  if (isFirst) dependencies.tally?.count('step', 'checkout')
  return answer
}

/** What is quoted, and to whom. */
interface Quoted {
  readonly user: UserRecord
  readonly lines: readonly CartLineRecord[]
  /** Who tries the code, if there is one. */
  readonly attempt: CodeTry
  /** The administrator who orders for the customer; absent for the customer's own cart. */
  readonly madeBy?: string
}

/**
 * Works out a quote and keeps it, in the caller's transaction. It takes the place of the one before it, of the same
 * customer and by the same hand.
 * @throws as createQuote
 */
export async function makeQuote(
  dependencies: Dependencies,
  tx: ShopTransaction,
  { user, lines: ordered, attempt, madeBy }: Quoted,
  input: QuoteRequest,
): Promise<{ readonly answer: Quote; readonly priced: PricedCart; readonly isFirst: boolean }> {
  const { ids } = dependencies
  const { nowMs } = attempt
  const address = input.addressId === undefined ? null : await requireAddress(tx, user, input.addressId)
  const limits = await readLimits(tx)
  const priced = await priceCart(dependencies, tx, {
    user,
    lines: ordered,
    address,
    shippingMethod: input.shippingMethod,
    paymentMethod: input.paymentMethod ?? null,
    promotionCode: input.promotionCode ?? null,
    secondsUntilCodeIsRead: await secondsUntilCodeIsRead(tx, limits, attempt),
    nowMs,
  })
  if (priced.isCodeWrong) await recordWrongCode(tx, limits, attempt, priced.promotion?.code ?? '')
  const { lines, ...totals } = priced.priced
  const quote: Omit<Quote, 'quoteId'> = {
    expiresAt: toInstant(nowMs + quoteLifetimeMs),
    lines,
    ...totals,
    promotion: priced.promotion,
    shippingMethods: shippingMethodsOf(priced, address, nowMs),
    paymentMethods: paymentMethodsOf(toPayable(priced, address, dependencies)),
    emi: dependencies.payments && emiOf(totals.total, priced.settings.emi),
    notices: priceNotices(ordered, priced),
  }
  const record: QuoteRecord = {
    id: ids.id(),
    userId: user.id,
    addressId: address?.id ?? null,
    shippingMethod: input.shippingMethod,
    paymentMethod: input.paymentMethod ?? null,
    ...quote,
    ...(madeBy !== undefined && { madeBy }),
  }
  const ofCustomer = await tx.list('quotes', { where: { userId: user.id } })
  const formerQuotes = ofCustomer.filter(former => former.madeBy === madeBy)
  for (const former of formerQuotes) await tx.delete('quotes', former.id)
  await tx.put('quotes', record)
  return { answer: { quoteId: record.id, ...quote }, priced, isFirst: formerQuotes.length === 0 }
}

function withSeenPrice(line: CartLineRecord, { products }: PricedCart): CartLineRecord {
  const product = products.get(line.productId)
  return product ? { ...line, seenPrice: unitPriceOf(product, line.variantIndex) } : line
}

function priceNotices(lines: readonly CartLineRecord[], cart: PricedCart): string[] {
  return lines.flatMap(line => {
    const { seenPrice } = withSeenPrice(line, cart)
    const name = cart.products.get(line.productId)?.name
    if (seenPrice === line.seenPrice || name === undefined) return []
    return [`${name} now costs ${formatRupees(seenPrice)} instead of ${formatRupees(line.seenPrice)}.`]
  })
}

/** Instalments, where the total is large enough for them (CHAT-9). */
function emiOf(total: number, { from, months }: SettingsRecord['emi']): Quote['emi'] {
  const monthly = emiMonthly(total, { from, months })
  return monthly === undefined ? null : { monthly, months }
}

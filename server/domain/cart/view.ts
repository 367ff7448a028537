import { fewLeft } from '../../contract/constants.ts'
import type { Cart, CartItem } from '../../contract/index.ts'
import { unitPriceOf } from '../pricing.ts'
import type { CartLineRecord, CartRecord, ProductRecord, ShopReader } from '../records.ts'
import { availableStockOf, productsOf } from './lines.ts'

/** A cart as the API shows it: today's prices and stock, whatever they were when a line was added. */
export async function toCart(reader: ShopReader, cart: CartRecord): Promise<Cart> {
  const { lines, saved = [] } = cart
  const products = await productsOf(reader, [...lines, ...saved])
  const itemsOf = (records: readonly CartLineRecord[]) =>
    records.flatMap(line => {
      const product = products.get(line.productId)
      return product?.variants[line.variantIndex] ? [toCartItem(line, product)] : []
    })
  const items = itemsOf(lines)
  const later = itemsOf(saved)
  return {
    items,
    subtotal: items
      .filter(item => item.notice !== 'unavailable')
      .reduce((sum, item) => sum + item.lineTotal, 0),
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
    ...(later.length > 0 && { saved: later }),
    notices: [...cart.notices],
  }
}

function toCartItem(line: CartLineRecord, product: ProductRecord): CartItem {
  const { id, productId, quantity, variantIndex } = line
  const variant = product.variants[variantIndex]
  const unitPrice = unitPriceOf(product, variantIndex)
  const availableStock = availableStockOf(product, variantIndex)
  const notice = noticeOf(line, unitPrice, availableStock)
  return {
    id,
    productId,
    quantity,
    variantIndex,
    product: {
      name: product.name,
      imageUrl: variant?.imageUrls[0] ?? product.imageUrls[0] ?? '',
      slug: product.slug,
    },
    variantName: variant?.name ?? '',
    unitPrice,
    mrp: product.mrp,
    lineTotal: unitPrice * quantity,
    availableStock,
    ...(notice ? { notice } : {}),
  }
}

/** The one thing that matters most about a line. */
function noticeOf(line: CartLineRecord, unitPrice: number, availableStock: number): CartItem['notice'] {
  if (availableStock === 0) return 'unavailable'
  if (availableStock < line.quantity) return 'low_stock'
  if (line.seenPrice !== unitPrice) return 'price_changed'
  return availableStock <= fewLeft ? 'low_stock' : undefined
}

import type { OrderChange } from '@shruti/design-system/OrderChanges'
import type { CartItem, Quote } from '@shruti/server/contract'
import { t } from '../../language/t.ts'

type Priced = Pick<Quote, 'lines' | 'discount' | 'shipping' | 'codFee' | 'total'>

/**
 * What differs between the quote that the shopper saw and the one that holds now, line by line, and the total at the
 * end: it is accepted before the order is placed [CHK-1]. Empty where nothing does.
 * @param sameChoices whether both were asked for with the same choices: otherwise delivery, discount and fee differ
 * because the shopper chose so
 */
export function quoteChanges(
  seen: Priced,
  now: Priced,
  { sameChoices }: { readonly sameChoices: boolean },
): OrderChange[] {
  const changes = [...lineChanges(seen, now), ...(sameChoices ? chargeChanges(seen, now) : [])]
  if (changes.length > 0 && seen.total !== now.total) {
    changes.push({ key: 'total', name: t('Total'), unit: 'money', from: seen.total, to: now.total })
  }
  return changes
}

function lineChanges(seen: Priced, now: Priced): OrderChange[] {
  const before = new Map(seen.lines.map(line => [line.sku, line]))
  const after = new Map(now.lines.map(line => [line.sku, line]))
  return [...new Map([...before, ...after]).values()].flatMap(({ sku, name, variantName }) => {
    const former = before.get(sku)
    const line = after.get(sku)
    const shown = `${name}, ${variantName}`
    const changes: OrderChange[] = []
    if (former?.quantity !== line?.quantity) {
      const [from, to] = [former?.quantity ?? null, line?.quantity ?? null]
      changes.push({ key: `${sku} pieces`, name: shown, unit: 'pieces', from, to })
    }
    if (former && line && former.unitPrice !== line.unitPrice) {
      const [from, to] = [former.unitPrice, line.unitPrice]
      changes.push({ key: `${sku} price`, name: shown, unit: 'money', from, to })
    }
    return changes
  })
}

const charges = () =>
  [
    ['discount', t('Discount')],
    ['shipping', t('Delivery')],
    ['codFee', t('Cash on delivery')],
  ] as const

function chargeChanges(seen: Priced, now: Priced): OrderChange[] {
  return charges()
    .filter(([key]) => seen[key] !== now[key])
    .map(([key, name]) => ({ key, name, unit: 'money', from: seen[key], to: now[key] }))
}

/** The quantity of a line that can still be bought; 0 where none can. */
export const buyableQuantity = ({ quantity, availableStock, notice }: CartItem): number =>
  notice === 'unavailable' ? 0 : Math.min(quantity, availableStock)

/** The lines of a cart of which fewer are left than it asks for. */
export function stockChanges(items: readonly CartItem[]): OrderChange[] {
  return items
    .filter(item => buyableQuantity(item) < item.quantity)
    .map(item => ({
      key: item.id,
      name: `${item.product.name}, ${item.variantName}`,
      unit: 'pieces',
      from: item.quantity,
      to: buyableQuantity(item) || null,
    }))
}

import { t } from '../../texts/t.ts'
/**
 * What is said about the stock of the chosen colour: nothing while there is plenty.
 * @param stocks pieces left of each colour, from 0
 * @param chosen index of the colour, from 0
 * @param fewLeft pieces from which on few are left
 */
export function stockLine(stocks: readonly number[], chosen: number, fewLeft: number): string | undefined {
  const stock = stocks[chosen] ?? 0
  if (stocks.every(left => left === 0)) return t('This product is sold out.')
  if (stock === 0) return t('This colour is sold out. Another colour is in stock.')
  if (stock <= fewLeft) return t('Only {stock} left in stock', { stock })
  return undefined
}

/**
 * What is said about a colour's stock: nothing while there is plenty.
 * @param stock pieces left, from 0
 * @param fewLeft pieces from which on few are left
 */
export function stockLine(stock: number, fewLeft: number): string | undefined {
  if (stock === 0) return 'This colour is sold out. Another colour may be in stock.'
  if (stock <= fewLeft) return `Only ${stock} left in stock`
  return undefined
}

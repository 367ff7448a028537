/** From this many units down, a shopper is told how many. */
const lowStock = 5

/** What is said about a colour's stock: nothing while there is plenty. @param stock units left, from 0 */
export function stockLine(stock: number): string | undefined {
  if (stock === 0) return 'This colour is sold out. Another one may be in stock.'
  if (stock <= lowStock) return `Only ${stock} left in stock`
  return undefined
}

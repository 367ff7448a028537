/** What costs less than its MRP, the largest saving in per cent first (SHOP-4). */
export function bySaving<T extends { readonly price: number; readonly mrp: number }>(
  products: readonly T[],
): T[] {
  const saving = ({ price, mrp }: T) => (mrp - price) / mrp
  return products.filter(({ price, mrp }) => price < mrp).toSorted((a, b) => saving(b) - saving(a))
}

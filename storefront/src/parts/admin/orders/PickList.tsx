import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import type { AdminOrderSheet } from '@shruti/server/contract'

/** What is fetched from the shelves for some orders: each article once, with its pieces and the orders it is for. */
export function PickList({ orders }: { orders: readonly AdminOrderSheet[] }) {
  return (
    <Table caption="Pick list">
      <TableHead>
        <TableHeader>SKU</TableHeader>
        <TableHeader>Article</TableHeader>
        <TableHeader numeric>Pieces</TableHeader>
        <TableHeader>Orders</TableHeader>
      </TableHead>
      <TableBody>
        {articlesOf(orders).map(({ sku, name, quantity, numbers }) => (
          <TableRow key={sku}>
            <TableCell>{sku}</TableCell>
            <TableCell strong>{name}</TableCell>
            <TableCell numeric>{quantity}</TableCell>
            <TableCell>{numbers.join(', ')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

interface Article {
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly numbers: readonly string[]
}

/** By SKU, as shelves are. */
function articlesOf(orders: readonly AdminOrderSheet[]): Article[] {
  const articles = new Map<string, Article>()
  for (const { number, lines } of orders) {
    for (const { sku, name, variantName, quantity } of lines) {
      const known = articles.get(sku)
      articles.set(sku, {
        sku,
        name: `${name}, ${variantName}`,
        quantity: (known?.quantity ?? 0) + quantity,
        numbers: [...(known?.numbers ?? []), number],
      })
    }
  }
  return [...articles.values()].toSorted((left, right) => left.sku.localeCompare(right.sku))
}

import { formatCount } from '@shruti/design-system/foundations'
import { Badge } from '@shruti/design-system/Badge'
import { Link } from '@shruti/design-system/Link'
import { adminPaths } from '../../../admin-paths.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { productStatusWords, stockLevels } from './product-list.tsx'

/** Stock by colour: a page holds whole products [ADM-2]. */
export const inventoryList = defineAdminList({
  table: 'inventory',
  operation: 'adminListInventory',
  path: adminPaths.inventory,
  title: 'Inventory',
  noun: { one: 'product', many: 'products' },
  columns: [
    {
      id: 'name',
      header: 'Product',
      strong: true,
      stack: 'title',
      sortable: true,
      required: true,
      cell: ({ productId, productName }) => (
        <Link href={adminPaths.product(productId)} variant="plain" LinkComponent={RouterLink}>
          {productName}
        </Link>
      ),
    },
    { id: 'colour', header: 'Colour', stack: 'line', cell: ({ colour }) => colour },
    { id: 'sku', header: 'SKU', stack: 'line', cell: ({ sku }) => sku, copyText: ({ sku }) => sku },
    {
      id: 'stock',
      header: 'Stock',
      numeric: true,
      sortable: true,
      stack: 'end',
      cell: ({ stock }) => formatCount(stock),
    },
    {
      id: 'level',
      header: 'Level',
      stack: 'line',
      cell: ({ level }) =>
        level === 'in' ? (
          'In stock'
        ) : (
          <Badge tone="warning">{level === 'out' ? 'Sold out' : 'Few left'}</Badge>
        ),
    },
    {
      id: 'status',
      header: 'State',
      stack: 'hidden',
      cell: ({ status }) => productStatusWords[status],
    },
  ],
  defaultSort: { columnId: 'name', direction: 'asc' },
  recordId: ({ id }) => id,
  recordLabel: ({ productName, colour }) => `${productName}, ${colour}`,
  searchPlaceholder: 'Product, address, SKU',
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'State',
      many: true,
      options: (['active', 'draft', 'archived'] as const).map(value => ({
        value,
        label: productStatusWords[value],
      })),
    },
  ],
  tabs: { name: 'stock', options: stockLevels },
})

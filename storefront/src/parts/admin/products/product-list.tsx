import { formatDate } from '@shruti/design-system'
import { formatMoney, formatCount } from '@shruti/design-system/foundations'
import { Badge } from '@shruti/design-system/Badge'
import { Link } from '@shruti/design-system/Link'
import type { ProductStatus } from '@shruti/server/contract'
import { adminPaths } from '../../../admin-paths.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { defineAdminList } from '../../../queries/admin-list.ts'

/** What people call the states of a product. */
export const productStatusWords: Readonly<Record<ProductStatus, string>> = {
  active: 'On sale',
  draft: 'Draft',
  archived: 'Archived',
}

export const stockLevels = [
  { value: 'out', label: 'A colour sold out' },
  { value: 'low', label: 'A colour with 5 or fewer' },
  { value: 'in', label: 'A colour with more than 5' },
]

/** All products, drafts and archived ones too [ADM-2]. */
export const productList = defineAdminList({
  table: 'products',
  operation: 'adminListProducts',
  path: adminPaths.products,
  title: 'Products',
  noun: { one: 'product', many: 'products' },
  columns: [
    {
      id: 'name',
      header: 'Product',
      strong: true,
      stack: 'title',
      sortable: true,
      required: true,
      cell: ({ id, name }) => (
        <Link href={adminPaths.product(id)} variant="plain" LinkComponent={RouterLink}>
          {name}
        </Link>
      ),
    },
    {
      id: 'status',
      header: 'State',
      stack: 'end',
      cell: ({ status, isLabelComplete }) => (
        <>
          {productStatusWords[status]}
          {!isLabelComplete && <Badge tone="warning">Label incomplete</Badge>}
        </>
      ),
    },
    {
      id: 'price',
      header: 'Price',
      numeric: true,
      sortable: true,
      stack: 'line',
      cell: ({ price }) => formatMoney(price),
    },
    { id: 'mrp', header: 'MRP', numeric: true, stack: 'hidden', cell: ({ mrp }) => formatMoney(mrp) },
    {
      id: 'stock',
      header: 'Stock',
      numeric: true,
      sortable: true,
      stack: 'line',
      cell: ({ stock, slug }) => (
        <Link
          href={`${adminPaths.inventory}?search=${encodeURIComponent(slug)}`}
          variant="plain"
          LinkComponent={RouterLink}
        >
          {`${formatCount(stock)} in stock`}
        </Link>
      ),
    },
    {
      id: 'coloursOut',
      header: 'Sold out',
      stack: 'hidden',
      cell: ({ colours, coloursOut }) =>
        coloursOut === 0 ? 'None' : `${coloursOut} of ${colours} ${colours === 1 ? 'colour' : 'colours'}`,
    },
    {
      id: 'unitsSold',
      header: 'Units sold',
      numeric: true,
      sortable: true,
      stack: 'hidden',
      cell: ({ unitsSold }) => formatCount(unitsSold),
    },
    {
      id: 'updatedAt',
      header: 'Changed',
      sortable: true,
      stack: 'hidden',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>,
    },
  ],
  defaultSort: { columnId: 'updatedAt', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: ({ name }) => name,
  href: ({ id }) => adminPaths.product(id),
  searchPlaceholder: 'Name, address, SKU',
  filters: [
    { kind: 'choice', name: 'category', label: 'Category', many: true },
    { kind: 'choice', name: 'stock', label: 'Stock', many: true, options: stockLevels },
    {
      kind: 'choice',
      name: 'label',
      label: 'Legal label',
      options: [{ value: 'incomplete', label: 'Incomplete' }],
    },
  ],
  tabs: {
    name: 'status',
    options: (['active', 'draft', 'archived'] as const).map(value => ({
      value,
      label: productStatusWords[value],
    })),
  },
})

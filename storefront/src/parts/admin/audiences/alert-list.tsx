import { formatCount } from '@shruti/design-system/foundations'
import { formatDate, formatMoney } from '@shruti/design-system'
import { Badge } from '@shruti/design-system/Badge'
import { Link } from '@shruti/design-system/Link'
import type { CallOutput } from '../../../api/api.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'

type Alert = CallOutput<'adminListProductAlerts'>[number]

const kinds = [
  { value: 'back_in_stock', label: 'Back in stock' },
  { value: 'price_drop', label: 'A lower price' },
] as const

const states = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'told', label: 'Told' },
  { value: 'unconfirmed', label: 'Not confirmed' },
] as const

const labelOf = <Value extends string>(
  options: readonly { readonly value: Value; readonly label: string }[],
  wanted: Value,
) => options.find(({ value }) => value === wanted)?.label ?? wanted

const nameOf = ({ product, sku }: Alert) => (product ? `${product.name}, ${product.variantName}` : sku)

/** Who asked to be told that a colour is back, or costs less [BEY-8]. */
export const alertList = defineAdminList({
  table: 'product-alerts',
  operation: 'adminListProductAlerts',
  path: adminPaths.productAlerts,
  title: 'Notify me',
  noun: { one: 'request', many: 'requests' },
  columns: [
    {
      id: 'product',
      header: 'Product',
      strong: true,
      required: true,
      stack: 'title',
      cell: alert =>
        alert.product ? (
          <Link href={adminPaths.product(alert.product.id)} variant="plain" LinkComponent={RouterLink}>
            {nameOf(alert)}
          </Link>
        ) : (
          `${alert.sku}, no longer sold`
        ),
    },
    { id: 'kind', header: 'Waits for', stack: 'line', cell: ({ kind }) => labelOf(kinds, kind) },
    {
      id: 'email',
      header: 'Email',
      stack: 'line',
      cell: ({ email, customerId }) =>
        customerId === null ? (
          email
        ) : (
          <Link href={adminPaths.customer(customerId)} LinkComponent={RouterLink}>
            {email}
          </Link>
        ),
    },
    {
      id: 'stock',
      header: 'In stock',
      numeric: true,
      stack: 'line',
      stackLabel: 'In stock',
      cell: ({ product }) => (product ? formatCount(product.stock) : 'None'),
    },
    {
      id: 'priceWhenAsked',
      header: 'Price when asked',
      numeric: true,
      stack: 'hidden',
      cell: ({ priceWhenAsked }) => formatMoney(priceWhenAsked),
    },
    {
      id: 'price',
      header: 'Price now',
      numeric: true,
      stack: 'line',
      stackLabel: 'Price now',
      cell: ({ product }) => (product ? formatMoney(product.price) : 'None'),
    },
    {
      id: 'createdAt',
      header: 'Asked',
      sortable: true,
      stack: 'line',
      stackLabel: 'Asked',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
    {
      id: 'status',
      header: 'State',
      stack: 'end',
      cell: ({ status }) => (
        <Badge tone={status === 'waiting' ? 'warning' : status === 'told' ? 'success' : 'neutral'}>
          {labelOf(states, status)}
        </Badge>
      ),
    },
  ],
  defaultSort: { columnId: 'createdAt', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: alert => `request for ${nameOf(alert)}`,
  searchPlaceholder: 'Email or SKU',
  filters: [{ kind: 'choice', name: 'kind', label: 'Waits for', many: true, options: kinds }],
  tabs: { name: 'status', options: states },
})

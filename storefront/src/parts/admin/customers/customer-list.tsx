import { formatDate, formatMoney } from '@shruti/design-system'
import { formatPhoneNumber, formatCount } from '@shruti/design-system/foundations'
import { Badge } from '@shruti/design-system/Badge'
import { Link } from '@shruti/design-system/Link'
import { adminPaths } from '../../../admin-paths.ts'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { nameOfCustomer } from './name-of-customer.ts'

/** All customers with what they bought [ADM-4]. */
export const customerList = defineAdminList({
  table: 'customers',
  operation: 'adminListCustomers',
  path: adminPaths.customers,
  title: 'Customers',
  noun: { one: 'customer', many: 'customers' },
  columns: [
    {
      id: 'name',
      header: 'Customer',
      strong: true,
      sortable: true,
      stack: 'title',
      required: true,
      cell: customer => (
        <Link href={adminPaths.customer(customer.id)} LinkComponent={RouterLink} variant="plain">
          {nameOfCustomer(customer)}
        </Link>
      ),
    },
    { id: 'email', header: 'Email', stack: 'line', cell: ({ email }) => email ?? 'None' },
    {
      id: 'phoneNumber',
      header: 'Phone',
      stack: 'line',
      cell: ({ phoneNumber }) => (phoneNumber ? formatPhoneNumber(phoneNumber) : 'None'),
    },
    {
      id: 'orders',
      header: 'Orders',
      numeric: true,
      sortable: true,
      stack: 'line',
      stackLabel: 'Orders',
      cell: ({ orders }) => formatCount(orders),
    },
    {
      id: 'spend',
      header: 'Spent',
      numeric: true,
      sortable: true,
      stack: 'end',
      cell: ({ spend }) => formatMoney(spend),
    },
    {
      id: 'lastOrderAt',
      header: 'Last order',
      sortable: true,
      stack: 'line',
      stackLabel: 'Last order',
      cell: ({ lastOrderAt }) =>
        lastOrderAt ? <time dateTime={lastOrderAt}>{formatDate(lastOrderAt)}</time> : 'Never',
    },
    {
      id: 'createdAt',
      header: 'Account since',
      sortable: true,
      stack: 'hidden',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
    {
      id: 'state',
      header: 'State',
      stack: 'line',
      cell: ({ state }) =>
        state === 'blocked' ? <Badge tone="warning">Blocked</Badge> : <Badge>Active</Badge>,
    },
  ],
  defaultSort: { columnId: 'createdAt', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: customer => `customer ${nameOfCustomer(customer)}`,
  href: ({ id }) => adminPaths.customer(id),
  searchPlaceholder: 'Name, phone, email',
  filters: [
    {
      kind: 'choice',
      name: 'repeat',
      label: 'Came back',
      options: [
        { value: 'yes', label: 'Ordered more than once' },
        { value: 'no', label: 'Ordered once or never' },
      ],
    },
    {
      kind: 'choice',
      name: 'spend',
      label: 'Spent',
      many: true,
      options: [
        { value: 'none', label: 'Nothing' },
        { value: '0-5', label: 'Less than ₹5,000' },
        { value: '5-20', label: '₹5,000 to ₹20,000' },
        { value: '20-50', label: '₹20,000 to ₹50,000' },
        { value: '50-', label: '₹50,000 and more' },
      ],
    },
    { kind: 'dates', from: 'lastOrderFrom', to: 'lastOrderTo', label: 'Last order' },
  ],
  tabs: {
    name: 'state',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'blocked', label: 'Blocked' },
    ],
  },
})

import { formatDateTime } from '@shruti/design-system'
import { formatPhoneNumber } from '@shruti/design-system/foundations'
import { Badge } from '@shruti/design-system/Badge'
import { Link } from '@shruti/design-system/Link'
import { adminPaths } from '../../../admin-paths.ts'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { nameOfCustomer } from '../customers/name-of-customer.ts'

const nameOf = ({ name, email, phoneNumber }: Omit<Parameters<typeof nameOfCustomer>[0], 'username'>) =>
  nameOfCustomer({ name, email, phoneNumber, username: null })

/** Customers who agreed to offers and news, or took it back [AUTH-11]. */
export const subscriberList = defineAdminList({
  table: 'subscribers',
  operation: 'adminListSubscribers',
  path: adminPaths.subscribers,
  title: 'Offers and news',
  noun: { one: 'customer', many: 'customers' },
  columns: [
    {
      id: 'name',
      header: 'Customer',
      strong: true,
      required: true,
      stack: 'title',
      cell: subscriber => (
        <Link href={adminPaths.customer(subscriber.id)} variant="plain" LinkComponent={RouterLink}>
          {nameOf(subscriber)}
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
      id: 'at',
      header: 'Since',
      sortable: true,
      stack: 'line',
      stackLabel: 'Since',
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    { id: 'wording', header: 'Wording of', stack: 'hidden', cell: ({ wording }) => wording },
    {
      id: 'agrees',
      header: 'Answer',
      stack: 'end',
      cell: ({ agrees }) => (agrees ? <Badge tone="success">Agreed</Badge> : <Badge>Taken back</Badge>),
    },
  ],
  defaultSort: { columnId: 'at', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: subscriber => `customer ${nameOf(subscriber)}`,
  href: ({ id }) => adminPaths.customer(id),
  tabs: {
    name: 'agrees',
    options: [
      { value: 'yes', label: 'Agreed' },
      { value: 'no', label: 'Taken back' },
    ],
  },
})

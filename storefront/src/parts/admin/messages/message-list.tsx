import { formatDateTime } from '@shruti/design-system'
import { Badge } from '@shruti/design-system/Badge'
import { Link } from '@shruti/design-system/Link'
import { supportTopics } from '@shruti/server/contract/support-topics'
import { adminPaths } from '../../../admin-paths.ts'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { shortened } from '../list/shortened.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'

/** What people wrote by the contact form [SHOP-4]. */
export const messageList = defineAdminList({
  table: 'messages',
  operation: 'adminListSupportTickets',
  path: adminPaths.messages,
  title: 'Messages',
  noun: { one: 'message', many: 'messages' },
  columns: [
    {
      id: 'number',
      header: 'Ticket',
      strong: true,
      required: true,
      stack: 'title',
      cell: ({ id, number }) => (
        <Link href={adminPaths.message(id)} variant="plain" LinkComponent={RouterLink}>
          {number}
        </Link>
      ),
    },
    {
      id: 'createdAt',
      header: 'Written',
      sortable: true,
      stack: 'line',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
    },
    { id: 'name', header: 'From', stack: 'line', cell: ({ name }) => name },
    { id: 'topic', header: 'About', stack: 'line', cell: ({ topic }) => supportTopics[topic] },
    {
      id: 'message',
      header: 'Message',
      stack: 'line',
      width: 360,
      cell: ({ message }) => shortened(message),
    },
    { id: 'orderNumber', header: 'Order', stack: 'hidden', cell: ({ orderNumber }) => orderNumber ?? 'None' },
    {
      id: 'status',
      header: 'State',
      stack: 'end',
      cell: ({ status }) =>
        status === 'open' ? <Badge tone="warning">Waiting</Badge> : <Badge tone="success">Answered</Badge>,
    },
  ],
  defaultSort: { columnId: 'createdAt', direction: 'asc' },
  recordId: ({ id }) => id,
  recordLabel: ({ number }) => `message ${number}`,
  href: ({ id }) => adminPaths.message(id),
  searchPlaceholder: 'Ticket, name, email, order, words',
  tabs: {
    name: 'status',
    options: [
      { value: 'open', label: 'Waiting' },
      { value: 'answered', label: 'Answered' },
    ],
  },
})

import { formatCount } from '@shruti/design-system/foundations'
import { formatDateTime } from '@shruti/design-system'
import { Link } from '@shruti/design-system/Link'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'

/** Who made a change: whoever runs the server has no name. */
export const actorWords = ({ actorName, actorId }: { actorName: string | null; actorId: string | null }) =>
  actorName ?? actorId ?? 'A command on the server'

/** "settings.currency" as people say it: "Settings, currency". */
export function actionWords(action: string): string {
  const words = action.replaceAll('_', ' ').split('.').join(', ')
  return words.charAt(0).toLocaleUpperCase('en-IN') + words.slice(1)
}

/** What administrators changed [ADM-9]. */
export const auditList = defineAdminList({
  table: 'audit',
  operation: 'adminListAudit',
  path: adminPaths.audit,
  title: 'Audit log',
  noun: { one: 'change', many: 'changes' },
  columns: [
    {
      id: 'at',
      header: 'When',
      sortable: true,
      strong: true,
      stack: 'title',
      cell: ({ id, at }) => (
        <Link href={adminPaths.auditEntry(id)} variant="plain" LinkComponent={RouterLink}>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </Link>
      ),
    },
    { id: 'actor', header: 'Who', stack: 'end', cell: actorWords },
    { id: 'action', header: 'What', stack: 'line', cell: ({ action }) => actionWords(action) },
    { id: 'detail', header: 'Detail', stack: 'line', cell: ({ detail }) => detail },
    {
      id: 'changes',
      header: 'Fields',
      numeric: true,
      stack: 'hidden',
      cell: ({ changes }) => formatCount(changes.length),
    },
    {
      id: 'subject',
      header: 'Record',
      stack: 'hidden',
      cell: ({ subject }) => subject,
      copyText: ({ subject }) => subject,
    },
  ],
  defaultSort: { columnId: 'at', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: ({ at, detail }) => `change of ${formatDateTime(at)}: ${detail}`,
  href: ({ id }) => adminPaths.auditEntry(id),
  searchPlaceholder: 'Who, or what it says',
  filters: [
    { kind: 'dates', from: 'from', to: 'to', label: 'Date' },
    { kind: 'text', name: 'subject', label: 'Record' },
    { kind: 'text', name: 'action', label: 'What' },
    { kind: 'text', name: 'actorId', label: 'Administrator’s id' },
  ],
  pageSize: 50,
})

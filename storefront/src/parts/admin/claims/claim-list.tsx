import { Link } from '@shruti/design-system/Link'
import { formatDateTime } from '@shruti/design-system'
import { warrantyFaults } from '@shruti/server/contract/warranty'
import { adminPaths } from '../../../admin-paths.ts'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { shortened } from '../list/shortened.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { claimStatusWords } from '../../order/claim-words.ts'

const states = ['requested', 'approved', 'received', 'repaired', 'replaced', 'declined'] as const

/** Claims under the warranty [BEY-10]. */
export const claimList = defineAdminList({
  table: 'claims',
  operation: 'adminListWarrantyClaims',
  path: adminPaths.claims,
  title: 'Warranty claims',
  noun: { one: 'claim', many: 'claims' },
  columns: [
    {
      id: 'number',
      header: 'Claim',
      strong: true,
      required: true,
      stack: 'title',
      cell: ({ id, number }) => (
        <Link href={adminPaths.claim(id)} variant="plain" LinkComponent={RouterLink}>
          {number}
        </Link>
      ),
    },
    {
      id: 'createdAt',
      header: 'Made',
      sortable: true,
      stack: 'line',
      cell: ({ timeline: [made] }) => made && <time dateTime={made.at}>{formatDateTime(made.at)}</time>,
    },
    {
      id: 'product',
      header: 'Product',
      stack: 'line',
      cell: ({ name, variantName }) => `${name}, ${variantName}`,
    },
    { id: 'fault', header: 'Problem', stack: 'line', cell: ({ fault }) => warrantyFaults[fault] },
    {
      id: 'description',
      header: 'In their words',
      stack: 'hidden',
      width: 320,
      cell: ({ description }) => shortened(description),
    },
    { id: 'status', header: 'State', stack: 'end', cell: ({ status }) => claimStatusWords()[status] },
  ],
  defaultSort: { columnId: 'createdAt', direction: 'asc' },
  recordId: ({ id }) => id,
  recordLabel: ({ number }) => `claim ${number}`,
  href: ({ id }) => adminPaths.claim(id),
  searchPlaceholder: 'Claim, words',
  tabs: {
    name: 'status',
    options: states.map(value => ({
      value,
      get label() {
        return claimStatusWords()[value]
      },
    })),
  },
})

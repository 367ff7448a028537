import { formatCount } from '@shruti/design-system/foundations'
import { formatDateTime } from '@shruti/design-system'
import { Badge } from '@shruti/design-system/Badge'
import { Link } from '@shruti/design-system/Link'
import { adminPaths } from '../../../admin-paths.ts'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { giftInWords, kindWords, placementWords, stateWords } from './promotion-words.ts'

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** All promotions [ADM-6]. */
export const promotionList = defineAdminList({
  table: 'promotions',
  operation: 'adminListPromotions',
  path: adminPaths.promotions,
  title: 'Promotions',
  noun: { one: 'promotion', many: 'promotions' },
  columns: [
    {
      id: 'title',
      header: 'Promotion',
      strong: true,
      sortable: true,
      required: true,
      stack: 'title',
      cell: ({ id, title, code }) => (
        <Link href={adminPaths.promotion(id)} variant="plain" LinkComponent={RouterLink}>
          {title || code}
        </Link>
      ),
    },
    {
      id: 'code',
      header: 'Code',
      stack: 'line',
      cell: ({ code }) => code ?? 'None needed',
      copyText: ({ code }) => code ?? '',
    },
    { id: 'gift', header: 'Takes off', stack: 'line', cell: giftInWords },
    {
      id: 'state',
      header: 'State',
      stack: 'end',
      cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>,
    },
    {
      id: 'placement',
      header: 'Shows as',
      stack: 'hidden',
      cell: ({ placement }) => (placement ? placementWords[placement] : ''),
    },
    {
      id: 'startsAt',
      header: 'From',
      sortable: true,
      stack: 'hidden',
      cell: ({ startsAt }) => <time dateTime={startsAt}>{formatDateTime(startsAt)}</time>,
    },
    {
      id: 'endsAt',
      header: 'Until',
      stack: 'hidden',
      cell: ({ endsAt }) =>
        endsAt === null ? 'No end' : <time dateTime={endsAt}>{formatDateTime(endsAt)}</time>,
    },
    {
      id: 'usedCount',
      header: 'Used',
      numeric: true,
      sortable: true,
      stack: 'hidden',
      cell: ({ usedCount, usageLimit }) =>
        usageLimit === null
          ? formatCount(usedCount)
          : `${formatCount(usedCount)} of ${formatCount(usageLimit)}`,
    },
  ],
  defaultSort: { columnId: 'startsAt', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: ({ code, title }) => `promotion ${code ?? title}`,
  href: ({ id }) => adminPaths.promotion(id),
  searchPlaceholder: 'Code or title',
  tabs: {
    name: 'state',
    options: Object.entries(stateWords).map(([value, { label }]) => ({ value, label })),
  },
  filters: [
    { kind: 'choice', name: 'kind', label: 'Takes off', options: optionsOf(kindWords), many: true },
    { kind: 'choice', name: 'placement', label: 'Shows as', options: optionsOf(placementWords), many: true },
  ],
})

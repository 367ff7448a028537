import { formatCount } from '@shruti/design-system/foundations'
import { formatDate } from '@shruti/design-system'
import type { AspectRatings, ReviewAspect } from '@shruti/server/contract'
import { Badge } from '@shruti/design-system/Badge'
import { Link } from '@shruti/design-system/Link'
import { Rating } from '@shruti/design-system/Rating'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { shortened } from '../list/shortened.ts'
import { paths } from '../../../paths.ts'

const aspectNames: Readonly<Record<ReviewAspect, string>> = {
  sound: 'Sound',
  comfort: 'Comfort',
  battery: 'Battery',
  calls: 'Calls',
  noise_cancelling: 'Noise cancelling',
}

/** "Sound 5, Comfort 4" [BEY-13] */
const aspectsInWords = (ratings: AspectRatings) =>
  (Object.keys(aspectNames) as ReviewAspect[])
    .flatMap(aspect => (ratings[aspect] === undefined ? [] : [`${aspectNames[aspect]} ${ratings[aspect]}`]))
    .join(', ')

/** Reviews of all products [SHOP-3]. */
export const reviewList = defineAdminList({
  table: 'reviews',
  operation: 'adminListReviews',
  path: adminPaths.reviews,
  title: 'Reviews',
  noun: { one: 'review', many: 'reviews' },
  columns: [
    {
      id: 'title',
      header: 'Review',
      strong: true,
      stack: 'title',
      cell: ({ title }) => title,
      required: true,
    },
    { id: 'body', header: 'Text', stack: 'line', width: 360, cell: ({ body }) => shortened(body) },
    {
      id: 'rating',
      header: 'Rating',
      sortable: true,
      stack: 'end',
      cell: ({ rating }) => <Rating average={rating} text="stars" />,
    },
    {
      id: 'aspects',
      header: 'Aspects',
      stack: 'line',
      cell: ({ aspects }) => aspectsInWords(aspects),
    },
    {
      id: 'product',
      header: 'Product',
      stack: 'line',
      cell: ({ productName, productSlug }) => (
        <Link href={paths.product(productSlug)} variant="plain">
          {productName}
        </Link>
      ),
    },
    { id: 'author', header: 'Author', stack: 'line', cell: ({ authorName }) => authorName },
    {
      id: 'createdAt',
      header: 'Written',
      sortable: true,
      stack: 'line',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
    {
      id: 'helpful',
      header: 'Helpful',
      numeric: true,
      sortable: true,
      stack: 'hidden',
      cell: ({ helpful }) => formatCount(helpful),
    },
    {
      id: 'reply',
      header: 'Our answer',
      stack: 'hidden',
      cell: ({ reply }) => (reply ? 'Answered' : 'None'),
    },
    {
      id: 'status',
      header: 'State',
      stack: 'line',
      cell: ({ status }) =>
        status === 'hidden' ? <Badge tone="warning">Taken down</Badge> : <Badge>Shown</Badge>,
    },
  ],
  defaultSort: { columnId: 'createdAt', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: ({ title }) => `review “${title}”`,
  searchPlaceholder: 'Title, text, author',
  filters: [
    {
      kind: 'choice',
      name: 'rating',
      label: 'Rating',
      many: true,
      options: ['5', '4', '3', '2', '1'].map(value => ({
        value,
        label: value === '1' ? '1 star' : `${value} stars`,
      })),
    },
    {
      kind: 'choice',
      name: 'answered',
      label: 'Our answer',
      options: [
        { value: 'no', label: 'Not answered' },
        { value: 'yes', label: 'Answered' },
      ],
    },
  ],
  tabs: {
    name: 'status',
    options: [
      { value: 'published', label: 'Shown' },
      { value: 'hidden', label: 'Taken down' },
    ],
  },
})

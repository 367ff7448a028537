import { formatDateTime } from '@shruti/design-system'
import { Badge } from '@shruti/design-system/Badge'
import { Link } from '@shruti/design-system/Link'
import { adminPaths } from '../../../admin-paths.ts'
import { paths } from '../../../paths.ts'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { postStateWords } from './post-words.ts'

/** All posts of the blog [ADM-8]. */
export const postList = defineAdminList({
  table: 'posts',
  operation: 'adminListPosts',
  path: adminPaths.posts,
  title: 'Blog manager',
  noun: { one: 'post', many: 'posts' },
  columns: [
    {
      id: 'title',
      header: 'Post',
      strong: true,
      sortable: true,
      required: true,
      stack: 'title',
      cell: ({ id, title }) => (
        <Link href={adminPaths.post(id)} variant="plain" LinkComponent={RouterLink}>
          {title}
        </Link>
      ),
    },
    {
      id: 'state',
      header: 'State',
      stack: 'end',
      cell: ({ state }) => <Badge tone={postStateWords[state].tone}>{postStateWords[state].label}</Badge>,
    },
    { id: 'category', header: 'Category', stack: 'line', cell: ({ category }) => category },
    { id: 'author', header: 'Author', stack: 'hidden', cell: ({ author }) => author ?? 'The shop' },
    {
      id: 'publishAt',
      header: 'Published',
      sortable: true,
      stack: 'line',
      cell: ({ publishAt }) =>
        publishAt !== null && <time dateTime={publishAt}>{formatDateTime(publishAt)}</time>,
    },
    {
      id: 'updatedAt',
      header: 'Changed',
      sortable: true,
      stack: 'hidden',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDateTime(updatedAt)}</time>,
    },
    { id: 'slug', header: 'Address', stack: 'hidden', cell: ({ slug }) => paths.post(slug) },
  ],
  defaultSort: { columnId: 'updatedAt', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: ({ title }) => `post ${title}`,
  href: ({ id }) => adminPaths.post(id),
  searchPlaceholder: 'Title, category or author',
  tabs: {
    name: 'state',
    options: Object.entries(postStateWords).map(([value, { label }]) => ({ value, label })),
  },
})

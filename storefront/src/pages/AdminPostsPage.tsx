import { formatCount } from '@shruti/design-system/foundations'
import { Button } from '@shruti/design-system/Button'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { AdminList, adminListLoader } from '../parts/admin/list/AdminList.tsx'
import type { ListBulkAction } from '../parts/admin/list/use-bulk-action.ts'
import { postList } from '../parts/admin/posts/post-list.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminListLoader(postList)

const posts = (count: number) => `${formatCount(count)} ${count === 1 ? 'post' : 'posts'}`

/** All posts of the blog: found, published, taken off and deleted [ADM-8]. */
export default function AdminPostsPage() {
  const { api } = useApp()
  const bulkActions: readonly ListBulkAction[] = [
    {
      label: 'Publish',
      progress: 'Publishing',
      done: changed => `${posts(changed)} published`,
      run: (ids, batchId) => api.call('adminSetPostsStatus', { ids, status: 'published', batchId }),
    },
    {
      label: 'Unpublish',
      progress: 'Unpublishing',
      done: changed => `${posts(changed)} unpublished`,
      run: (ids, batchId) => api.call('adminSetPostsStatus', { ids, status: 'unpublished', batchId }),
    },
    {
      label: 'Delete',
      progress: 'Deleting',
      done: changed => `${posts(changed)} deleted`,
      run: (ids, batchId) => api.call('adminDeletePosts', { ids, batchId }),
    },
  ]
  return (
    <AdminList
      list={postList}
      bulkActions={bulkActions}
      rowActions={({ state, slug }) =>
        state === 'published' ? [[{ label: 'See it on the blog', href: paths.post(slug) }]] : []
      }
      actions={
        <Button size="small" href={adminPaths.newPost} LinkComponent={RouterLink}>
          New post
        </Button>
      }
    />
  )
}

import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Container } from '@shruti/design-system/Container'
import { Link } from '@shruti/design-system/Link'
import { Stack } from '@shruti/design-system/Stack'
import { adminPaths } from '../admin-paths.ts'
import { PageHead } from '../head/PageHead.tsx'
import { PostForm } from '../parts/admin/posts/PostForm.tsx'
import { allProductsQuery } from '../queries/catalogue.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { useNavigateTo } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async app => {
  await app.queryClient.ensureQueryData(allProductsQuery(app))
  return null
})

/** A new post of the blog [ADM-8]. */
export default function AdminNewPostPage() {
  const navigate = useNavigateTo()
  return (
    <Stack gap={6}>
      <PageHead title="New post" description="A post of the blog." hidden />
      <AdminPageHeader title="New post" />
      <Container>
        <Stack gap={6}>
          <Link href={adminPaths.posts} LinkComponent={RouterLink}>
            All posts
          </Link>
          <PostForm onSaved={({ id }) => navigate(adminPaths.post(id))} />
        </Stack>
      </Container>
    </Stack>
  )
}

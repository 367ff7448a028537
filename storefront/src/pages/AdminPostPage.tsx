import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Badge } from '@shruti/design-system/Badge'
import { Cluster } from '@shruti/design-system/Cluster'
import { Container } from '@shruti/design-system/Container'
import { Link } from '@shruti/design-system/Link'
import { Stack } from '@shruti/design-system/Stack'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { PostForm } from '../parts/admin/posts/PostForm.tsx'
import { postStateWords } from '../parts/admin/posts/post-words.ts'
import { paths } from '../paths.ts'
import { adminPostQuery } from '../queries/admin-posts.ts'
import { allProductsQuery } from '../queries/catalogue.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { orNotFound } from '../router/guards.ts'
import { usePathParams } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async (app, { params }) => {
  await Promise.all([
    orNotFound(app.queryClient.ensureQueryData(adminPostQuery(app, params['postId'] ?? ''))),
    app.queryClient.ensureQueryData(allProductsQuery(app)),
  ])
  return null
})

/** One post of the blog, from its draft on [ADM-8]. */
export default function AdminPostPage() {
  const { postId = '' } = usePathParams()
  return <KnownPost key={postId} id={postId} />
}

function KnownPost({ id }: { id: string }) {
  const query = adminPostQuery(useApp(), id)
  const { data: post } = useSuspenseQuery(query)
  const queryClient = useQueryClient()
  // What the form began with: what somebody else saves meanwhile does not take away what is being typed.
  const [opened, setOpened] = useState(post)
  const { label, tone } = postStateWords[post.state]
  return (
    <Stack gap={6}>
      <PageHead title={post.title} description="A post of the blog." hidden />
      <AdminPageHeader title={post.title} actions={<Badge tone={tone}>{label}</Badge>} />
      <Container>
        <Stack gap={6}>
          <Cluster gap={5}>
            <Link href={adminPaths.posts} LinkComponent={RouterLink}>
              All posts
            </Link>
            {post.state === 'published' && <Link href={paths.post(post.slug)}>See it on the blog</Link>}
          </Cluster>
          {/* Another version starts the form anew. */}
          <PostForm
            key={opened.version}
            post={opened}
            onSaved={saved => {
              queryClient.setQueryData(query.queryKey, saved)
              setOpened(saved)
            }}
          />
        </Stack>
      </Container>
    </Stack>
  )
}

import { Heading } from '@shruti/design-system/Heading'
import { Prose } from '@shruti/design-system/Prose'
import { Section } from '@shruti/design-system/Section'
import { Text } from '@shruti/design-system/Text'
import { usePathParams } from '../router/router-context.ts'
import { useApp } from '../app/app-context.ts'
import type { PageLoader } from '../router/guards.ts'
import { NotFound } from '../router/resolve.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { breadcrumbData } from '../head/structured-data.ts'
import { findPost } from '../content/posts.ts'
import { DateText } from '../parts/text/DateText.tsx'
import { TextSections } from '../parts/text/TextSections.tsx'

export const loader: PageLoader = (_app, { params }) => {
  if (!findPost(params['slug'])) throw new NotFound('Page not found')
  return Promise.resolve(null)
}

/** One post of the blog. */
export default function PostPage() {
  const { publicOrigin } = useApp()
  const post = findPost(usePathParams()['slug'])
  if (!post) return null
  const path = paths.post(post.slug)
  const crumbs = [
    { name: 'Home', path: paths.home },
    { name: 'Blog', path: paths.blog },
    { name: post.title, path },
  ]
  return (
    <Section spacing="compact" width="text">
      <PageHead
        title={post.title}
        description={post.description}
        canonicalPath={path}
        type="article"
        structuredData={[breadcrumbData(publicOrigin, crumbs)]}
      />
      <Prose as="article">
        <DateText date={post.date} />
        <Heading as="h1" size="display2">
          {post.title}
        </Heading>
        <Text size="lead">{post.description}</Text>
        <TextSections sections={post.sections} />
      </Prose>
    </Section>
  )
}

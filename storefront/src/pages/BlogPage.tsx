import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { RuledList } from '@shruti/design-system/RuledList'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { blogPage, posts } from '../content/posts.ts'
import { PostDateline } from '../parts/text/PostDateline.tsx'

/** The posts, the newest first. */
export default function BlogPage() {
  const { title, description, path } = blogPage()
  return (
    <Section spacing="compact" width="text">
      <PageHead title={title} description={description} canonicalPath={path} />
      <Stack gap={7}>
        <Heading as="h1" size="display2">
          {title}
        </Heading>
        <RuledList density="roomy">
          {posts().map(post => (
            <li key={post.slug}>
              <Stack as="article" gap={2}>
                <PostDateline post={post} />
                <Heading as="h2">
                  <Link href={paths.post(post.slug)} variant="plain" LinkComponent={RouterLink}>
                    {post.title}
                  </Link>
                </Heading>
                <Text>{post.description}</Text>
              </Stack>
            </li>
          ))}
        </RuledList>
      </Stack>
    </Section>
  )
}

import { Cluster } from '@shruti/design-system/Cluster'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { Pagination } from '@shruti/design-system/Pagination'
import { RuledList } from '@shruti/design-system/RuledList'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context.ts'
import { blogPage } from '../content/blog.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { PostDateline } from '../parts/blog/PostDateline.tsx'
import { pageNumber } from '../queries/page-number.ts'
import { postCategoriesQuery, postsOfAPage, postsQuery } from '../queries/posts.ts'
import type { PageLoader } from '../router/guards.ts'
import { requirePage } from '../router/require-page.ts'
import { useUrl } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { t } from '../language/t.ts'

const askedFor = ({ searchParams }: Pick<URL, 'searchParams'>) => ({
  category: searchParams.get('category'),
  page: pageNumber(searchParams),
})

export const loader: PageLoader = async (app, { url }) => {
  const { category, page } = askedFor(url)
  const [{ total }] = await Promise.all([
    app.queryClient.ensureQueryData(postsQuery(app, category, page)),
    app.queryClient.ensureQueryData(postCategoriesQuery(app)),
  ])
  requirePage({ page, pageSize: postsOfAPage, total }, last => addressOf(category, last))
  return null
}

function addressOf(category: string | null, page = 1): string {
  const query = new URLSearchParams({
    ...(category !== null && { category }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === '' ? paths.blog : `${paths.blog}?${query}`
}

/** The posts, the newest first, of all categories or of one. */
export default function BlogPage() {
  const app = useApp()
  const { category, page } = askedFor(useUrl())
  const {
    data: { rows: posts, total },
  } = useSuspenseQuery(postsQuery(app, category, page))
  const { data: categories } = useSuspenseQuery(postCategoriesQuery(app))
  const { title, description } = blogPage()
  return (
    <Section spacing="compact" width="text">
      <PageHead title={title} description={description} canonicalPath={addressOf(category, page)} />
      <Stack gap={7}>
        <Heading as="h1" size="display2">
          {title}
        </Heading>
        {categories.length > 1 && (
          <Cluster as="nav" gap={5} aria-label={t('Topics')}>
            {[{ slug: null, name: t('All posts') }, ...categories].map(({ slug, name }) => (
              <Link
                key={slug}
                href={addressOf(slug)}
                variant={slug === category ? 'text' : 'plain'}
                aria-current={slug === category ? 'page' : undefined}
                LinkComponent={RouterLink}
              >
                {name}
              </Link>
            ))}
          </Cluster>
        )}
        {posts.length === 0 ? (
          <EmptyState title={t('No posts here yet')} />
        ) : (
          <RuledList density="roomy">
            {posts.map(post => (
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
        )}
        {total > postsOfAPage && (
          <Pagination
            page={page}
            pageSize={postsOfAPage}
            total={total}
            hrefFor={number => addressOf(category, number)}
            LinkComponent={RouterLink}
          />
        )}
      </Stack>
    </Section>
  )
}

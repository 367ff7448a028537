import { Heading } from '@shruti/design-system/Heading'
import { ProductSheet } from '@shruti/design-system/ProductSheet'
import { Prose } from '@shruti/design-system/Prose'
import { Section } from '@shruti/design-system/Section'
import { Text } from '@shruti/design-system/Text'
import { usePathParams } from '../router/router-context.ts'
import { useApp } from '../app/app-context.ts'
import type { PageLoader } from '../router/guards.ts'
import { NotFound } from '../router/resolve.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { breadcrumbData, postData } from '../head/structured-data.ts'
import { findPost } from '../content/posts.ts'
import { ShopProductCard } from '../parts/product-card/ShopProductCard.tsx'
import { PostDateline } from '../parts/text/PostDateline.tsx'
import { TextSections } from '../parts/text/TextSections.tsx'
import { productsQuery, useProducts } from '../queries/catalogue.ts'
import { t } from '../language/t.ts'

export const loader: PageLoader = async (app, { params }) => {
  const post = findPost(params['slug'])
  if (!post) throw new NotFound('Page not found')
  await app.queryClient.ensureQueryData(productsQuery(app, post.products))
  return null
}

/** One post of the blog, with the products that it speaks of. */
export default function PostPage() {
  const { publicOrigin } = useApp()
  const post = findPost(usePathParams()['slug'])
  const products = useProducts(post?.products ?? [])
  if (!post) return null
  const path = paths.post(post.slug)
  const crumbs = [
    { name: t('Home'), path: paths.home },
    { name: t('Blog'), path: paths.blog },
    { name: post.title, path },
  ]
  return (
    <>
      <Section spacing="compact" width="text">
        <PageHead
          title={post.title}
          description={post.description}
          canonicalPath={path}
          type="article"
          structuredData={[breadcrumbData(publicOrigin, crumbs), postData(publicOrigin, post)]}
        />
        <Prose as="article">
          <PostDateline post={post} />
          <Heading as="h1" size="display2">
            {post.title}
          </Heading>
          <Text size="lead">{post.description}</Text>
          <TextSections sections={post.sections} />
        </Prose>
      </Section>
      {products.length > 0 && (
        <Section title={t('Products in this post')}>
          <ProductSheet columns={4}>
            {products.map(product => (
              <ShopProductCard key={product.id} product={product} headingLevel="h3" />
            ))}
          </ProductSheet>
        </Section>
      )}
    </>
  )
}

import { ProductSheet } from '@shruti/design-system/ProductSheet'
import { Section } from '@shruti/design-system/Section'
import { useSuspenseQuery } from '@tanstack/react-query'
import { usePathParams } from '../router/router-context.ts'
import { useApp } from '../app/app-context.ts'
import { sharePictureOf } from '../api/pictures.ts'
import { orNotFound, type PageLoader } from '../router/guards.ts'
import { Moved } from '../router/moved.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { breadcrumbData, postData } from '../head/structured-data.ts'
import { PostView } from '../parts/blog/PostView.tsx'
import { ShopProductCard } from '../parts/product-card/ShopProductCard.tsx'
import { productsQuery, useProducts } from '../queries/catalogue.ts'
import { postQuery } from '../queries/posts.ts'
import { t } from '../language/t.ts'

export const loader: PageLoader = async (app, { params }) => {
  const { slug = '' } = params
  const post = await orNotFound(app.queryClient.ensureQueryData(postQuery(app, slug)))
  if (post.slug !== slug) throw new Moved(paths.post(post.slug))
  await app.queryClient.ensureQueryData(productsQuery(app, post.productIds))
  return null
}

/** One post of the blog, with the products that it speaks of. */
export default function PostPage() {
  const app = useApp()
  const { slug = '' } = usePathParams()
  const { data: post } = useSuspenseQuery(postQuery(app, slug))
  const products = useProducts(post.productIds)
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
          title={post.seo.title}
          description={post.seo.description}
          canonicalPath={path}
          imageUrl={post.cover ? sharePictureOf([post.cover.url]) : undefined}
          type="article"
          structuredData={[breadcrumbData(app.publicOrigin, crumbs), postData(app.publicOrigin, post)]}
        />
        <PostView post={post} />
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

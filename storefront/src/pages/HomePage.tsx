import { Link } from '@shruti/design-system/Link'
import { ModelHero } from '@shruti/design-system/ModelHero'
import { useFormatMoney } from '@shruti/design-system/Price'
import { ProductSheet } from '@shruti/design-system/ProductSheet'
import { QuietChart } from '@shruti/design-system/QuietChart'
import { Scale } from '@shruti/design-system/Scale'
import { Section } from '@shruti/design-system/Section'
import { useApp } from '../app/app-context.ts'
import { belowFirstScreens } from '../hydration/below-first-screens.ts'
import { island, type LoadablePart } from '../hydration/island.tsx'
import type { PageLoader } from '../router/guards.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { hangingPictureOf, sharePictureOf } from '../api/pictures.ts'
import { organizationData } from '../head/structured-data.ts'
import { hero, homeModels, quietSeries } from '../content/home.ts'
import { HomeCategories } from '../parts/home/HomeCategories.tsx'
import { HomeModels } from '../parts/home/HomeModels.tsx'
import { ShopProductCard } from '../parts/product-card/ShopProductCard.tsx'
import {
  categoriesQuery,
  productListQuery,
  productsQuery,
  useProductList,
  useProducts,
} from '../queries/catalogue.ts'
import { useSettings } from '../queries/shop.ts'
import { t } from '../language/t.ts'

// Below the fold, and nothing on a first visit.
const RecentlyViewed = island(() => import('../parts/product-card/RecentlyViewed.tsx'))

export const parts: readonly LoadablePart[] = [RecentlyViewed]

const bestSellers = { sort: 'bestselling', page: 1, pageSize: 4 } as const
const slugs = homeModels.map(({ slug }) => slug)

export const loader: PageLoader = async app => {
  const { queryClient } = app
  await Promise.all([
    queryClient.prefetchQuery(productsQuery(app, slugs)),
    queryClient.prefetchQuery(productListQuery(app, bestSellers)),
    queryClient.prefetchQuery(categoriesQuery(app)),
  ])
  return null
}

/** The home page: the octave from Sa to Pa, one section a note. */
export default function HomePage() {
  const { publicOrigin } = useApp()
  const settings = useSettings()
  const format = useFormatMoney()
  const models = useProducts(slugs)
  const products = useProductList(bestSellers).data?.rows ?? []
  return (
    <>
      <PageHead
        title="Shruti"
        description={hero().description}
        canonicalPath={paths.home}
        imageUrl={sharePictureOf(models[0]?.imageUrls)}
        structuredData={settings ? [organizationData(publicOrigin, settings)] : []}
      />
      <ModelHero
        title={hero().title}
        introduction={hero().introduction}
        models={models.flatMap(product => {
          const model = homeModels.find(({ slug }) => slug === product.slug)
          if (!model) return []
          const price = format(product.price, { decimals: 'auto' })
          const imageUrl = hangingPictureOf(product.imageUrls) ?? ''
          return [{ name: product.name, href: paths.product(product.slug), price, imageUrl, ...model }]
        })}
        action={{ label: t('Shop earbuds'), href: paths.shop }}
        {...(models.length > 0 && { secondAction: { label: t('Compare models'), href: '#models' } })}
        LinkComponent={RouterLink}
      />
      {models.length > 0 && <HomeModels products={models} />}
      <Section
        {...belowFirstScreens}
        ground="night"
        opener={<Scale rule struck="Ga" />}
        titleSize="display2"
        title={t('A Metro coach, before and after.')}
        aside={t('The taller the bar, the louder it sounds: 10 dB less sounds about half as loud.')}
      >
        <QuietChart series={quietSeries()} />
      </Section>
      <Section
        {...belowFirstScreens}
        opener={<Scale rule struck="Ma" />}
        titleSize="display2"
        title={t('Shop by category')}
        aside={
          <Link href={paths.finder} LinkComponent={RouterLink}>
            {t('Find your earbuds in four questions')}
          </Link>
        }
      >
        <HomeCategories />
      </Section>
      {products.length > 0 && (
        <Section {...belowFirstScreens} opener={<Scale rule struck="Pa" />} title={t('Best sellers')}>
          <ProductSheet columns={4}>
            {products.map(product => (
              <ShopProductCard key={product.id} product={product} {...belowFirstScreens} />
            ))}
          </ProductSheet>
        </Section>
      )}
      <RecentlyViewed />
    </>
  )
}

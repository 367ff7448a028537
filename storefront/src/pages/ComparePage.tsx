import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { CompareTable } from '@shruti/design-system/CompareTable'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { AddToComparison } from '../parts/compare/AddToComparison.tsx'
import { CompareNotices } from '../parts/compare/CompareNotices.tsx'

import { comparePath, readComparison } from '../parts/compare/compare-path.ts'
import { comparedFigures } from '../parts/compare/figures.ts'
import { additionOf } from '../parts/product-card/add-to-cart.ts'
import { cartFormActions, paths } from '../paths.ts'
import { mostCompared } from '../preferences/use-compare.ts'
import { useAddToCart } from '../queries/cart/add-to-cart.ts'
import { allProductsQuery } from '../queries/catalogue.ts'
import { namedProductsQuery } from '../queries/comparison.ts'
import type { PageLoader } from '../router/guards.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { useUrl } from '../router/router-context.ts'
import { t } from '../language/t.ts'
import { localPath } from '../language/language.ts'

export const loader: PageLoader = async (app, { url }) => {
  const { products } = readComparison(url.searchParams)
  await Promise.all([
    app.queryClient.ensureQueryData(namedProductsQuery(app, products)),
    app.queryClient.ensureQueryData(allProductsQuery(app)),
  ])
  return null
}

/** Two to four products beside each other; which they are is in the address [BEY-6]. */
export default function ComparePage() {
  const { products: names, all } = readComparison(useUrl().searchParams)
  const { data: found } = useSuspenseQuery(namedProductsQuery(useApp(), names))
  const { mutate } = useAddToCart()
  const products = found.products.slice(0, mostCompared)
  const slugs = products.map(({ slug }) => slug)
  const isComparison = products.length > 1
  return (
    <Section spacing="compact">
      <PageHead
        title={
          isComparison
            ? t('Compare {names}', { names: products.map(({ name }) => name).join(', ') })
            : t('Compare')
        }
        description={t(
          'Two to four Shruti products beside each other: what differs in price, figures, colours and warranty.',
        )}
        hidden
      />
      <Stack gap={5}>
        <Heading as="h1" size="display2">
          {t('Compare')}
        </Heading>
        <CompareNotices
          products={products}
          surplus={found.products.slice(mostCompared)}
          unknown={found.unknown}
        />
        {products.length === 0 && (
          <EmptyState
            title={t('Nothing to compare yet')}
            action={
              <Button variant="secondary" href={paths.shop} LinkComponent={RouterLink}>
                {t('Go to the shop')}
              </Button>
            }
          >
            {t('Tick Compare on two to four products, or add them here.')}
          </EmptyState>
        )}
        <Cluster justify="between" align="end" gap={4}>
          {products.length < mostCompared && <AddToComparison chosen={slugs} all={all} />}
          {isComparison && (
            <Link href={comparePath(slugs, { all: !all })} LinkComponent={RouterLink}>
              {all ? t('Show only what differs') : t('Show everything')}
            </Link>
          )}
        </Cluster>
        {products.length > 0 && (
          <CompareTable
            products={products.map(product => ({
              product,
              href: paths.product(product.slug),
              removeHref: comparePath(
                slugs.filter(slug => slug !== product.slug),
                { all },
              ),
            }))}
            rows={comparedFigures(products, { all: all || !isComparison })}
            addAction={localPath(cartFormActions.add)}
            onAdd={item => {
              const product = products.find(({ id }) => id === item.productId)
              if (product) mutate(additionOf(product, item))
            }}
            LinkComponent={RouterLink}
          />
        )}
      </Stack>
    </Section>
  )
}

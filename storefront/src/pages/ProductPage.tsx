import { Breadcrumb } from '@shruti/design-system/Breadcrumb'
import { BuyBar } from '@shruti/design-system/BuyBar'
import { BuyBox } from '@shruti/design-system/BuyBox'
import { Section } from '@shruti/design-system/Section'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePathParams, useUrl } from '../router/router-context.ts'
import type { Product } from '@shruti/server/contract'
import { fewLeft, maximumQuantity } from '@shruti/server/contract/constants'
import { emiMonthly } from '@shruti/server/contract/emi'
import { island, type LoadablePart } from '../hydration/island.tsx'
import { useApp } from '../app/app-context.ts'
import { orNotFound, type PageLoader } from '../router/guards.ts'
import { cartFormActions } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { useAddProduct } from '../parts/product-card/add-to-cart.ts'
import { firstColour } from '../head/colour-path.ts'
import { ProductHead, crumbsOf } from '../parts/product/ProductHead.tsx'
import { useFavorite } from '../parts/product-card/use-favorite.ts'
import { rememberViewed } from '../preferences/remember-viewed.ts'
import { accessoriesQuery, productQuery, relatedProductsQuery } from '../queries/catalogue.ts'
import { reviewsQuery } from '../queries/reviews.ts'
import { useSettings } from '../queries/shop.ts'
import { localPath } from '../language/language.ts'

// A strip that snaps, and links into it, until it is touched.
const ProductPictures = island(() => import('../parts/product/ProductPictures.tsx'), { hydrateOn: 'touch' })
// Asks by the address until it is touched.
const ProductDelivery = island(() => import('../parts/product/ProductDelivery.tsx'), { hydrateOn: 'touch' })
// Below the fold: fetched when they come near the screen.
const ModelBand = island(() => import('../parts/product/ModelBand.tsx'))
const ProductFacts = island(() => import('../parts/product/ProductFacts.tsx'))
const ProductReviews = island(() => import('../parts/product/ProductReviews.tsx'))
const RelatedProducts = island(() => import('../parts/product/RelatedProducts.tsx'))

export const parts: readonly LoadablePart[] = [
  ProductPictures,
  ProductDelivery,
  ModelBand,
  ProductFacts,
  ProductReviews,
  RelatedProducts,
]

export const readsAhead = true

export const loader: PageLoader = async (app, { params, url }) => {
  const { queryClient } = app
  const product = await orNotFound(queryClient.ensureQueryData(productQuery(app, params['idOrSlug'] ?? '')))
  await Promise.all([
    queryClient.prefetchQuery(reviewsQuery(app, product.id)),
    queryClient.prefetchQuery(accessoriesQuery(app, product.id)),
    queryClient.prefetchQuery(relatedProductsQuery(app, product.id)),
    // The server prints it; the browser has its code with the part that shows it.
    import.meta.env.SSR &&
      import('../queries/delivery.ts').then(delivery => delivery.prefetchDelivery(app, url, product.price)),
  ])
  return null
}

/** A product with everything needed to decide on it [SHOP-2]. */
export default function ProductPage() {
  const { idOrSlug = '' } = usePathParams()
  const { data: product } = useSuspenseQuery(productQuery(useApp(), idOrSlug))
  // Another product starts with its own first colour.
  return <ProductView key={product.id} product={product} />
}

function ProductView({ product }: { product: Product }) {
  const { storage } = useApp()
  useEffect(() => rememberViewed(storage, product.slug), [storage, product.slug])
  const { searchParams } = useUrl()
  const [chosenIndex, choose] = useState(() => firstColour(product.variants, searchParams.get('color')))
  const variant = product.variants[chosenIndex]
  const price = variant?.price ?? product.price
  const fullName = variant ? `${product.name}, ${variant.name}` : product.name
  const settings = useSettings()
  const { add, adding } = useAddProduct(product)
  return (
    <>
      <ProductHead product={product} />
      <Section spacing="compact">
        <Stack gap={4}>
          <Breadcrumb
            items={crumbsOf(product).map(({ name, path }) => ({ label: name, href: path }))}
            LinkComponent={RouterLink}
          />
          <Split ratio="8:5">
            <ProductPictures product={product} variant={variant} name={fullName} />
            <BuyBox
              product={product}
              variantIndex={chosenIndex}
              onVariantChange={choose}
              addAction={localPath(cartFormActions.add)}
              onAdd={add}
              adding={adding}
              maximumQuantity={maximumQuantity}
              fewLeft={fewLeft}
              emiMonthly={emiMonthly(price, settings?.emi)}
              {...useFavorite(product)}
              delivery={<ProductDelivery product={product} variant={variant} />}
            />
          </Split>
        </Stack>
      </Section>
      <ModelBand slug={product.slug} />
      <ProductFacts product={product} />
      <ProductReviews product={product} />
      <RelatedProducts product={product} />
      <BuyBar
        name={fullName}
        price={price}
        mrp={product.mrp}
        soldOut={variant?.stock === 0}
        adding={adding}
      />
    </>
  )
}

import { ProductCard } from '@shruti/design-system/ProductCard'
import type { Product } from '@shruti/server/contract'
import { fewLeft } from '@shruti/server/contract/constants'
import { Suspense, useState } from 'react'
import { cartFormActions, paths } from '../../paths.ts'
import { useCompare } from '../../preferences/use-compare.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { colourPath } from '../../head/colour-path.ts'
import { useAddProduct } from './add-to-cart.ts'
import { useFavorite } from './use-favorite.ts'
import { localPath } from '../../language/language.ts'
import type { belowFirstScreens } from '../../hydration/below-first-screens.ts'
import { lazyPart } from '../../hydration/lazy-part.tsx'
import { keptCard } from '../../hydration/kept-part.tsx'

/** Fetched when a card first has to ask for the colour. */
const ColourDialog = lazyPart(() => import('./ColourDialog.tsx'))

interface ShopProductCardProps extends Partial<typeof belowFirstScreens> {
  product: Product
  /** Names of the colours that the visitor looks for. */
  coloursWanted?: readonly string[]
  headingLevel?: 'h2' | 'h3'
  /** True for what is seen first, `'second'` for what is seen beside it: its picture is not loaded lazily. */
  priority?: boolean | 'second'
  /** Marks a card that the server keeps. */
  'data-kept'?: string
}

function FreshProductCard({ product, ...rest }: ShopProductCardProps) {
  const { add } = useAddProduct(product)
  const { isChosen, toggle } = useCompare()
  /** Stays in the page once it was opened, so that it can close gracefully. */
  const [asked, setAsked] = useState<{ variantIndex: number; isOpen: boolean }>()
  return (
    <>
      <ProductCard
        product={product}
        href={paths.product(product.slug)}
        colourHref={colour => colourPath(product.slug, colour)}
        LinkComponent={RouterLink}
        addAction={localPath(cartFormActions.add)}
        onAdd={add}
        onChooseColour={variantIndex => setAsked({ variantIndex, isOpen: true })}
        compared={isChosen(product.slug)}
        onCompareToggle={() => toggle(product)}
        fewLeft={fewLeft}
        {...useFavorite(product)}
        {...rest}
      />
      {asked && (
        <Suspense>
          <ColourDialog
            product={product}
            variantIndex={asked.variantIndex}
            isOpen={asked.isOpen}
            onClose={() => setAsked({ ...asked, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}

/** A product card that adds to the cart, with the heart of a signed-in customer. */
export const ShopProductCard = import.meta.env.SSR ? keptCard(FreshProductCard) : FreshProductCard

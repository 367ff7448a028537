import { Heart, Plus } from 'lucide-react'
import type { ComponentPropsWithRef, FormEvent } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { defaultFewLeft } from '../../foundations/stock.ts'
import type { ProductRecord } from '../../records/index.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProductName } from '../ProductName/ProductName.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { Swatch } from '../Swatch/Swatch.tsx'
import { productTag } from './product-tag.ts'
import {
  AddForm,
  CardPrice,
  Colours,
  Description,
  Foot,
  Ground,
  Name,
  NameLink,
  Root,
  Tag,
} from './ProductCard.styles.ts'

export interface AddToCart {
  productId: string
  /** Pieces; 1 or more. */
  quantity: number
  /** Index of the colour among the product’s variants, from 0. */
  variantIndex: number
}

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onSubmit'> {
  product: ProductRecord
  href: string
  LinkComponent?: LinkComponent
  /** Where the add form posts productId, variantIndex and quantity, so that it works without scripts. */
  addAction?: string
  /** Takes the form's place once scripts run. */
  onAdd?: (item: AddToCart) => void
  /** In the visitor's favourites; leave out together with `onFavouriteToggle` and no heart shows. */
  favourite?: boolean
  onFavouriteToggle?: ((productId: string) => void) | undefined
  /** Offered instead of adding when the product is sold out. */
  onNotify?: (productId: string) => void
  /** From this many pieces down, all colours together, it says that few are left; default 5. */
  fewLeft?: number | undefined
  /** Level of the name in the page’s outline. */
  headingLevel?: 'h2' | 'h3'
  /** True for the first row of a page: its pictures are what the visitor waits for. */
  priority?: boolean
}

const pictureSizes = '(min-width: 1440px) 316px, (min-width: 768px) 28vw, 46vw'

/** A product in a ruled sheet: the name's link covers the cell, the heart and the add button lie above it. */
export function ProductCard({
  product,
  href,
  LinkComponent: Anchor = 'a',
  addAction,
  onAdd,
  favourite = false,
  onFavouriteToggle,
  onNotify,
  fewLeft = defaultFewLeft,
  headingLevel = 'h3',
  priority = false,
  ...rest
}: ProductCardProps) {
  const firstInStock = product.variants.findIndex(variant => variant.stock > 0)
  const variantIndex = Math.max(firstInStock, 0)
  const variant = product.variants[variantIndex]
  const [first = '', second] = variant?.imageUrls.length ? variant.imageUrls : product.imageUrls
  const tag = productTag(product, fewLeft)

  function add(event: FormEvent) {
    if (!onAdd) return
    event.preventDefault()
    onAdd({ productId: product.id, quantity: 1, variantIndex })
  }

  return (
    <Root {...rest}>
      <Ground dimmed={!product.inStock}>
        <ProductPicture src={first} alt="" sizes={pictureSizes} priority={priority} />
        {/* A dimmed picture lets the other one shine through. */}
        {second && product.inStock && (
          <ProductPicture src={second} alt="" sizes={pictureSizes} data-second="" />
        )}
      </Ground>
      {tag && <Tag tone={tag.tone}>{tag.label}</Tag>}
      {onFavouriteToggle && (
        <IconButton
          data-part="favourite"
          icon={Heart}
          label={favourite ? `Remove ${product.name} from favorites` : `Add ${product.name} to favorites`}
          aria-pressed={favourite}
          onClick={() => onFavouriteToggle(product.id)}
        />
      )}
      <Name as={headingLevel}>
        <NameLink as={Anchor} href={href}>
          <ProductName name={product.name} />
        </NameLink>
      </Name>
      <Description>{product.shortDescription}</Description>
      <Colours role="group" aria-label="Colours">
        {product.variants.map(({ name, colorHex }, index) => (
          <Swatch key={name} name={name} colorHex={colorHex} selected={index === variantIndex} />
        ))}
      </Colours>
      <Foot>
        <CardPrice price={variant?.price ?? product.price} mrp={product.mrp} />
        {product.inStock && (addAction ?? onAdd) && (
          <AddForm method="post" action={addAction} onSubmit={add}>
            <input type="hidden" name="productId" value={product.id} />
            <input type="hidden" name="variantIndex" value={variantIndex} />
            <input type="hidden" name="quantity" value={1} />
            <IconButton
              type="submit"
              variant="bordered"
              icon={Plus}
              label={`Add ${product.name} to cart`}
              data-buys=""
            />
          </AddForm>
        )}
        {!product.inStock && onNotify && (
          <Button data-part="notify" variant="quiet" size="small" onClick={() => onNotify(product.id)}>
            Notify me
          </Button>
        )}
      </Foot>
    </Root>
  )
}

import { Heart, Plus } from 'lucide-react'
import { useId, useState, type ComponentPropsWithRef, type FormEvent } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { defaultFewLeft } from '../../foundations/stock.ts'
import type { ProductRecord } from '../../records/index.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProductName } from '../ProductName/ProductName.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { CardColours } from './CardColours.tsx'
import { colourOfCard } from './colour-of-card.ts'
import { productTag } from './product-tag.ts'
import {
  AddForm,
  CardPrice,
  CompareChoice,
  Description,
  Foot,
  Ground,
  Name,
  NameLink,
  Reviews,
  Root,
  Tag,
} from './ProductCard.styles.ts'
import { t } from '../../texts/t.ts'

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
  /** Where the product is shown in a colour of this name; without it `href` is. */
  colourHref?: (colour: string) => string
  /** Names of the colours that the visitor looks for: the card shows the first of them that is in stock. */
  coloursWanted?: readonly string[] | undefined
  LinkComponent?: LinkComponent
  /** Where the add form posts productId, variantIndex and quantity, so that it works without scripts. */
  addAction?: string
  /** Takes the form's place once scripts run. */
  onAdd?: (item: AddToCart) => void
  /**
   * Asks for the colour before adding. It takes the place of `onAdd` where there are several colours and none was
   * chosen on the card or looked for. Gets the index of the colour that shows.
   */
  onChooseColour?: ((variantIndex: number) => void) | undefined
  /** Among those to compare; leave it out together with `onCompareToggle` and nothing of it shows. */
  compared?: boolean
  onCompareToggle?: (() => void) | undefined
  /** In the visitor's favourites; leave out together with `onFavouriteToggle` and no heart shows. */
  favourite?: boolean
  onFavouriteToggle?: ((productId: string) => void) | undefined
  /** Offered instead of adding when the product is sold out. */
  onNotify?: (productId: string) => void
  /** From this many pieces down, all colours together, it says that few are left; default 5. */
  fewLeft?: number | undefined
  /** Level of the name in the page’s outline. */
  headingLevel?: 'h2' | 'h3'
  /** True for the first product of a page, whose picture the visitor waits for, and `'second'` for what is beside it. */
  priority?: boolean | 'second'
}

const pictureSizes = '(min-width: 1440px) 316px, (min-width: 768px) 28vw, 46vw'

/** A product in a ruled sheet: the name's link covers the cell, the heart and the add button lie above it. */
export function ProductCard({
  product,
  href,
  colourHref,
  coloursWanted,
  LinkComponent: Anchor = 'a',
  addAction,
  onAdd,
  onChooseColour,
  compared = false,
  onCompareToggle,
  favourite = false,
  onFavouriteToggle,
  onNotify,
  fewLeft = defaultFewLeft,
  headingLevel = 'h3',
  priority = false,
  ...rest
}: ProductCardProps) {
  const formId = useId()
  const [chosenIndex, choose] = useState<number>()
  const initial = colourOfCard(product.variants, coloursWanted)
  const variantIndex = chosenIndex ?? initial.variantIndex
  const isColourChosen = chosenIndex !== undefined || initial.isWanted || product.variants.length < 2
  const variant = product.variants[variantIndex]
  const [first = '', second] = variant?.imageUrls.length ? variant.imageUrls : product.imageUrls
  const isSoldOut = variant?.stock === 0
  const tag = productTag(product, fewLeft)
  const isOtherColour = chosenIndex !== undefined || initial.isWanted

  function add(event: FormEvent) {
    if (!onAdd) return
    event.preventDefault()
    if (!isColourChosen && onChooseColour) onChooseColour(variantIndex)
    else onAdd({ productId: product.id, quantity: 1, variantIndex })
  }

  return (
    <Root {...rest}>
      <Ground dimmed={isSoldOut}>
        <ProductPicture
          src={first}
          alt=""
          sizes={pictureSizes}
          priority={priority}
          embeddable={priority === true}
        />
        {/* A dimmed picture lets the other one shine through. */}
        {second && !isSoldOut && <ProductPicture src={second} alt="" sizes={pictureSizes} data-second="" />}
      </Ground>
      {tag && <Tag tone={tag.tone}>{tag.label}</Tag>}
      {onFavouriteToggle && (
        <IconButton
          data-part="favourite"
          icon={Heart}
          label={
            favourite
              ? t('Remove {name} from favorites', { name: product.name })
              : t('Add {name} to favorites', { name: product.name })
          }
          aria-pressed={favourite}
          onClick={() => onFavouriteToggle(product.id)}
        />
      )}
      <Name as={headingLevel}>
        <NameLink as={Anchor} href={isOtherColour && variant && colourHref ? colourHref(variant.name) : href}>
          <ProductName name={product.name} />
        </NameLink>
      </Name>
      <Description>{product.shortDescription}</Description>
      <Reviews>
        <Rating average={product.rating.average} count={product.rating.count} text="figure" />
      </Reviews>
      <CardColours
        label={t('Colour of {name}', { name: product.name })}
        variants={product.variants}
        variantIndex={variantIndex}
        onVariantChange={choose}
        formId={formId}
        fewLeft={fewLeft}
      />
      <Foot>
        <CardPrice price={variant?.price ?? product.price} mrp={product.mrp} />
        {product.inStock && (addAction ?? onAdd) && (
          <AddForm id={formId} method="post" action={addAction} onSubmit={add}>
            <input type="hidden" name="productId" value={product.id} />
            <input type="hidden" name="quantity" value={1} />
            <IconButton
              type="submit"
              variant="bordered"
              icon={Plus}
              label={
                isSoldOut
                  ? t('{name} in {colour} is sold out', { name: product.name, colour: variant.name })
                  : t('Add {name} to cart', { name: product.name })
              }
              aria-haspopup={onChooseColour && !isColourChosen ? 'dialog' : undefined}
              disabled={isSoldOut}
              data-buys=""
            />
          </AddForm>
        )}
        {!product.inStock && onNotify && (
          <Button data-part="notify" variant="quiet" size="small" onClick={() => onNotify(product.id)}>
            {t('Notify me')}
          </Button>
        )}
      </Foot>
      {onCompareToggle && (
        <CompareChoice>
          <Checkbox
            id={`${formId}-compare`}
            label={
              <>
                {t('Compare')}
                <VisuallyHidden> {product.name}</VisuallyHidden>
              </>
            }
            checked={compared}
            onChange={onCompareToggle}
          />
        </CompareChoice>
      )}
    </Root>
  )
}

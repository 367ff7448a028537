import { Heart } from 'lucide-react'
import { useState, type ComponentPropsWithRef, type FormEvent, type ReactNode } from 'react'
import { defaultFewLeft } from '../../foundations/stock.ts'
import type { ProductRecord } from '../../records/index.ts'
import { Button } from '../Button/Button.tsx'
import type { AddToCart } from '../ProductCard/ProductCard.tsx'
import { PriceBlock } from '../PriceBlock/PriceBlock.tsx'
import { ProductName } from '../ProductName/ProductName.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { SwatchPicker } from '../Swatch/SwatchPicker.tsx'
import { stockLine } from './stock-line.ts'
import { Act, Block, HeartIcon, Lead, ReviewsLink, StockLine, Title } from './BuyBox.styles.ts'
import { t } from '../../texts/t.ts'

export interface BuyBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSubmit'> {
  product: ProductRecord
  /** Index of the chosen colour, which the gallery shows too. */
  variantIndex: number
  /** Another colour was chosen; its index, from 0. */
  onVariantChange?: (variantIndex: number) => void
  /** Where the add form posts productId, variantIndex and quantity, so that it works without scripts. */
  addAction: string
  /** Takes the form's place once scripts run. */
  onAdd?: (item: AddToCart) => void
  /** The product is on its way into the cart: the button is busy. */
  adding?: boolean
  /** Leave both out and no heart shows, as for a guest. */
  favourite?: boolean
  onFavouriteToggle?: ((productId: string) => void) | undefined
  /** The most of one product that a cart holds; without it the stock alone is the limit. */
  maximumQuantity?: number
  /** From this many pieces down it says that few are left; default 5. */
  fewLeft?: number | undefined
  /** Paise a month for this price; absent below ₹3,000 (CHAT-9). */
  emiMonthly?: number | undefined
  /** Where the reviews are on this page. */
  reviewsHref?: string
  /** The PIN code check. */
  delivery?: ReactNode
  /** What the shop promises: delivery, returns, warranty. */
  promises?: ReactNode
}

/** Everything that is decided on a product page, in the order it is decided in (SHOP-2). Holds the `h1`. */
export function BuyBox({
  product,
  variantIndex,
  onVariantChange,
  addAction,
  onAdd,
  adding = false,
  favourite = false,
  onFavouriteToggle,
  emiMonthly,
  maximumQuantity = Infinity,
  fewLeft = defaultFewLeft,
  reviewsHref = '#reviews',
  delivery,
  promises,
  ...rest
}: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1)
  const variant = product.variants[variantIndex]
  const stock = variant?.stock ?? 0
  const stockText = stockLine(
    product.variants.map(({ stock: left }) => left),
    variantIndex,
    fewLeft,
  )

  function add(event: FormEvent) {
    if (!onAdd) return
    event.preventDefault()
    if (!adding) onAdd({ productId: product.id, quantity, variantIndex })
  }

  return (
    <div {...rest}>
      {product.rating.count > 0 && (
        <ReviewsLink href={reviewsHref}>
          <Rating average={product.rating.average} count={product.rating.count} />
        </ReviewsLink>
      )}
      <Title>
        <ProductName name={product.name} />
      </Title>
      <Lead>{product.shortDescription}</Lead>
      <Block>
        <PriceBlock price={variant?.price ?? product.price} mrp={product.mrp} emiMonthly={emiMonthly} />
      </Block>
      <form id="buy" method="post" action={addAction} onSubmit={add} data-buys="">
        <input type="hidden" name="productId" value={product.id} />
        <Block>
          <SwatchPicker
            name="variantIndex"
            options={product.variants.map(({ name, colorHex, stock: left }) => ({
              name,
              colorHex,
              soldOut: left === 0,
            }))}
            value={String(variantIndex)}
            onValueChange={value => onVariantChange?.(Number(value))}
          />
          {stockText && <StockLine>{stockText}</StockLine>}
        </Block>
        <Block>
          <Act>
            <QuantityStepper
              data-part="quantity"
              name="quantity"
              value={quantity}
              onValueChange={setQuantity}
              max={Math.max(1, Math.min(maximumQuantity, stock))}
              disabled={stock === 0}
            />
            <Button data-part="add" type="submit" loading={adding} disabled={stock === 0}>
              {stock === 0 ? t('Sold out') : t('Add to cart')}
            </Button>
            {onFavouriteToggle && (
              <Button
                data-part="favourite"
                variant="secondary"
                aria-pressed={favourite}
                aria-label={favourite ? t('Remove from favorites') : t('Add to favorites')}
                onClick={() => onFavouriteToggle(product.id)}
              >
                <HeartIcon icon={Heart} />
              </Button>
            )}
          </Act>
        </Block>
      </form>
      {delivery && <Block>{delivery}</Block>}
      {promises}
    </div>
  )
}

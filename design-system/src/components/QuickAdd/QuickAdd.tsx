import { useState } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { defaultFewLeft } from '../../foundations/stock.ts'
import type { ProductRecord } from '../../records/index.ts'
import { stockLine } from '../BuyBox/stock-line.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import { Link } from '../Link/Link.tsx'
import { Price } from '../Price/Price.tsx'
import type { AddToCart } from '../ProductCard/ProductCard.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { Stage } from '../Stage/Stage.tsx'
import { SwatchPicker } from '../Swatch/SwatchPicker.tsx'
import { Choice, Offer, StockLine } from './QuickAdd.styles.ts'
import { t } from '../../texts/t.ts'

export interface QuickAddProps extends Omit<
  DialogProps,
  'title' | 'description' | 'size' | 'footer' | 'children'
> {
  product: ProductRecord
  /** The product's page. */
  href: string
  LinkComponent?: LinkComponent
  /** Index of the colour that is chosen at first, from 0. */
  defaultVariantIndex?: number
  /** Whoever opened it closes it. */
  onAdd: (item: AddToCart) => void
  /** From this many pieces of a colour down it says that few are left; default 5. */
  fewLeft?: number | undefined
}

/** Asks which colour of a product goes into the cart: a sheet on a phone, a window elsewhere. Load it when it is needed. */
export function QuickAdd({
  product,
  href,
  LinkComponent,
  defaultVariantIndex = 0,
  onAdd,
  fewLeft = defaultFewLeft,
  ...dialog
}: QuickAddProps) {
  const [variantIndex, choose] = useState(defaultVariantIndex)
  const { variants, name, price, mrp, imageUrls } = product
  const variant = variants[variantIndex]
  const isSoldOut = variant?.stock === 0
  const [picture = ''] = variant?.imageUrls.length ? variant.imageUrls : imageUrls
  const stockText = stockLine(
    variants.map(({ stock }) => stock),
    variantIndex,
    fewLeft,
  )
  return (
    <Dialog
      size="small"
      title={t('Choose a colour of {name}', { name })}
      footer={
        <Button
          wide
          disabled={isSoldOut}
          onClick={() => onAdd({ productId: product.id, quantity: 1, variantIndex })}
        >
          {isSoldOut ? t('Sold out') : t('Add to cart')}
        </Button>
      }
      {...dialog}
    >
      <Choice>
        <Stage dimmed={isSoldOut}>
          <ProductPicture src={picture} alt={variant ? `${name}, ${variant.name}` : name} sizes="132px" />
        </Stage>
        <Offer>
          <Price price={variant?.price ?? price} mrp={mrp} />
          <SwatchPicker
            options={variants.map(({ name: colour, colorHex, stock }) => ({
              name: colour,
              colorHex,
              soldOut: stock === 0,
            }))}
            value={String(variantIndex)}
            onValueChange={value => choose(Number(value))}
          />
        </Offer>
      </Choice>
      <StockLine role="status">{stockText}</StockLine>
      <Link href={href} {...(LinkComponent && { LinkComponent })}>
        {t('All about {name}', { name })}
      </Link>
    </Dialog>
  )
}

import type { ComponentPropsWithRef, FormEvent } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import type { CartItemRecord } from '../../records/index.ts'
import { Button } from '../Button/Button.tsx'
import { useFormatMoney } from '../Price/money-context.tsx'
import { ProductName } from '../ProductName/ProductName.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import {
  Act,
  Acts,
  Details,
  Figures,
  Ground,
  LineTotal,
  Name,
  Note,
  Quantity,
  Root,
  WithoutScripts,
} from './CartLine.styles.ts'
import { stockNote } from './stock-note.ts'
import { t } from '../../texts/t.ts'

export interface CartLineProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  item: CartItemRecord
  href: string
  LinkComponent?: LinkComponent
  /** Level of the name in the page's outline. */
  headingLevel?: 'h2' | 'h3'
  /** Where a form posts itemId and quantity, so that it works without scripts. */
  quantityAction?: string
  /** Where a form posts itemId, and what was removed: productId, variantIndex, quantity. */
  removeAction?: string
  /** Takes the form's place once scripts run. */
  onQuantityChange?: (itemId: string, quantity: number) => void
  onRemove?: (itemId: string) => void
  /** The most of one product that a cart holds; without it the stock alone is the limit. */
  maximumQuantity?: number
  /** Where a form posts itemId to put the line aside. */
  saveAction?: string
  /** Takes the form's place once scripts run; without either there is no button. */
  onSaveForLater?: (itemId: string) => void
  /** Left out for a guest. */
  onMoveToFavourites?: ((itemId: string) => void) | undefined
}

/** A line of the cart (CART-3, CART-4): every change shows at once, and the page puts it back if it fails. */
export function CartLine({
  item,
  href,
  LinkComponent: Anchor = 'a',
  headingLevel = 'h2',
  quantityAction,
  removeAction,
  onQuantityChange,
  onRemove,
  saveAction,
  onSaveForLater,
  onMoveToFavourites,
  maximumQuantity = Infinity,
  ...rest
}: CartLineProps) {
  const format = useFormatMoney()
  const name = `${item.product.name}, ${item.variantName}`
  const gone = item.notice === 'unavailable' || item.availableStock === 0

  function update(event: FormEvent) {
    if (onQuantityChange) event.preventDefault()
  }
  function save(event: FormEvent) {
    if (!onSaveForLater) return
    event.preventDefault()
    onSaveForLater(item.id)
  }
  function remove(event: FormEvent) {
    if (!onRemove) return
    event.preventDefault()
    onRemove(item.id)
  }

  return (
    <Root {...rest}>
      <Ground dimmed={gone}>
        <ProductPicture src={item.product.imageUrl} alt="" sizes="(min-width: 1024px) 132px, 96px" />
      </Ground>
      <Details>
        <Name as={headingLevel}>
          <Anchor href={href}>
            <ProductName name={item.product.name} />
          </Anchor>
        </Name>
        <Note>{item.variantName}</Note>
        <Note data-notice={item.notice}>{stockNote(item, format)}</Note>
        <Acts>
          {onMoveToFavourites && (
            <Act
              type="button"
              aria-label={t('Move to favorites: {name}', { name })}
              onClick={() => onMoveToFavourites(item.id)}
            >
              {t('Move to favorites')}
            </Act>
          )}
          {(saveAction ?? onSaveForLater) && (
            <form method="post" action={saveAction} onSubmit={save}>
              <input type="hidden" name="itemId" value={item.id} />
              <Act type="submit" aria-label={t('Save for later: {name}', { name })}>
                {t('Save for later')}
              </Act>
            </form>
          )}
          <form method="post" action={removeAction} onSubmit={remove}>
            <input type="hidden" name="itemId" value={item.id} />
            <input type="hidden" name="productId" value={item.productId} />
            <input type="hidden" name="variantIndex" value={item.variantIndex} />
            <input type="hidden" name="quantity" value={item.quantity} />
            <Act type="submit" aria-label={t('Remove {name}', { name })}>
              {t('Remove')}
            </Act>
          </form>
        </Acts>
      </Details>
      <Quantity method="post" action={quantityAction} onSubmit={update}>
        <input type="hidden" name="itemId" value={item.id} />
        <QuantityStepper
          label={t('Quantity of {name}', { name })}
          name="quantity"
          value={item.quantity}
          max={Math.max(item.quantity, Math.min(maximumQuantity, item.availableStock))}
          disabled={gone}
          onValueChange={quantity => onQuantityChange?.(item.id, quantity)}
        />
        <WithoutScripts>
          <Button type="submit" variant="quiet" size="small">
            {t('Update')}
          </Button>
        </WithoutScripts>
      </Quantity>
      <Figures>
        <LineTotal price={item.lineTotal} mrp={item.mrp * item.quantity} />
        {item.quantity > 1 && <Note>{t('{price} each', { price: format(item.unitPrice) })}</Note>}
      </Figures>
    </Root>
  )
}

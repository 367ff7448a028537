import type { ComponentPropsWithRef, FormEvent } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import type { CartItemRecord } from '../../records/index.ts'
import {
  Act,
  Acts,
  Details,
  Figures,
  Ground,
  LineTotal,
  Name,
  Note,
  Root,
} from '../CartLine/CartLine.styles.ts'
import { stockNote } from '../CartLine/stock-note.ts'
import { useFormatMoney } from '../Price/money-context.tsx'
import { ProductName } from '../ProductName/ProductName.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { t } from '../../texts/t.ts'

export interface SavedLineProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  item: CartItemRecord
  href: string
  LinkComponent?: LinkComponent
  /** Level of the name in the page's outline. */
  headingLevel?: 'h2' | 'h3'
  /** Where forms post itemId, so that they work without scripts. */
  moveAction?: string
  removeAction?: string
  /** Take the forms' place once scripts run. */
  onMove?: (itemId: string) => void
  onRemove?: (itemId: string) => void
}

/** What a shopper put aside for later (CART-7): what changed since, and the way back to the cart. */
export function SavedLine({
  item,
  href,
  LinkComponent: Anchor = 'a',
  headingLevel = 'h3',
  moveAction,
  removeAction,
  onMove,
  onRemove,
  ...rest
}: SavedLineProps) {
  const format = useFormatMoney()
  const name = `${item.product.name}, ${item.variantName}`
  const gone = item.notice === 'unavailable' || item.availableStock === 0
  const pieces =
    item.quantity > 1
      ? t('{variantName} · {quantity} pieces', { variantName: item.variantName, quantity: item.quantity })
      : item.variantName
  const report = (tell: SavedLineProps['onMove']) => (event: FormEvent) => {
    if (!tell) return
    event.preventDefault()
    tell(item.id)
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
        <Note>{pieces}</Note>
        <Note data-notice={item.notice}>{stockNote(item, format)}</Note>
        <Acts>
          {!gone && (
            <form method="post" action={moveAction} onSubmit={report(onMove)}>
              <input type="hidden" name="itemId" value={item.id} />
              <Act type="submit" aria-label={t('Move to cart: {name}', { name })}>
                {t('Move to cart')}
              </Act>
            </form>
          )}
          <form method="post" action={removeAction} onSubmit={report(onRemove)}>
            <input type="hidden" name="itemId" value={item.id} />
            <Act type="submit" aria-label={t('Remove from saved: {name}', { name })}>
              {t('Remove')}
            </Act>
          </form>
        </Acts>
      </Details>
      <Figures>
        <LineTotal price={item.unitPrice} mrp={item.mrp} />
      </Figures>
    </Root>
  )
}

import { Check, X } from 'lucide-react'
import type { ComponentPropsWithRef, FormEvent } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import type { ProductRecord } from '../../records/index.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { AddToCart } from '../ProductCard/ProductCard.tsx'
import { Price } from '../Price/Price.tsx'
import { ProductName } from '../ProductName/ProductName.tsx'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { Select } from '../Select/Select.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  Best,
  BestIcon,
  Body,
  BuyForm,
  Head,
  Headed,
  Line,
  LineName,
  Name,
  NameLink,
  Remove,
  Root,
  Shown,
  Value,
} from './CompareTable.styles.ts'
import { t } from '../../texts/t.ts'

// The roles repeat what the elements mean already: Safari forgets it for rows that are laid out as a grid.

export interface ComparedProduct {
  product: ProductRecord
  href: string
  /** The comparison without it. */
  removeHref: string
}

export interface ComparedRow {
  label: string
  /** In the order of the products; undefined where it does not apply. */
  values: readonly (string | undefined)[]
  /** Positions of those that are better beyond dispute. */
  best?: readonly number[]
  /** What being better is called: "Longest". */
  bestLabel?: string
}

export interface CompareTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** One to four. */
  products: readonly ComparedProduct[]
  rows: readonly ComparedRow[]
  /** Where the add form posts productId, variantIndex and quantity, so that it works without scripts. */
  addAction: string
  /** Takes the form's place once scripts run. */
  onAdd?: (item: AddToCart) => void
  LinkComponent?: LinkComponent
}

/**
 * Products beside each other, figure by figure. Their names stay in view while one scrolls. On a phone the name of a
 * figure stands above its row, so that four columns fit without scrolling sideways.
 */
export function CompareTable({
  products,
  rows,
  addAction,
  onAdd,
  LinkComponent: Anchor = 'a',
  ...rest
}: CompareTableProps) {
  return (
    <Root role="table" data-columns={products.length} {...rest}>
      <VisuallyHidden as="caption">{t('Products compared')}</VisuallyHidden>
      <Head role="rowgroup">
        <Line role="row" data-head="">
          <LineName as="td" role="cell" />
          {products.map(({ product, href, removeHref }) => (
            <Headed key={product.id} role="columnheader" scope="col">
              <Shown dimmed={!product.inStock}>
                <ProductPicture src={pictureOf(product)} alt="" sizes="(min-width: 768px) 180px, 22vw" />
              </Shown>
              <Name>
                <NameLink as={Anchor} href={href}>
                  <ProductName name={product.name} />
                </NameLink>
              </Name>
              <Price price={product.price} mrp={product.mrp} size="small" hideSaving />
              <Remove>
                <IconButton
                  icon={X}
                  iconSize={16}
                  label={t('Remove {name} from the comparison', { name: product.name })}
                  href={removeHref}
                  LinkComponent={Anchor}
                />
              </Remove>
            </Headed>
          ))}
        </Line>
      </Head>
      <Body role="rowgroup">
        {rows.map(({ label, values, best = [], bestLabel }) => (
          <Line key={label} role="row">
            <LineName role="rowheader" scope="row">
              {label}
            </LineName>
            {values.map((value, index) => (
              <Value key={products[index]?.product.id ?? index} role="cell">
                {value ?? (
                  <>
                    <span aria-hidden="true">–</span>
                    <VisuallyHidden>{t('Does not apply')}</VisuallyHidden>
                  </>
                )}
                {best.includes(index) && (
                  <Best>
                    <BestIcon icon={Check} size={16} />
                    {bestLabel}
                  </Best>
                )}
              </Value>
            ))}
          </Line>
        ))}
        <Line role="row">
          <LineName role="rowheader" scope="row">
            {t('Buy')}
          </LineName>
          {products.map(({ product }) => (
            <Value key={product.id} role="cell">
              <Buy product={product} addAction={addAction} onAdd={onAdd} />
            </Value>
          ))}
        </Line>
      </Body>
    </Root>
  )
}

function pictureOf({ variants, imageUrls }: ProductRecord): string {
  const shown = variants.find(({ stock }) => stock > 0)
  return shown?.imageUrls[0] ?? imageUrls[0] ?? ''
}

interface BuyProps {
  product: ProductRecord
  addAction: string
  onAdd: ((item: AddToCart) => void) | undefined
}

function Buy({ product, addAction, onAdd }: BuyProps) {
  const { id, name, variants, inStock } = product
  if (!inStock) return t('Sold out')
  function add(event: FormEvent<HTMLFormElement>) {
    if (!onAdd) return
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('variantIndex')
    onAdd({ productId: id, quantity: 1, variantIndex: Number(chosen) })
  }
  return (
    <BuyForm method="post" action={addAction} onSubmit={add}>
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="quantity" value={1} />
      {variants.length > 1 ? (
        <Select
          dense
          hideLabel
          label={t('Colour of {name}', { name })}
          name="variantIndex"
          defaultValue={Math.max(
            variants.findIndex(({ stock }) => stock > 0),
            0,
          )}
        >
          {variants.map((variant, index) => (
            <option key={variant.name} value={index} disabled={variant.stock === 0}>
              {variant.name}
              {variant.stock === 0 && t(', sold out')}
            </option>
          ))}
        </Select>
      ) : (
        <input type="hidden" name="variantIndex" value={0} />
      )}
      <Button type="submit" variant="secondary" size="small" data-buys="">
        <span aria-hidden>{t('Add')}</span>
        <VisuallyHidden>{t('Add {name} to cart', { name })}</VisuallyHidden>
      </Button>
    </BuyForm>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Price } from '../Price/Price.tsx'
import { Name, Offer, Root } from './BuyBar.styles.ts'
import { t } from '../../texts/t.ts'

export interface BuyBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Paise. */
  price: number
  /** Paise, at least `price`. */
  mrp: number
  /** Name of the product and its colour. */
  name: string
  /** Nothing of the chosen colour is left: the button says so and is disabled. */
  soldOut?: boolean
  /** The product is on its way into the cart: the button is busy. */
  adding?: boolean
}

/**
 * On a phone, price and add button stay at the bottom of the screen. The button belongs to the buy box's form
 * (`form="buy"`), so that it works without scripts and there is one form alone. It lies outside the flow: the
 * page keeps 88 px free below, and what floats at the bottom goes above a `data-bottom-bar`.
 */
export function BuyBar({ price, mrp, name, soldOut = false, adding = false, ...rest }: BuyBarProps) {
  return (
    <Root data-bottom-bar="" data-buys="" {...rest}>
      <Offer>
        <Name>{name}</Name>
        <Price price={price} mrp={mrp} hideSaving />
      </Offer>
      <Button data-part="add" type="submit" form="buy" loading={adding} disabled={soldOut}>
        {soldOut ? t('Sold out') : t('Add to cart')}
      </Button>
    </Root>
  )
}

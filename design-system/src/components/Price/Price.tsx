import type { ComponentPropsWithRef } from 'react'
import { savingPercent, type MoneyFormat, type Paise } from '../../foundations/money.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useFormatMoney } from './money-context.tsx'
import { Minor, Now, Root, Saving, Was } from './Price.styles.ts'
import { t } from '../../texts/t.ts'

export interface PriceProps extends Omit<ComponentPropsWithRef<'span'>, 'children'>, Partial<MoneyFormat> {
  /** What it costs, in paise. */
  price: Paise
  /** The maximum retail price, in paise: struck through when it is higher, with the saving in words. */
  mrp?: Paise
  /** `small` for rows, `medium` for cards, `large` for the product page. */
  size?: 'small' | 'medium' | 'large' | 'inherit'
  /** Leaves the words "Save 12%" out where the column is too narrow for them. */
  hideSaving?: boolean
}

/** An amount with its decimals small. A reduction is said in words, by colour and to screen readers. */
export function Price({
  price,
  mrp = 0,
  size = 'medium',
  hideSaving = false,
  currency,
  rupeesPerDollar,
  ...rest
}: PriceProps) {
  const format = useFormatMoney()
  const overrides = { ...(currency && { currency }), ...(rupeesPerDollar && { rupeesPerDollar }) }
  const full = format(price, overrides)
  const [major, minor] = full.split('.')
  const now = (
    <>
      {major}
      <Minor>.{minor}</Minor>
    </>
  )
  if (mrp <= price) {
    return (
      <Root data-size={size} data-amount="" {...rest}>
        <Now>{now}</Now>
      </Root>
    )
  }
  const saving = savingPercent(price, mrp)
  return (
    <Root data-size={size} data-amount="" data-reduced {...rest}>
      <VisuallyHidden>
        {t('{now}, was {before}', { now: full, before: format(mrp, overrides) })}
      </VisuallyHidden>
      <Now aria-hidden="true">{now}</Now>
      <Was aria-hidden="true">{format(mrp, { ...overrides, decimals: 'auto' })}</Was>
      {saving > 0 && !hideSaving && <Saving>{t('Save {saving}%', { saving })}</Saving>}
    </Root>
  )
}

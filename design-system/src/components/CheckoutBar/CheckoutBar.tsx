import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { useFormatMoney } from '../Price/money-context.tsx'
import { Label, Root, Sum } from './CheckoutBar.styles.ts'
import { t } from '../../texts/t.ts'

export interface CheckoutBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Paise. */
  total: number
  /** Id of the form that places the order. */
  form: string
  /** The order is being placed, or the total worked out anew: the button is busy. */
  busy?: boolean
}

/**
 * Below 1024 px, total and button of the checkout stay at the bottom of the screen; the page shows it while the summary's
 * own button is out of sight (CHK-1). While it is there, what gets the focus is scrolled clear of it, with the message
 * below it.
 */
export function CheckoutBar({ total, form, busy = false, ...rest }: CheckoutBarProps) {
  const format = useFormatMoney()
  return (
    <Root aria-label={t('Your total')} data-bottom-bar="" data-buys="" {...rest}>
      <Sum>
        <Label>{t('Total')}</Label>
        {format(total)}
      </Sum>
      <Button type="submit" form={form} loading={busy}>
        {t('Place order')}
      </Button>
    </Root>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { Choice, Root } from './CurrencySwitch.styles.ts'
import { t } from '../../texts/t.ts'

export interface CurrencySwitchProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The one that prices show in now. */
  currency: 'INR' | 'USD'
  onCurrencyChange: (currency: 'INR' | 'USD') => void
}

const choices = [
  { currency: 'INR', label: '₹ INR' },
  { currency: 'USD', label: '$ USD' },
] as const

/** Which currency prices are shown in; orders are charged in rupees either way (CUR-1). Needs scripts. */
export function CurrencySwitch({ currency, onCurrencyChange, ...rest }: CurrencySwitchProps) {
  return (
    <Root role="group" aria-label={t('Currency')} {...rest}>
      {choices.map(choice => (
        <Choice
          key={choice.currency}
          type="button"
          aria-pressed={choice.currency === currency}
          onClick={() => onCurrencyChange(choice.currency)}
        >
          {choice.label}
        </Choice>
      ))}
    </Root>
  )
}

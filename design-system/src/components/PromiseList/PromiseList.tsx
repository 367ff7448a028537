import { RotateCcw, ShieldCheck, Truck } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { useFormatMoney } from '../Price/money-context.tsx'
import { Item, Root, Sign } from './PromiseList.styles.ts'
import { t } from '../../texts/t.ts'

export interface PromiseListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Months of warranty; 0 leaves the line out. */
  warrantyMonths: number
  /** Leaves out when it arrives: nothing is delivered to the place that was asked about. */
  hideDelivery?: boolean
}

/** Paise that express delivery costs (CHAT-9). */
const expressFee = 19_900

const warranty = (months: number) =>
  months % 12 === 0
    ? t('{years}-year warranty', { years: months / 12 })
    : t('{months}-month warranty', { months })

/** Delivery, returns and warranty beside the buy button, in the policy's own figures (CHAT-9). */
export function PromiseList({ warrantyMonths, hideDelivery = false, ...rest }: PromiseListProps) {
  const format = useFormatMoney()
  return (
    <Root {...rest}>
      {!hideDelivery && (
        <Item>
          <Sign icon={Truck} />
          {t('Standard in 3–5 business days. Express in 1–2 days for {fee}', {
            fee: format(expressFee, { decimals: 'auto' }),
          })}
        </Item>
      )}
      <Item>
        <Sign icon={RotateCcw} />
        {t('30-day returns. Refund in 5–7 business days')}
      </Item>
      {warrantyMonths > 0 && (
        <Item>
          <Sign icon={ShieldCheck} />
          {warranty(warrantyMonths)}
        </Item>
      )}
    </Root>
  )
}

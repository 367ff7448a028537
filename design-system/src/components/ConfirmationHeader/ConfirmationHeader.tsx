import type { ComponentPropsWithRef, ReactNode } from 'react'
import { formatDayRange } from '../../format/dates.ts'
import type { DayRange } from '../../records/index.ts'
import { Scale } from '../Scale/Scale.tsx'
import { Actions, Lead, OrderNumber, Title } from './ConfirmationHeader.styles.ts'
import { t } from '../../texts/t.ts'

export interface ConfirmationHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** As the server gave it: "SHR-8KQ2M4XD". */
  orderNumber: string
  /** Days between which the parcel is expected. */
  estimate: DayRange
  /** The buyer's first name. */
  firstName?: string | undefined
  /** True while the payment has not arrived. */
  paymentPending?: boolean
  /** Links such as Track order and Continue shopping. */
  actions?: ReactNode
}

/** The head of the confirmation page: it is ordered, this is its number, then it comes. Holds the `h1`. */
export function ConfirmationHeader({
  orderNumber,
  estimate,
  firstName,
  paymentPending = false,
  actions,
  ...rest
}: ConfirmationHeaderProps) {
  return (
    <div {...rest}>
      <Scale rule struck="Sa" />
      <OrderNumber>{t('Order {orderNumber}', { orderNumber })}</OrderNumber>
      <Title>{firstName ? t('Thank you, {firstName}.', { firstName }) : t('Thank you.')}</Title>
      <Lead>
        {paymentPending
          ? t('Payment is still pending. We will update this order.')
          : t('Arriving {days}. You will get a notification when it is shipped.', {
              days: formatDayRange(estimate.from, estimate.to),
            })}
      </Lead>
      {actions && <Actions>{actions}</Actions>}
    </div>
  )
}

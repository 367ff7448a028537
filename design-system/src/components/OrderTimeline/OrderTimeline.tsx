import type { ComponentPropsWithRef } from 'react'
import { formatDateTime, formatDayRange } from '../../format/dates.ts'
import type { DayRange, OrderStatus, TimelineRecord } from '../../records/index.ts'
import { orderStatusViews } from '../../records/order-status.ts'
import { timelineSteps } from './timeline-steps.ts'
import { Detail, Label, Root, Step } from './OrderTimeline.styles.ts'
import { t } from '../../texts/t.ts'

export interface OrderTimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Where the order stands now. */
  status: OrderStatus
  /** What has happened so far, oldest first. */
  timeline: readonly TimelineRecord[]
  /** Days between which the parcel is expected; shown on the last step until it is delivered. */
  estimate?: DayRange
}

/** An order's way from placed to delivered: what has happened, with its time, and what is still to come (ORD-2). */
export function OrderTimeline({ status, timeline, estimate, ...rest }: OrderTimelineProps) {
  return (
    <Root aria-label={t('Order progress')} {...rest}>
      {timelineSteps(status, timeline).map(step => (
        <Step
          key={step.key}
          data-state={step.state}
          data-tone={orderStatusViews[step.status].tone}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <Label>{orderStatusViews[step.status].label}</Label>
          {step.at && <time dateTime={step.at}>{formatDateTime(step.at)}</time>}
          {!step.at && step.status === 'delivered' && estimate && (
            <Detail>{t('Expected {days}', { days: formatDayRange(estimate.from, estimate.to) })}</Detail>
          )}
          {step.note && <Detail>{step.note}</Detail>}
        </Step>
      ))}
    </Root>
  )
}

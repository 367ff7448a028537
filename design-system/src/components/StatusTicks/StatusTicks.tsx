import type { ComponentPropsWithRef } from 'react'
import { orderStatusViews, type OrderStatus } from '../../records/order-status.ts'
import { Drawing, Root, Tick } from './StatusTicks.styles.ts'

export interface StatusTicksProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  status: OrderStatus
  /** Another word than the status's own, for instance "Returned". */
  label?: string
}

/** An order's state: four ticks and a word, so that colour never speaks alone (ADM-3). */
export function StatusTicks({ status, label, ...rest }: StatusTicksProps) {
  const view = orderStatusViews[status]
  return (
    <Root data-tone={view.tone} {...rest}>
      <Drawing viewBox="0 0 20 12" aria-hidden="true">
        {[0, 1, 2, 3].map(tick => (
          <Tick
            key={tick}
            d={`M${tick * 5 + 2},12V${tick < view.ticks ? 0 : 6}`}
            data-lit={tick < view.ticks || undefined}
          />
        ))}
      </Drawing>
      {label ?? view.label}
    </Root>
  )
}

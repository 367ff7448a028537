import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { formatDate, formatDayRange } from '../../format/dates.ts'
import { formatMoney } from '../../foundations/money.ts'
import type { DayRange, OrderLineRecord, OrderStatus } from '../../records/index.ts'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { Stage } from '../Stage/Stage.tsx'
import { StatusTicks } from '../StatusTicks/StatusTicks.tsx'
import { Pictures, Root } from './OrderCard.styles.ts'

export interface OrderCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  order: {
    number: string
    status: OrderStatus
    createdAt: string
    total: number
    lines: readonly OrderLineRecord[]
    estimate?: DayRange
  }
  href: string
  LinkComponent?: LinkComponent
  /** Level of the order number in the page's outline. */
  headingLevel?: 'h2' | 'h3'
  /** Buttons such as Buy again. */
  actions?: ReactNode
}

const underWay: ReadonlySet<OrderStatus> = new Set([
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
])

/** An order in the list of one's own orders (ORD-2). */
export function OrderCard({
  order,
  href,
  LinkComponent: Anchor = 'a',
  headingLevel: Heading = 'h2',
  actions,
  ...rest
}: OrderCardProps) {
  return (
    <Root {...rest}>
      <Pictures>
        {order.lines.slice(0, 3).map(line => (
          <Stage key={`${line.productId}-${line.variantIndex}`}>
            <ProductPicture src={line.imageUrl} alt="" sizes="72px" />
          </Stage>
        ))}
      </Pictures>
      <div>
        <Heading>
          <Anchor href={href}>Order {order.number}</Anchor>
        </Heading>
        <p>{order.lines.map(line => `${line.name}, ${line.variantName} × ${line.quantity}`).join('; ')}</p>
        <p>Placed {formatDate(order.createdAt)}</p>
      </div>
      <div>
        <StatusTicks status={order.status} />
        {order.estimate && underWay.has(order.status) && (
          <p>Expected {formatDayRange(order.estimate.from, order.estimate.to)}</p>
        )}
        <strong>{formatMoney(order.total)}</strong>
        {actions}
      </div>
    </Root>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { formatDate, formatDayRange } from '../../format/dates.ts'
import { formatMoney } from '../../foundations/money.ts'
import type { DayRange, OrderLineRecord, OrderStatus } from '../../records/index.ts'
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx'
import { StatusTicks } from '../StatusTicks/StatusTicks.tsx'
import { Detail, Ground, OrderLink, OrderNumber, Pictures, Root, State, Total } from './OrderCard.styles.ts'
import { t } from '../../texts/t.ts'

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

/** An order in the list of one's own orders (ORD-2). The list has the lines and the space between its orders. */
export function OrderCard({
  order,
  href,
  LinkComponent: Anchor = 'a',
  headingLevel = 'h2',
  actions,
  ...rest
}: OrderCardProps) {
  return (
    <Root {...rest}>
      <Pictures>
        {order.lines.slice(0, 3).map(line => (
          <Ground key={`${line.productId}-${line.variantIndex}`}>
            <ProductPicture src={line.imageUrl} alt="" sizes="72px" />
          </Ground>
        ))}
      </Pictures>
      <div>
        <OrderNumber as={headingLevel}>
          <OrderLink as={Anchor} href={href}>
            {t('Order {number}', { number: order.number })}
          </OrderLink>
        </OrderNumber>
        <Detail>
          {order.lines.map(line => `${line.name}, ${line.variantName} × ${line.quantity}`).join('; ')}
        </Detail>
        <Detail>{t('Placed {date}', { date: formatDate(order.createdAt) })}</Detail>
      </div>
      <State>
        <StatusTicks status={order.status} />
        {order.estimate && underWay.has(order.status) && (
          <Detail>
            {t('Expected {days}', { days: formatDayRange(order.estimate.from, order.estimate.to) })}
          </Detail>
        )}
        <Total>{formatMoney(order.total)}</Total>
        {actions}
      </State>
    </Root>
  )
}

import { formatMoney } from '@shruti/design-system/foundations'
import { Link } from '@shruti/design-system/Link'
import { RuledList } from '@shruti/design-system/RuledList'
import { StatusTicks } from '@shruti/design-system/StatusTicks'
import { Text } from '@shruti/design-system/Text'
import { Cluster } from '@shruti/design-system/Cluster'
import type { AdminOrderSummary } from '@shruti/server/contract'
import { paths } from '../app/paths.ts'
import { RouterLink } from '../app/router-link.tsx'

/** Orders with what decides which one is next. */
export function AdminOrderTable({ orders }: { orders: readonly AdminOrderSummary[] }) {
  return (
    <RuledList>
      {orders.map(order => (
        <li key={order.id}>
          <Cluster justify="between">
            <Link href={paths.adminOrder(order.id)} LinkComponent={RouterLink}>
              {order.number}
            </Link>
            <Text>{order.customerName}</Text>
            <Text numeric>{formatMoney(order.total)}</Text>
            <StatusTicks status={order.status} />
          </Cluster>
        </li>
      ))}
    </RuledList>
  )
}

import { formatCount } from '@shruti/design-system/foundations'
import { Cluster } from '@shruti/design-system/Cluster'
import { Link } from '@shruti/design-system/Link'
import { RuledList } from '@shruti/design-system/RuledList'
import { Text } from '@shruti/design-system/Text'
import type { Dashboard, DashboardTask } from '@shruti/server/contract'
import { adminPaths } from '../../../admin-paths.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'

interface TaskWords {
  readonly one: string
  readonly many: string
  /** The list that is narrowed to it. */
  readonly list: string
  readonly href: string
}

const orders = (one: string, many: string, query: string): TaskWords => ({
  one,
  many,
  list: 'Orders',
  href: `${adminPaths.orders}?${query}`,
})
const returns = (one: string, many: string, status: string): TaskWords => ({
  one,
  many,
  list: 'Returns',
  href: `${adminPaths.returns}?status=${status}`,
})
const claims = (one: string, many: string, status: string): TaskWords => ({
  one,
  many,
  list: 'Claims',
  href: `${adminPaths.claims}?status=${status}`,
})
const colours = (one: string, many: string, level: string): TaskWords => ({
  one,
  many,
  list: 'Inventory',
  href: `${adminPaths.inventory}?stock=${level}&status=active`,
})

const words: Readonly<Record<DashboardTask, TaskWords>> = {
  confirm: orders('order to confirm', 'orders to confirm', 'status=placed'),
  pack: orders('order to pack', 'orders to pack', 'status=confirmed'),
  ship: orders('order to ship', 'orders to ship', 'status=packed'),
  returns: returns('return to decide on', 'returns to decide on', 'requested'),
  'returns-received': returns('return to inspect', 'returns to inspect', 'received'),
  claims: claims('warranty claim to decide on', 'warranty claims to decide on', 'requested'),
  'claims-received': claims('warranty claim to settle', 'warranty claims to settle', 'received'),
  payments: orders(
    'order waits for its payment',
    'orders wait for their payment',
    'status=pending_payment&paymentStatus=pending',
  ),
  'payments-failed': orders(
    'order whose payment failed',
    'orders whose payment failed',
    'status=payment_failed&paymentStatus=failed',
  ),
  cash: {
    one: 'delivered order whose cash did not come',
    many: 'delivered orders whose cash did not come',
    list: 'Cash',
    href: `${adminPaths.cash}?state=due`,
  },
  refunds: {
    one: 'refund failed',
    many: 'refunds failed',
    list: 'Refunds',
    href: `${adminPaths.refunds}?status=failed`,
  },
  messages: {
    one: 'message to answer',
    many: 'messages to answer',
    list: 'Messages',
    href: `${adminPaths.messages}?status=open`,
  },
  reviews: {
    one: 'review of 1 or 2 stars to answer',
    many: 'reviews of 1 or 2 stars to answer',
    list: 'Reviews',
    href: `${adminPaths.reviews}?status=published&rating=1,2&answered=no`,
  },
  'low-stock': colours('colour with few left', 'colours with few left', 'low'),
  'out-of-stock': colours('colour out of stock', 'colours out of stock', 'out'),
}

/** What waits for someone, each with its list [ADM-1]. */
export function TaskList({ tasks }: { tasks: Dashboard['tasks'] }) {
  const waiting = tasks.filter(({ count: number }) => number > 0)
  if (waiting.length === 0) return <Text tone="muted">Nothing waits for you.</Text>
  return (
    <RuledList density="compact">
      {waiting.map(({ task, count: number }) => {
        const { one, many, list, href } = words[task]
        return (
          <Cluster as="li" key={task} justify="between">
            <span>
              <strong>{formatCount(number)}</strong> {number === 1 ? one : many}
            </span>
            <Link href={href} LinkComponent={RouterLink} aria-label={`${list}: ${many}`}>
              {list}
            </Link>
          </Cluster>
        )
      })}
    </RuledList>
  )
}

import type { OrderStatus, PaymentMethodId } from '../../contract/index.ts'
import type { Random } from '../random.ts'

/** What an order shall come to, before anything is priced. */
export interface OrderPlan {
  readonly status: OrderStatus
  /** How long ago it was placed, in hours. */
  readonly ageHours: number
}

/** Statuses on the way to each end, the first being where an order paid online or in cash begins. */
const paths: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending_payment: [],
  payment_failed: ['payment_failed'],
  placed: ['placed'],
  confirmed: ['placed', 'confirmed'],
  packed: ['placed', 'confirmed', 'packed'],
  shipped: ['placed', 'confirmed', 'packed', 'shipped'],
  out_for_delivery: ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery'],
  delivered: ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'],
  undelivered: ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'undelivered'],
  returned_to_origin: [
    'placed',
    'confirmed',
    'packed',
    'shipped',
    'out_for_delivery',
    'undelivered',
    'returned_to_origin',
  ],
  cancelled: ['placed', 'cancelled'],
}

/** Hours from the step before: the least and the most. */
const hoursToReach: Readonly<Record<OrderStatus, readonly [least: number, most: number]>> = {
  pending_payment: [0, 0],
  payment_failed: [0.05, 0.2],
  placed: [0.02, 0.06],
  confirmed: [1, 8],
  packed: [3, 10],
  shipped: [3, 8],
  out_for_delivery: [24, 48],
  delivered: [3, 9],
  undelivered: [4, 10],
  returned_to_origin: [72, 120],
  cancelled: [1, 10],
}

/**
 * Ages in hours at which an order may stand at each status: older than its last step can take, and young enough to
 * be waiting for the next.
 */
const ages: Readonly<Record<OrderStatus, readonly [least: number, most: number]>> = {
  pending_payment: [0.02, 0.15],
  payment_failed: [8, 260],
  placed: [0.4, 20],
  confirmed: [10, 30],
  packed: [20, 40],
  shipped: [29, 50],
  out_for_delivery: [76, 90],
  delivered: [100, 120 * 24],
  undelivered: [88, 110],
  returned_to_origin: [250, 100 * 24],
  cancelled: [30, 115 * 24],
}

/** How many of the last 120 days' orders stand where. */
const recentStatuses: Readonly<Record<OrderStatus, number>> = {
  delivered: 30,
  placed: 7,
  confirmed: 5,
  packed: 4,
  shipped: 5,
  out_for_delivery: 2,
  undelivered: 1,
  cancelled: 4,
  returned_to_origin: 1,
  payment_failed: 1,
  pending_payment: 1,
}

const between = (random: Random, [least, most]: readonly [number, number]) =>
  least + random.next() * (most - least)

/** About sixty orders of the last 120 days, in every status. */
export function planRecentOrders(random: Random): OrderPlan[] {
  return Object.entries(recentStatuses).flatMap(([name, count]) => {
    const status = name as OrderStatus
    return Array.from({ length: count }, () => ({ status, ageHours: between(random, ages[status]) }))
  })
}

/** Delivered orders from 120 to 600 days ago: what most reviews are about. */
export function planEarlierOrders(random: Random, count: number): OrderPlan[] {
  return Array.from({ length: count }, () => ({
    status: 'delivered',
    ageHours: between(random, [120 * 24, 600 * 24]),
  }))
}

/** From this age on, an order is over. */
const overAfterHours = 260
const over: readonly OrderStatus[] = ['delivered', 'cancelled', 'returned_to_origin', 'payment_failed']

/** What an order of an age can have come to, as likely as among the last 120 days' orders. */
export function planAt(random: Random, ageHours: number): OrderPlan {
  const possible = (Object.keys(ages) as OrderStatus[]).filter(status => {
    const [least, most] = ages[status]
    return ageHours >= least && ageHours <= most
  })
  const choices: readonly OrderStatus[] = ageHours > overAfterHours ? over : possible
  // Between two steps, it is on its way from the one to the other.
  const status = random.pickWeighted<OrderStatus>(
    choices.length > 0 ? choices : ['pending_payment'],
    (name: OrderStatus) => recentStatuses[name],
  )
  return { status, ageHours }
}

/** A step of an order's life and when it was taken, in hours after it was placed. */
export interface PlannedStep {
  readonly status: OrderStatus
  readonly afterHours: number
}

/** The steps that lead to a status. What is paid online waits for the payment first; cash is placed at once. */
export function planSteps(random: Random, status: OrderStatus, method: PaymentMethodId): PlannedStep[] {
  const path = paths[status]
  let afterHours = 0
  const steps: PlannedStep[] = method === 'cod' ? [] : [{ status: 'pending_payment', afterHours }]
  for (const step of path) {
    const wait = between(random, hoursToReach[step])
    if (steps.length > 0) afterHours += wait
    steps.push({ status: step, afterHours })
  }
  return steps
}

import type { ReturnReason, SupportTopic, WarrantyFault } from '../../contract/index.ts'
import { toInstant } from '../../domain/calendar.ts'
import type { OrderRecord, ShopSchema, RecordOf, UserRecord } from '../../domain/index.ts'
import { refundedLines, returnableUntil, sumOfLines } from '../../domain/returns/rules.ts'
import { warrantyMonthsOf, warrantyUntil } from '../../domain/warranty/rules.ts'
import { createRandom, type Random } from '../random.ts'
import type { Seed } from '../seed-store.ts'
import { demoCustomer } from './customers.ts'

type ReturnRecord = RecordOf<ShopSchema, 'returns'>
type WarrantyClaimRecord = RecordOf<ShopSchema, 'warrantyClaims'>
type SupportTicketRecord = RecordOf<ShopSchema, 'supportTickets'>

const hourMs = 60 * 60 * 1000
const administratorId = 'usr_admin'
/** Another one gives other numbers; of its own, so that the demo shop itself stays as it is. */
const randomSeed = 4_014

interface Step<Status> {
  readonly status: Status
  /** How long ago, in hours. */
  readonly ageHours: number
  readonly note?: string
}

interface ReturnPlan {
  readonly reason: ReturnReason
  readonly resolution: 'refund' | 'replacement'
  readonly comment: string | null
  readonly steps: readonly [Step<'requested'>, ...Step<ReturnRecord['status']>[]]
}

/**
 * A return in every state but `refunded`: money that goes back has a credit note and figures of its own, which the shop
 * makes when somebody refunds the one that is received.
 */
const returnPlans: readonly ReturnPlan[] = [
  {
    reason: 'defective',
    resolution: 'refund',
    comment: 'The right earbud drops out every few minutes, also after a reset.',
    steps: [{ status: 'requested', ageHours: 5 }],
  },
  {
    reason: 'changed_mind',
    resolution: 'refund',
    comment: null,
    steps: [{ status: 'requested', ageHours: 26 }],
  },
  {
    reason: 'does_not_fit',
    resolution: 'refund',
    comment: 'All three sizes of tips fall out when I walk.',
    steps: [
      { status: 'requested', ageHours: 52 },
      { status: 'approved', ageHours: 44 },
    ],
  },
  {
    reason: 'not_as_described',
    resolution: 'refund',
    comment: null,
    steps: [
      { status: 'requested', ageHours: 76 },
      { status: 'approved', ageHours: 70 },
      { status: 'picked_up', ageHours: 30 },
    ],
  },
  {
    reason: 'damaged',
    resolution: 'refund',
    comment: 'The lid of the case was cracked when I opened the box.',
    steps: [
      { status: 'requested', ageHours: 110 },
      { status: 'approved', ageHours: 104 },
      { status: 'picked_up', ageHours: 80 },
      { status: 'received', ageHours: 9, note: 'The crack is there. Complete otherwise.' },
    ],
  },
  {
    reason: 'other',
    resolution: 'refund',
    comment: 'Bought a second pair by mistake.',
    steps: [
      { status: 'requested', ageHours: 40 * 24 },
      { status: 'rejected', ageHours: 40 * 24 - 7, note: 'The seal of the ear tips was broken.' },
    ],
  },
  {
    reason: 'defective',
    resolution: 'replacement',
    comment: 'It does not charge.',
    steps: [
      { status: 'requested', ageHours: 52 * 24 },
      { status: 'approved', ageHours: 52 * 24 - 6 },
      { status: 'picked_up', ageHours: 51 * 24 },
      { status: 'received', ageHours: 49 * 24 },
      { status: 'replaced', ageHours: 49 * 24 - 4 },
    ],
  },
]

interface ClaimPlan {
  readonly fault: WarrantyFault
  readonly description: string
  readonly steps: readonly [Step<'requested'>, ...Step<WarrantyClaimRecord['status']>[]]
}

/** A claim in every state. */
const claimPlans: readonly ClaimPlan[] = [
  {
    fault: 'charging',
    description: 'The left earbud does not charge in the case. Its light stays off.',
    steps: [{ status: 'requested', ageHours: 7 }],
  },
  {
    fault: 'no_sound',
    description: 'Since last week there is sound on the right side only.',
    steps: [
      { status: 'requested', ageHours: 60 },
      { status: 'approved', ageHours: 50 },
    ],
  },
  {
    fault: 'microphone',
    description: 'Others hear me as if from far away, on two phones.',
    steps: [
      { status: 'requested', ageHours: 150 },
      { status: 'approved', ageHours: 140 },
      { status: 'received', ageHours: 20 },
    ],
  },
  {
    fault: 'controls',
    description: 'A double tap does nothing any more on the left earbud.',
    steps: [
      { status: 'requested', ageHours: 30 * 24 },
      { status: 'approved', ageHours: 30 * 24 - 8 },
      { status: 'received', ageHours: 26 * 24 },
      { status: 'repaired', ageHours: 24 * 24, note: 'The touch sensor was changed.' },
    ],
  },
  {
    fault: 'connection',
    description: 'It loses the phone whenever I turn my head.',
    steps: [
      { status: 'requested', ageHours: 45 * 24 },
      { status: 'approved', ageHours: 45 * 24 - 5 },
      { status: 'received', ageHours: 41 * 24 },
      { status: 'replaced', ageHours: 40 * 24 },
    ],
  },
  {
    fault: 'other',
    description: 'The case fell into the sea at Gokarna.',
    steps: [
      { status: 'requested', ageHours: 20 * 24 },
      { status: 'declined', ageHours: 19 * 24, note: 'The warranty does not cover salt water.' },
    ],
  },
]

interface TicketPlan {
  readonly topic: SupportTopic
  readonly message: string
  readonly ageHours: number
  /** How long ago it was answered; null while it waits. */
  readonly answeredAgeHours: number | null
  /** It is about an order of whoever writes. */
  readonly namesOrder?: true
}

const ticketPlans: readonly TicketPlan[] = [
  {
    topic: 'order',
    message:
      'The courier says delivered, but nobody in the house took a parcel. Please ask them who signed for it.',
    ageHours: 3,
    answeredAgeHours: null,
    namesOrder: true,
  },
  {
    topic: 'product',
    message: 'Do the large tips of Komal fit Tivra too?',
    ageHours: 11,
    answeredAgeHours: null,
  },
  {
    topic: 'payment',
    message: 'The amount left my account by UPI twice. The bank shows two references for one order.',
    ageHours: 21,
    answeredAgeHours: null,
    namesOrder: true,
  },
  {
    topic: 'return',
    message: 'When does the courier pick up what I send back? I am at home after six in the evening.',
    ageHours: 70,
    answeredAgeHours: 55,
  },
  {
    topic: 'account',
    message: 'I have a new phone number. How do I bring my orders over?',
    ageHours: 160,
    answeredAgeHours: 140,
  },
]

const deliveredAt = ({ timeline }: OrderRecord) =>
  Date.parse(timeline.findLast(({ status }) => status === 'delivered')?.at ?? '')

/**
 * What customers have asked of the demo shop: returns, claims under the warranty, and messages, in their states. Apart
 * from `demoSeed`, since nobody looks at them but whoever opens the administration.
 * @param seed the shop that they are about
 * @param now milliseconds since 1970, as the seed was made with
 */
export function demoDesk(
  { orders = [], products = [], users = [] }: Seed,
  now: number,
): Required<Pick<Seed, 'returns' | 'warrantyClaims' | 'supportTickets'>> {
  const random = createRandom(randomSeed)
  const taken = new Set<string>()
  /** A delivered order of nobody who tries the shop, each but once. */
  function take(fits: (order: OrderRecord) => boolean): OrderRecord {
    const order = orders.find(
      candidate =>
        candidate.status === 'delivered' &&
        candidate.userId !== demoCustomer.id &&
        !taken.has(candidate.id) &&
        fits(candidate),
    )
    if (!order) throw new RangeError('The demo shop has too few delivered orders')
    taken.add(order.id)
    return order
  }
  const timelineOf = <Status>(steps: readonly Step<Status>[], userId: string) =>
    steps.map(({ status, ageHours, note }, index) => ({
      status,
      at: toInstant(now - ageHours * hourMs),
      by: index === 0 ? ('customer' as const) : ('administrator' as const),
      actorId: index === 0 ? userId : administratorId,
      ...(note !== undefined && { note }),
    }))
  const askedAt = ([{ ageHours }]: readonly [Step<'requested'>, ...unknown[]]) => now - ageHours * hourMs

  const returns = returnPlans.map(plan => {
    const at = askedAt(plan.steps)
    const order = take(candidate => deliveredAt(candidate) < at && at <= (returnableUntil(candidate) ?? 0))
    return toReturn(random, plan, order, timelineOf(plan.steps, order.userId))
  })
  const warrantyClaims = claimPlans.map(({ fault, description, steps }): WarrantyClaimRecord => {
    const at = askedAt(steps)
    const order = take(candidate => {
      const [line] = candidate.lines
      const product = products.find(({ id }) => id === line?.productId)
      const until = warrantyUntil(candidate, warrantyMonthsOf(candidate, 0, product))
      return deliveredAt(candidate) < at && until !== null && at <= until
    })
    const timeline = timelineOf(steps, order.userId)
    const wasReceived = steps.some(({ status }) => status === 'received')
    return {
      id: `clm_${random.code(16)}`,
      number: `W-${random.code(8)}`,
      orderId: order.id,
      userId: order.userId,
      version: timeline.length,
      lineIndex: 0,
      fault,
      description,
      status: timeline.at(-1)?.status ?? 'requested',
      parcel:
        wasReceived && timeline.at(-1)?.status !== 'received'
          ? { carrier: 'Blue Dart', trackingNumber: random.code(12) }
          : null,
      timeline,
      createdAt: toInstant(at),
    }
  })
  return { returns, warrantyClaims, supportTickets: ticketsOf(random, users, orders, now) }
}

function toReturn(
  random: Random,
  { reason, resolution, comment }: ReturnPlan,
  order: OrderRecord,
  timeline: ReturnRecord['timeline'],
): ReturnRecord {
  const items = [{ lineIndex: 0, quantity: 1 }]
  const isRefund = resolution === 'refund'
  const status = timeline.at(-1)?.status ?? 'requested'
  const wasReceived = timeline.some(step => step.status === 'received')
  return {
    id: `ret_${random.code(16)}`,
    orderId: order.id,
    userId: order.userId,
    version: timeline.length,
    status,
    reason,
    resolution,
    comment,
    items,
    amount: isRefund ? sumOfLines(refundedLines(order, { items, reason }, [])) : 0,
    // No order of the demo shop was paid through a provider that could give it back.
    refundTo: 'upi',
    upiId: isRefund ? `${order.shippingAddress.phoneNumber.slice(-10)}@upi` : null,
    payoutReference: null,
    ...(status === 'replaced' && {
      replacement: { carrier: 'Delhivery', trackingNumber: random.code(12) },
    }),
    // What arrived broken does not go back on the shelf.
    restocked: wasReceived ? false : null,
    timeline,
    createdAt: timeline[0]?.at ?? '',
  }
}

function ticketsOf(
  random: Random,
  users: readonly UserRecord[],
  orders: readonly OrderRecord[],
  now: number,
): SupportTicketRecord[] {
  const writers = users.filter(
    ({ id, email, blocked }) => email !== null && !blocked && id !== demoCustomer.id,
  )
  return ticketPlans.map(({ topic, message, ageHours, answeredAgeHours, namesOrder }, index) => {
    const withOrder = writers.filter(({ id }) => orders.some(({ userId }) => userId === id))
    const writer = withOrder[index * 3]
    if (!writer) throw new RangeError('The demo shop has too few customers')
    const order = orders.find(({ userId }) => userId === writer.id)
    return {
      id: `tkt_${random.code(16)}`,
      number: `T-${random.code(8)}`,
      version: answeredAgeHours === null ? 1 : 2,
      topic,
      name: writer.name ?? '',
      email: writer.email ?? '',
      phoneNumber: writer.phoneNumber,
      orderNumber: namesOrder ? (order?.number ?? null) : null,
      message,
      userId: writer.id,
      status: answeredAgeHours === null ? 'open' : 'answered',
      createdAt: toInstant(now - ageHours * hourMs),
      answeredAt: answeredAgeHours === null ? null : toInstant(now - answeredAgeHours * hourMs),
    }
  })
}

import * as z from 'zod'
import { contract } from '../contract/index.ts'

/** A question that a table asks: its operation and input. `round` makes each search a new one. */
export interface AdminCase {
  readonly operation: AdminList
  readonly label: string
  readonly input: (round: number) => Readonly<Record<string, unknown>>
  /** A page near the end as well. */
  readonly isPaged: boolean
}

/** Every operation of the contract that answers with a page of a table. */
export type AdminList = Extract<keyof typeof contract, `adminList${string}`>

type Filters = Readonly<Record<string, unknown>>

interface Samples {
  /** One value, or several, for each filter that the operation's input has. */
  readonly filters?: Filters
  /** Filters and orders together, as owners put them together. */
  readonly together?: readonly Filters[]
  /** What is searched for: few find something, or many do. */
  readonly searches?: readonly ((round: number) => string)[]
}

const few = (round: number) => `${7 + round}3${round}1`
const givenNames = [
  'ananya',
  'rafiq',
  'devika',
  'arjun',
  'simran',
  'joseph',
  'priya',
  'imran',
  'rohan',
  'fatima',
]
const aName = (round: number) => givenNames[round % givenNames.length] ?? ''
const ofAll = (text: string) => (round: number) => text.slice(0, text.length - (round % 4))
const days = { from: '2026-06-01', to: '2026-10-15' }

const samples: Readonly<Partial<Record<AdminList, Samples>>> = {
  adminListOrders: {
    filters: {
      status: 'delivered,cancelled',
      paymentMethod: 'cod,upi',
      paymentStatus: 'paid,cod_due',
      from: days.from,
      to: days.to,
      pincode: '560',
      productId: 'prd_komal',
      customerId: 'usr_l000001',
      minTotal: 2_000_00,
      maxTotal: 3_000_00,
    },
    together: [
      { status: 'delivered', sort: 'total', direction: 'asc' },
      { status: 'delivered,cancelled', sort: 'total', direction: 'asc' },
      { status: 'delivered', paymentMethod: 'cod', paymentStatus: 'paid' },
      { status: 'delivered', ...days, minTotal: 1_000_00 },
      { pincode: '5', ...days, sort: 'total' },
    ],
    searches: [few, aName, ofAll('@example.com')],
  },
  adminListReturns: {
    filters: {
      status: 'refunded,received',
      reason: 'damaged,changed_mind',
      resolution: 'refund',
      from: days.from,
      to: days.to,
    },
    searches: [few, aName],
  },
  adminListTransactions: {
    filters: { status: 'captured,failed', method: 'upi', ...days, minAmount: 2_000_00, maxAmount: 3_000_00 },
    together: [{ status: 'captured', method: 'upi', ...days, sort: 'amount' }],
    searches: [few, aName],
  },
  adminListRefunds: {
    filters: {
      status: 'processed,failed',
      reason: 'cancelled,returned',
      ...days,
      minAmount: 2_000_00,
      maxAmount: 3_000_00,
    },
    searches: [few, aName],
  },
  adminListCashOrders: {
    filters: {
      state: 'due,collected',
      courier: 'Delhivery',
      ...days,
      collectedFrom: days.from,
      collectedTo: days.to,
    },
    together: [{ state: 'due', courier: 'Delhivery', ...days, sort: 'total' }],
    searches: [few, aName, ofAll('beng')],
  },
  adminListPosts: { filters: { state: 'published', category: 'Sound' }, searches: [ofAll('loud')] },
  adminListCustomers: {
    filters: {
      state: 'active',
      repeat: 'yes',
      spend: 'none,0-5',
      lastOrderFrom: days.from,
      lastOrderTo: days.to,
    },
    together: [
      { repeat: 'yes', sort: 'spend', direction: 'desc' },
      { spend: '5-20,20-50', sort: 'name' },
      { state: 'active', repeat: 'no', lastOrderFrom: days.from, lastOrderTo: days.to, sort: 'orders' },
    ],
    searches: [few, aName, ofAll('@example.com')],
  },
  adminListProducts: {
    filters: {
      status: 'active,draft',
      category: 'neckbands',
      stock: 'low,out',
      label: 'incomplete',
    },
    together: [{ status: 'active', stock: 'in', sort: 'unitsSold', direction: 'desc' }],
    searches: [few, round => `edition ${round + 10}`, ofAll('edition')],
  },
  adminListInventory: {
    filters: { status: 'active,draft', stock: 'low,out' },
    together: [{ status: 'active', stock: 'in', sort: 'stock' }],
    searches: [few, ofAll('edition')],
  },
  adminListStockAdjustments: { filters: { productId: 'prd_komal', sku: 'SHR-KOM-BK' } },
  adminListReviews: {
    filters: { status: 'published', rating: '5,4', answered: 'no' },
    together: [{ status: 'published', rating: '5', answered: 'no', sort: 'helpful' }],
    searches: [few, ofAll('battery')],
  },
  adminListPromotions: {
    filters: { state: 'running', kind: 'percent', placement: 'popup' },
    searches: [ofAll('first')],
  },
  adminListShippingZones: {
    filters: { state: 'Karnataka', serviceable: 'yes', cod: 'yes', express: 'no' },
    searches: [ofAll('beng')],
  },
  adminListAudit: {
    filters: {
      actorId: 'usr_admin',
      subject: 'product:prd_komal',
      action: 'order.status',
      from: days.from,
      to: days.to,
    },
    together: [{ actorId: 'usr_admin', action: 'order.status', ...days }],
    searches: [few, ofAll('confirmed')],
  },
  adminListSalesEntries: {
    filters: {
      from: '2026-01-01',
      to: '2026-11-20',
      kind: 'sale,cancellation',
      productId: 'prd_komal',
      category: 'neckbands',
      state: 'Karnataka',
      method: 'cod,upi',
      promotion: 'none',
      reason: 'damaged',
    },
    together: [{ from: '2025-12-01', to: '2026-11-20', method: 'cod', state: 'Karnataka' }],
  },
  adminListProductAlerts: {
    filters: { status: 'waiting', kind: 'back_in_stock' },
    searches: [few, ofAll('example')],
  },
  adminListSubscribers: { filters: { agrees: 'yes' } },
  adminListSupportTickets: { filters: { status: 'answered' }, searches: [few, ofAll('parcel')] },
  adminListWarrantyClaims: { filters: { status: 'declined' }, searches: [few, ofAll('working')] },
}

/** What every list has, and what is not a filter. */
const notFilters = new Set(['search', 'sort', 'direction', 'page', 'pageSize'])

/** Operations that read what they are given by id, not a table. */
const notTables: ReadonlySet<string> = new Set(['adminListOrderSheets', 'adminListWebhookDeliveries'])

export const adminLists = (Object.keys(contract) as (keyof typeof contract)[]).filter(
  (name): name is AdminList => name.startsWith('adminList') && !notTables.has(name),
)

function shapeOf(operation: AdminList): Readonly<Record<string, z.ZodType>> {
  const { inputSchema } = contract[operation]['~orpc'] as { readonly inputSchema?: unknown }
  return inputSchema instanceof z.ZodObject ? inputSchema.shape : {}
}

function optionsOf(schema: z.ZodType | undefined): readonly string[] {
  if (!(schema instanceof z.ZodOptional)) return []
  const inner: unknown = schema.unwrap()
  return inner instanceof z.ZodEnum ? inner.options.map(String) : []
}

/**
 * What is asked of a table: its pages, each order both ways, each filter, searches.
 * @throws Error for a filter that has no sample: whoever adds one says what to measure it with
 */
export function casesOf(operation: AdminList): AdminCase[] {
  const shape = shapeOf(operation)
  const { filters = {}, together = [], searches = [] } = samples[operation] ?? {}
  for (const name of Object.keys(shape)) {
    if (!notFilters.has(name) && !(name in filters))
      throw new Error(`${operation}: a sample of ${name} is missing`)
  }
  if (shape['search'] && searches.length === 0) throw new Error(`${operation}: a sample of search is missing`)
  const isPaged = 'page' in shape
  const fixed = (label: string, input: Filters): AdminCase => ({
    operation,
    label,
    input: () => input,
    isPaged,
  })
  const sorts = optionsOf(shape['sort']).flatMap(sort =>
    ['asc', 'desc'].map(direction => fixed(`by ${sort} ${direction}`, { sort, direction })),
  )
  return [
    fixed('as it opens', {}),
    ...sorts,
    ...Object.entries(filters).map(([name, value]) => fixed(`${name} ${String(value)}`, { [name]: value })),
    ...together.map(filter =>
      fixed(
        Object.entries(filter)
          .map(([name, value]) => `${name} ${String(value)}`)
          .join(', '),
        filter,
      ),
    ),
    ...searches.map(search => ({
      operation,
      label: `search "${search(0)}"`,
      input: (round: number) => ({ search: search(round) }),
      isPaged,
    })),
  ]
}

/** What somebody bought, kept with their account so that lists of customers can be sorted and filtered by it. */
export interface Purchases {
  /** Orders that count: neither unpaid nor cancelled nor come back. */
  readonly orders: number
  /** Their totals, in paise. */
  readonly spend: number
  /** When the last order was placed, whatever became of it; null without one. */
  readonly lastOrderAt: string | null
}

/** What of an account its indexes are made of. */
interface UserFacts {
  readonly name: string | null
  readonly username: string | null
  readonly email: string | null
  readonly phoneNumber: string | null
  readonly isAdmin: boolean
  readonly blocked: boolean
  readonly createdAt: string
  readonly purchases?: Purchases
}

/** How the administration looks customers up. Administrators are left out of all of it. */

const customerOnly =
  (of: (user: UserFacts) => string) =>
  (user: UserFacts): string | undefined =>
    user.isAdmin ? undefined : of(user)

/** Spending bands by where they begin, in paise, the highest first. */
const bands = [
  ['50-', 50_000_00],
  ['20-50', 20_000_00],
  ['5-20', 5_000_00],
  ['0-5', 1],
] as const

function bandOf({ purchases }: UserFacts): string {
  return bands.find(([, from]) => (purchases?.spend ?? 0) >= from)?.[0] ?? 'none'
}

export const customerLookUps = {
  /** Of every customer: 'yes'. */
  customer: { of: customerOnly(() => 'yes') },
  state: { of: customerOnly(({ blocked }) => (blocked ? 'blocked' : 'active')) },
  repeat: { of: customerOnly(({ purchases }) => ((purchases?.orders ?? 0) > 1 ? 'yes' : 'no')) },
  spendBand: { of: customerOnly(bandOf) },
}

export const customerOrders = {
  createdAt: (user: UserFacts) => user.createdAt,
  /** Those without a name come last. */
  name: ({ name, username }: UserFacts) => (name ?? username)?.toLowerCase() ?? '\uFFFF',
  orders: ({ purchases }: UserFacts) => purchases?.orders ?? 0,
  spend: ({ purchases }: UserFacts) => purchases?.spend ?? 0,
  lastOrderAt: ({ purchases }: UserFacts) => purchases?.lastOrderAt ?? '',
}

const everyOrder = ['createdAt', 'name', 'orders', 'spend', 'lastOrderAt'] as const
export const customerOrdersWithin = { customer: everyOrder, state: everyOrder }

/** What a customer is found by. */
export function searchTextOfUser({ name, username, email, phoneNumber }: UserFacts): string {
  return [name, username, email, phoneNumber].filter(Boolean).join('\n')
}

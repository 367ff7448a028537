import type { AdminCustomerDetail, MergePlan } from '../../../contract/index.ts'
import { joinAccounts } from '../../accounts/join-accounts.ts'
import { countEarlierPurchases } from '../../accounts/purchases.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { ShopReader, UserRecord } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { adminGetCustomer, requireCustomer, requireCustomerAsRead } from './customer.ts'
import { toAdminCustomer } from './list.ts'

const moved = [
  'orders',
  'returns',
  'warrantyClaims',
  'supportTickets',
  'productAlerts',
  'addresses',
  'reviews',
] as const satisfies readonly (keyof MergePlan['moves'])[]

/** What an account that has none of it gets from the one that becomes part of it. */
function takenOver(kept: UserRecord, former: UserRecord): Partial<UserRecord> {
  return {
    ...(kept.name === null && former.name !== null && { name: former.name }),
    ...(kept.email === null &&
      former.email !== null && { email: former.email, emailVerified: former.emailVerified ?? false }),
    ...(kept.phoneNumber === null &&
      former.phoneNumber !== null && {
        phoneNumber: former.phoneNumber,
        phoneNumberVerified: former.phoneNumberVerified,
      }),
  }
}

/** What of the former account nobody has afterwards. */
async function lost(reader: ShopReader, kept: UserRecord, former: UserRecord): Promise<MergePlan['loses']> {
  const taken = takenOver(kept, former)
  const secondFactor = await reader.get('secondFactors', former.id)
  const isLost: Readonly<Record<MergePlan['loses'][number], boolean>> = {
    name: former.name !== null && former.name !== (taken.name ?? kept.name),
    email: former.email !== null && former.email !== (taken.email ?? kept.email),
    phoneNumber:
      former.phoneNumber !== null && former.phoneNumber !== (taken.phoneNumber ?? kept.phoneNumber),
    username: former.username !== null,
    password: former.passwordHash !== null,
    secondFactor: secondFactor !== undefined,
  }
  return (Object.keys(isLost) as MergePlan['loses']).filter(field => isLost[field])
}

async function reviewsOfBoth(reader: ShopReader, kept: UserRecord, former: UserRecord): Promise<number> {
  const [own, others] = await Promise.all(
    [kept, former].map(({ id }) => reader.list('reviews', { where: { userId: id } })),
  )
  const reviewed = new Set(own?.map(({ productId }) => productId))
  return (others ?? []).filter(({ productId }) => reviewed.has(productId)).length
}

function requireMergeable(kept: UserRecord, former: UserRecord): void {
  if (kept.id === former.id) throw shopError('merge_same_account', {}, 'formerId')
  if (kept.blocked || former.blocked) throw shopError('merge_blocked')
}

async function countOf(reader: ShopReader, userId: string): Promise<MergePlan['moves']> {
  const counts = await Promise.all(
    moved.map(async name => [name, await reader.count(name, { where: { userId } })] as const),
  )
  return Object.fromEntries(counts) as MergePlan['moves']
}

/**
 * What a merge would do. Changes nothing.
 * @throws customer_not_found, merge_same_account, merge_blocked
 */
export async function adminCheckMerge(
  { store }: Dependencies,
  { id, formerId }: { readonly id: string; readonly formerId: string },
): Promise<MergePlan> {
  await countEarlierPurchases(store)
  const [kept, former] = [await requireCustomer(store, id), await requireCustomer(store, formerId)]
  requireMergeable(kept, former)
  const fields = takenOver(kept, former)
  return {
    kept: toAdminCustomer(kept),
    former: toAdminCustomer(former),
    moves: await countOf(store, former.id),
    takesOver: (['name', 'email', 'phoneNumber'] as const).filter(field => fields[field] !== undefined),
    loses: await lost(store, kept, former),
    reviewsOfBoth: await reviewsOfBoth(store, kept, former),
    sessionsEnded: await store.count('sessions', { where: { userId: former.id } }),
  }
}

interface Merge {
  readonly id: string
  readonly version: number
  readonly formerId: string
  readonly formerVersion: number
}

/**
 * Makes the former account part of the other one, for good: how somebody signs in to the one that stays does not change.
 * @throws customer_not_found, merge_same_account, merge_blocked, stale_version
 */
export async function adminMergeCustomers(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, version, formerId, formerVersion }: Merge,
): Promise<AdminCustomerDetail> {
  await changeAsAdministrator(dependencies, administrator, async tx => {
    const kept = await requireCustomerAsRead(tx, { id, version })
    const former = await requireCustomerAsRead(tx, { id: formerId, version: formerVersion })
    requireMergeable(kept, former)
    const moves = await countOf(tx, former.id)
    await joinAccounts(dependencies, tx, kept, former)
    const joined = await requireCustomer(tx, id)
    const fields = takenOver(kept, former)
    await tx.put('users', { ...joined, ...fields, version: version + 1 })
    return {
      answer: null,
      action: 'customer.merge',
      subject: `customer:${id}`,
      detail: `Account ${formerId} became part of this one, with ${moves.orders} orders`,
      before: { formerAccount: formerId },
      after: { formerAccount: null },
    }
  })
  return adminGetCustomer(dependencies, id)
}

import type {
  AdminPromotion,
  AdminPromotionSummary,
  BulkAnswer,
  PromotionFields,
} from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { hasEnded, isUsedUp } from '../../promotions/promotions.ts'
import type { PromotionRecord, ShopReader, ShopTransaction } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { changeManyAsAdministrator } from '../bulk/bulk.ts'
import { performanceOf } from './performance.ts'

/** What a promotion does now. */
export function stateOf(promotion: PromotionRecord, nowMs: number): AdminPromotionSummary['state'] {
  if (!promotion.active) return 'off'
  if (hasEnded(promotion, nowMs)) return 'ended'
  if (nowMs < Date.parse(promotion.startsAt)) return 'scheduled'
  return isUsedUp(promotion) ? 'used_up' : 'running'
}

export function toSummary(promotion: PromotionRecord, nowMs: number): AdminPromotionSummary {
  const { scope, buyQuantity = null, getQuantity = null, perCustomerLimit = null, ...kept } = promotion
  return {
    ...kept,
    buyQuantity,
    getQuantity,
    perCustomerLimit,
    productIds: [...(scope?.productIds ?? [])],
    categories: [...(scope?.categories ?? [])],
    state: stateOf(promotion, nowMs),
    version: promotion.version ?? 1,
  }
}

/** A promotion as it is kept: what does not belong to its kind is left out. */
export function toRecord(
  fields: PromotionFields,
  kept: Pick<PromotionRecord, 'id' | 'usedCount'> & { readonly version: number },
): PromotionRecord {
  const { buyQuantity, getQuantity, productIds, categories, perCustomerLimit, startsAt, endsAt, ...rest } =
    fields
  const isScoped = productIds.length > 0 || categories.length > 0
  return {
    ...rest,
    ...kept,
    value: fields.kind === 'free_shipping' ? 0 : fields.value,
    startsAt: toInstant(Date.parse(startsAt)),
    endsAt: endsAt === null ? null : toInstant(Date.parse(endsAt)),
    ...(fields.kind === 'buy_x_get_y' && {
      ...(buyQuantity !== null && { buyQuantity }),
      ...(getQuantity !== null && { getQuantity }),
    }),
    ...(isScoped && { scope: { productIds, categories } }),
    ...(perCustomerLimit !== null && { perCustomerLimit }),
  }
}

async function toAdminPromotion(
  { clock }: Pick<Dependencies, 'clock'>,
  reader: ShopReader,
  promotion: PromotionRecord,
): Promise<AdminPromotion> {
  return { ...toSummary(promotion, clock.now()), performance: await performanceOf(reader, promotion.code) }
}

async function requirePromotion(reader: ShopReader, id: string): Promise<PromotionRecord> {
  const promotion = await reader.get('promotions', id)
  if (!promotion) throw shopError('promotion_not_found')
  return promotion
}

/** One promotion, and how it performed. @throws promotion_not_found */
export async function adminGetPromotion(dependencies: Dependencies, id: string): Promise<AdminPromotion> {
  const { store } = dependencies
  return toAdminPromotion(dependencies, store, await requirePromotion(store, id))
}

/** @throws code_exists when another promotion has this code */
async function refuseTakenCode(tx: ShopTransaction, code: string | null, id: string): Promise<void> {
  if (code === null) return
  const [holder] = await tx.list('promotions', { where: { code } })
  if (holder && holder.id !== id) throw shopError('code_exists', {}, 'code')
}

const nameOf = ({ code, title }: PromotionRecord) => code ?? title

/** @throws code_exists */
export function adminCreatePromotion(
  dependencies: Dependencies,
  administrator: Administrator,
  fields: PromotionFields,
): Promise<AdminPromotion> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const promotion = toRecord(fields, { id: dependencies.ids.id(), usedCount: 0, version: 1 })
    await refuseTakenCode(tx, promotion.code, promotion.id)
    await tx.put('promotions', promotion)
    return {
      answer: await toAdminPromotion(dependencies, tx, promotion),
      action: 'promotion.create',
      subject: `promotion:${promotion.id}`,
      detail: nameOf(promotion),
      before: null,
      after: promotion,
    }
  })
}

/**
 * Changes a promotion. Its figures hang on its code, so that one that orders carry keeps it.
 * @throws promotion_not_found, stale_version, code_exists, code_in_use
 */
export function adminUpdatePromotion(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, version, ...fields }: PromotionFields & { readonly id: string; readonly version: number },
): Promise<AdminPromotion> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requirePromotion(tx, id)
    if ((before.version ?? 1) !== version) throw shopError('stale_version')
    const { usedCount } = before
    const promotion = toRecord(fields, { id, usedCount, version: version + 1 })
    if (promotion.code !== before.code) {
      const carried = before.code === null ? 0 : await countOrdersWith(tx, before.code)
      if (carried > 0) throw shopError('code_in_use', {}, 'code')
      await refuseTakenCode(tx, promotion.code, id)
    }
    await tx.put('promotions', promotion)
    return {
      answer: await toAdminPromotion(dependencies, tx, promotion),
      action: 'promotion.update',
      subject: `promotion:${id}`,
      detail: nameOf(promotion),
      before,
      after: promotion,
    }
  })
}

const countOrdersWith = (reader: ShopReader, code: string) =>
  reader.count('orders', { where: { promotionCode: code } })

/** Switches promotions on or off; those that are so already stay. Can be undone. */
export function adminSwitchPromotions(
  dependencies: Dependencies,
  administrator: Administrator,
  {
    ids,
    active,
    batchId,
  }: { readonly ids: readonly string[]; readonly active: boolean; readonly batchId?: string | undefined },
): Promise<BulkAnswer> {
  return changeManyAsAdministrator(dependencies, administrator, {
    action: 'promotion.switch',
    ids,
    batchId,
    labelOf: async (tx, id) => {
      const promotion = await tx.get('promotions', id)
      return promotion ? nameOf(promotion) : 'A promotion that is gone'
    },
    async change(tx, id) {
      const before = await requirePromotion(tx, id)
      const after = { ...before, active, version: (before.version ?? 1) + 1 }
      await tx.put('promotions', after)
      return {
        label: nameOf(before),
        subject: `promotion:${id}`,
        detail: `${nameOf(before)}: switched ${active ? 'on' : 'off'}`,
        before,
        after,
      }
    },
  })
}

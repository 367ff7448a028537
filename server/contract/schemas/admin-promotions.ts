import * as z from 'zod'
import { batchId, bulkIds, exportPaging, listInput } from './admin-lists.ts'
import { choices, id, instant, paise, pathId } from './common.ts'
import { paragraphs, textLine } from './text.ts'

export const promotionKind = z.enum(
  ['percent', 'amount', 'free_shipping', 'buy_x_get_y'],
  'Choose what it takes off',
)
export const promotionPlacement = z.enum(['popup', 'banner', 'newsletter'], 'Choose where it shows')

/** What a promotion does now: `ended` past its end, `used_up` at its limit, `off` switched off. */
export const promotionState = z.enum(['running', 'scheduled', 'ended', 'used_up', 'off'])

/** Most pieces of a group: more than an order has. */
const pieces = z.int('Enter a whole number').min(1, 'Enter 1 or more').max(50, 'Enter at most 50').nullable()
const limit = z
  .int('Enter a whole number')
  .min(1, 'Enter 1 or more')
  .max(10_000_000, 'Enter at most 1,00,00,000')
  .nullable()

const shape = {
  /** Upper case when it is kept; null for free delivery that needs no code. */
  code: textLine({ max: 30 })
    .transform(code => code.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9-]{3,30}$/, 'Use 3 to 30 letters, digits and hyphens'))
    .nullable(),
  kind: promotionKind,
  /** Percent, or paise; 0 for free shipping; of `buy_x_get_y` the percent off each piece that one gets, 100 for free. */
  value: z.int('Enter a whole number').min(0, 'Enter how much').max(100_000_000, 'Enter at most ₹10,00,000'),
  buyQuantity: pieces.default(null),
  getQuantity: pieces.default(null),
  /** Ids of products and slugs of categories that it is for; both empty: all products. */
  productIds: z.array(id).max(200, 'Choose at most 200 products').default([]),
  categories: z.array(id).max(50, 'Choose at most 50 categories').default([]),
  firstOrderOnly: z.boolean().default(false),
  minimumSubtotal: paise.max(100_000_000, 'Enter at most ₹10,00,000').default(0),
  startsAt: instant,
  endsAt: instant.nullable().default(null),
  /** How often it may be used in all, and by one customer; null without limit. */
  usageLimit: limit.default(null),
  perCustomerLimit: limit.default(null),
  placement: promotionPlacement.nullable().default(null),
  title: textLine({ missing: 'Name the promotion', max: 80 }),
  /** What the popup says below the title. */
  body: paragraphs({ max: 300 }).default(''),
  active: z.boolean().default(true),
}

type PromotionDraft = z.output<z.ZodObject<typeof shape>>

/** What is wrong with the fields taken together, by field. */
function conflictsOf(draft: PromotionDraft): [keyof PromotionDraft, string][] {
  const { code, kind, value, startsAt, endsAt, placement } = draft
  const isScoped = draft.productIds.length > 0 || draft.categories.length > 0
  const found: [boolean, keyof PromotionDraft, string][] = [
    [kind === 'percent' && (value < 1 || value > 100), 'value', 'Enter 1 to 100 percent'],
    [kind === 'buy_x_get_y' && (value < 1 || value > 100), 'value', 'Enter 1 to 100 percent'],
    [kind === 'amount' && value < 1, 'value', 'Enter how much'],
    [kind === 'buy_x_get_y' && draft.buyQuantity === null, 'buyQuantity', 'Enter how many to buy'],
    [kind === 'buy_x_get_y' && draft.getQuantity === null, 'getQuantity', 'Enter how many to get'],
    [
      kind === 'free_shipping' && isScoped,
      draft.productIds.length > 0 ? 'productIds' : 'categories',
      'Delivery is of the whole order: choose no products or categories',
    ],
    [code === null && kind !== 'free_shipping', 'code', 'Enter a code'],
    [
      code === null && (draft.firstOrderOnly || draft.minimumSubtotal > 0 || hasLimit(draft)),
      'code',
      'Enter a code: without one it is for every order, without conditions',
    ],
    [code === null && placement !== null && placement !== 'banner', 'code', 'Enter the code that it shows'],
    [
      endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt),
      'endsAt',
      'Choose an end after the start',
    ],
    [placement === 'popup' && draft.body === '', 'body', 'Enter what the popup says'],
  ]
  return found.flatMap(([isWrong, field, message]) => (isWrong ? [[field, message]] : []))
}

const hasLimit = ({ usageLimit, perCustomerLimit }: PromotionDraft) =>
  usageLimit !== null || perCustomerLimit !== null

function holdTogether(draft: PromotionDraft, context: z.RefinementCtx<PromotionDraft>) {
  for (const [field, message] of conflictsOf(draft))
    context.addIssue({ code: 'custom', path: [field], message, input: draft[field] })
}

/** What an administrator enters; the form checks itself by it. */
export const promotionFields = z.object(shape).superRefine(holdTogether)

export const createPromotionInput = promotionFields

export const updatePromotionInput = z
  .object({ ...shape, id: pathId, version: z.int() })
  .superRefine(holdTogether)

export const tryPromotionInput = z
  .object({
    ...shape,
    days: z.int().min(1, 'Choose 1 to 90 days').max(90, 'Choose 1 to 90 days').default(30),
  })
  .superRefine(holdTogether)

export const promotionIdInput = z.object({ id: pathId })

const filters = {
  state: choices(promotionState).optional(),
  kind: choices(promotionKind).optional(),
  placement: choices(promotionPlacement).optional(),
}

const sorts = ['startsAt', 'title', 'usedCount'] as const
const { page: _page, pageSize: _pageSize, ...unpaged } = listInput(sorts)

export const listPromotionsInput = z.object({ ...listInput(sorts), ...filters })
export const exportPromotionsInput = z.object({ ...unpaged, ...filters, ...exportPaging })

export const switchPromotionsInput = z.object({ ids: bulkIds, active: z.boolean(), batchId })

const kept = {
  id,
  code: z.string().nullable(),
  kind: promotionKind,
  value: z.int(),
  buyQuantity: z.int().nullable(),
  getQuantity: z.int().nullable(),
  productIds: z.array(id),
  categories: z.array(z.string()),
  firstOrderOnly: z.boolean(),
  minimumSubtotal: paise,
  startsAt: instant,
  endsAt: instant.nullable(),
  usageLimit: z.int().nullable(),
  perCustomerLimit: z.int().nullable(),
  placement: promotionPlacement.nullable(),
  title: z.string(),
  body: z.string(),
  active: z.boolean(),
  /** Of orders that were neither cancelled nor left unpaid. */
  usedCount: z.int(),
  state: promotionState,
  version: z.int(),
}

export const adminPromotionSummary = z.strictObject(kept)

export const adminPromotion = z.strictObject({
  ...kept,
  /** Of the orders that carry its code, but those cancelled or never paid; null where there is no code to know them by. */
  performance: z
    .strictObject({
      orders: z.int(),
      /** Paise taken off their lines. */
      discount: paise,
      /** Paise of their totals, with delivery and GST. */
      revenue: paise,
      lastUsedAt: instant.nullable(),
    })
    .nullable(),
})

export const promotionTrial = z.strictObject({
  /** Orders of these days that were looked at: neither cancelled nor left unpaid. */
  orders: z.int(),
  /** Since when they were placed; later than asked for where there are very many. */
  since: instant,
  /** Left out, since an order takes one code. */
  withAnotherCode: z.int(),
  /** Orders that it would have applied to. */
  applied: z.int(),
  /** Paise off the lines of these orders, and off their delivery. */
  discount: paise,
  delivery: paise,
  /** Paise that these orders came to without it. */
  revenue: paise,
  /** The latest of them, ten at most. */
  examples: z.array(
    z.strictObject({ id, number: z.string(), createdAt: instant, total: paise, saving: paise }),
  ),
})

import { promotionSchemas, type AdminPromotion } from '@shruti/server/contract'
import type { CallInput } from '../../../api/api.ts'
import { clockTime, instantOf } from '../clock-time.ts'

/** A promotion as it stands in the form: amounts in rupees, times on a clock in India. */
export interface PromotionDraft {
  readonly title: string
  readonly code: string
  readonly kind: AdminPromotion['kind']
  /** Percent, or rupees. */
  readonly value: string
  readonly buyQuantity: string
  readonly getQuantity: string
  readonly isScoped: boolean
  readonly productIds: readonly string[]
  readonly categories: readonly string[]
  readonly firstOrderOnly: boolean
  readonly minimumSubtotal: string
  readonly startsAt: string
  readonly endsAt: string
  readonly usageLimit: string
  readonly perCustomerLimit: string
  readonly placement: NonNullable<AdminPromotion['placement']> | ''
  readonly body: string
  readonly active: boolean
}

const rupeesOf = (paise: number) => (paise === 0 ? '' : String(paise / 100))
const paiseOf = (rupees: string) => Math.round(Number(rupees) * 100)
const countOf = (text: string) => (text.trim() === '' ? null : Number(text))
const textOf = (count: number | null) => (count === null ? '' : String(count))

/** @param nowMs milliseconds since 1970: a new promotion begins at once */
export function newDraft(nowMs: number): PromotionDraft {
  return {
    title: '',
    code: '',
    kind: 'percent',
    value: '',
    buyQuantity: '2',
    getQuantity: '1',
    isScoped: false,
    productIds: [],
    categories: [],
    firstOrderOnly: false,
    minimumSubtotal: '',
    startsAt: clockTime(nowMs),
    endsAt: '',
    usageLimit: '',
    perCustomerLimit: '',
    placement: '',
    body: '',
    active: true,
  }
}

export function draftOf(promotion: AdminPromotion): PromotionDraft {
  const { kind, value, productIds, categories, startsAt, endsAt } = promotion
  return {
    title: promotion.title,
    code: promotion.code ?? '',
    kind,
    value: kind === 'amount' ? rupeesOf(value) : textOf(value || null),
    buyQuantity: textOf(promotion.buyQuantity),
    getQuantity: textOf(promotion.getQuantity),
    isScoped: productIds.length > 0 || categories.length > 0,
    productIds,
    categories,
    firstOrderOnly: promotion.firstOrderOnly,
    minimumSubtotal: rupeesOf(promotion.minimumSubtotal),
    startsAt: clockTime(startsAt),
    endsAt: endsAt === null ? '' : clockTime(endsAt),
    usageLimit: textOf(promotion.usageLimit),
    perCustomerLimit: textOf(promotion.perCustomerLimit),
    placement: promotion.placement ?? '',
    body: promotion.body,
    active: promotion.active,
  }
}

/** The copy of a promotion: everything but its code, switched off until somebody looked at it. */
export function duplicateOf(promotion: AdminPromotion): PromotionDraft {
  return { ...draftOf(promotion), code: '', title: `${promotion.title} (copy)`.slice(0, 80), active: false }
}

/** What is sent; fields that the kind does not have are left out. */
export function inputOf(draft: PromotionDraft): CallInput<'adminCreatePromotion'> {
  const { kind } = draft
  const isPieces = kind === 'buy_x_get_y'
  const isScoped = draft.isScoped && kind !== 'free_shipping'
  return {
    title: draft.title,
    code: draft.code.trim() === '' ? null : draft.code,
    kind,
    value: kind === 'free_shipping' ? 0 : kind === 'amount' ? paiseOf(draft.value) : Number(draft.value),
    buyQuantity: isPieces ? countOf(draft.buyQuantity) : null,
    getQuantity: isPieces ? countOf(draft.getQuantity) : null,
    productIds: isScoped ? [...draft.productIds] : [],
    categories: isScoped ? [...draft.categories] : [],
    firstOrderOnly: draft.firstOrderOnly,
    minimumSubtotal: paiseOf(draft.minimumSubtotal),
    startsAt: instantOf(draft.startsAt),
    endsAt: draft.endsAt === '' ? null : instantOf(draft.endsAt),
    usageLimit: countOf(draft.usageLimit),
    perCustomerLimit: countOf(draft.perCustomerLimit),
    placement: draft.placement === '' ? null : draft.placement,
    body: draft.body,
    active: draft.active,
  }
}

/** What the contract finds wrong, by field. */
export function problemsOf(draft: PromotionDraft): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  if (
    draft.isScoped &&
    draft.kind !== 'free_shipping' &&
    draft.productIds.length + draft.categories.length === 0
  )
    found['categories'] = 'Choose a category or a product'
  const checked = promotionSchemas.promotionFields.safeParse(inputOf(draft))
  for (const { path, message } of checked.error?.issues ?? []) found[String(path[0])] ??= message
  return found
}

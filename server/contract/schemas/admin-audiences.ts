import * as z from 'zod'
import { exportPaging, listInput } from './admin-lists.ts'
import { choices, id, instant, paging, paise } from './common.ts'
import { productAlertKind } from './product-alerts.ts'

/*
 * Who wants to hear of the shop: who waits for a product (BEY-8), and who agreed to offers.
 */

export const productAlertStatus = z.enum(
  ['unconfirmed', 'waiting', 'told'],
  'Choose unconfirmed, waiting or told',
)

/** That somebody asked to be told of a colour of a product. */
export const adminProductAlert = z.strictObject({
  id,
  kind: productAlertKind,
  /** `unconfirmed`: the link in the message to the address was not followed. `told`: the message was sent. */
  status: productAlertStatus,
  email: z.string(),
  /** The account that asked; null for an address without one. */
  customerId: id.nullable(),
  sku: z.string(),
  /** What it is now; null where it is no longer sold. */
  product: z
    .strictObject({ id, name: z.string(), variantName: z.string(), stock: z.int().min(0), price: paise })
    .nullable(),
  priceWhenAsked: paise,
  createdAt: instant,
})

const alertFilters = { status: productAlertStatus.optional(), kind: choices(productAlertKind).optional() }
const alertList = listInput(['createdAt'])

/** The search looks through email and SKU. */
export const adminListProductAlertsInput = z.object({ ...alertFilters, ...alertList })

const { page: _page, pageSize: _pageSize, ...unpagedAlerts } = alertList
export const adminExportProductAlertsInput = z.object({ ...alertFilters, ...unpagedAlerts, ...exportPaging })

/** Somebody who was asked whether they want offers and news, and answered. */
export const adminSubscriber = z.strictObject({
  /** Of the customer. */
  id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** Whether they agree now. */
  agrees: z.boolean(),
  /** When they agreed, or took it back. */
  at: instant,
  /** Of the wording that they agreed to: the day from which it is used. */
  wording: z.string(),
})

const subscriberFilters = { agrees: z.enum(['yes', 'no'], 'Choose yes or no').optional() }
const subscriberSort = {
  sort: z.enum(['at']).optional(),
  direction: z.enum(['asc', 'desc'], 'Sort asc or desc').optional(),
}

export const adminListSubscribersInput = z.object({ ...subscriberFilters, ...subscriberSort, ...paging })
export const adminExportSubscribersInput = z.object({
  ...subscriberFilters,
  ...subscriberSort,
  ...exportPaging,
})

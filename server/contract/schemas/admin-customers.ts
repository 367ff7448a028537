import * as z from 'zod'
import { batchId, bulkIds, exportPaging, listInput } from './admin-lists.ts'
import { choices, day, id, instant, paging, paise, pathId } from './common.ts'
import { adminOrderSummary } from './admin-orders.ts'
import { address } from './orders.ts'
import { session } from './own-account.ts'
import { accountExport, consent } from './personal-data.ts'
import { reviewStatus } from './admin-reviews.ts'
import { paragraphs, textLine } from './text.ts'

export const customerState = z.enum(['active', 'blocked'], 'Choose active or blocked')

/** What somebody has spent, in whole thousands of rupees: from the first figure to below the second. */
export const spendBand = z.enum(['none', '0-5', '5-20', '20-50', '50-'], 'Choose what they spent')

/** A customer as lists show them. Orders that were not paid, were cancelled or came back do not count. */
export const adminCustomer = z.strictObject({
  id,
  version: z.int(),
  name: z.string().nullable(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  state: customerState,
  /** When the account was made. */
  createdAt: instant,
  orders: z.int().min(0),
  /** Totals of those orders. */
  spend: paise,
  /** When they ordered last, whatever became of it; null for who never did. */
  lastOrderAt: instant.nullable(),
})

const filters = {
  state: customerState.optional(),
  /** Whether they ordered more than once. */
  repeat: z.enum(['yes', 'no'], 'Choose yes or no').optional(),
  spend: choices(spendBand).optional(),
  /** Days in India between which their last order was placed, both included. */
  lastOrderFrom: day.optional(),
  lastOrderTo: day.optional(),
}

const list = listInput(['createdAt', 'name', 'orders', 'spend', 'lastOrderAt'])

/** The search looks through name, username, phone number and email. */
export const adminListCustomersInput = z.object({ ...filters, ...list })

const { page: _page, pageSize: _pageSize, ...unpaged } = list
export const adminExportCustomersInput = z.object({ ...filters, ...unpaged, ...exportPaging })

export const customerIdInput = z.object({ id: pathId })

export const adminCustomerDetail = z.strictObject({
  ...adminCustomer.shape,
  emailVerified: z.boolean(),
  phoneNumberVerified: z.boolean(),
  hasPassword: z.boolean(),
  /** The latest 20. */
  latestOrders: z.array(adminOrderSummary),
  addresses: z.array(address),
  reviews: z.array(
    z.strictObject({
      id,
      productName: z.string(),
      /** Names the product's address. */
      productSlug: z.string(),
      rating: z.int(),
      title: z.string(),
      status: reviewStatus,
      createdAt: instant,
    }),
  ),
  /** What the shop's staff noted, the newest first. */
  notes: z.array(z.strictObject({ id, text: z.string(), at: instant, author: z.string() })),
  consents: z.array(consent),
  /** Where they are signed in. */
  sessions: z.array(session.omit({ current: true })),
})

export const adminBlockCustomersInput = z.object({
  ids: bulkIds,
  blocked: z.boolean('Choose yes or no'),
  /** Why, for the audit log. */
  reason: textLine({ max: 200 }).optional(),
  batchId,
})

export const adminAddCustomerNoteInput = z.object({
  id: pathId,
  version: z.int(),
  text: paragraphs({ missing: 'Write the note', max: 1000 }),
})

const formerId = z.string('Choose the other account').trim().min(1, 'Choose the other account').max(64)

export const adminCheckMergeInput = z.object({ id: pathId, formerId })

/** What a merge would do. */
export const mergePlan = z.strictObject({
  /** The account that stays. */
  kept: adminCustomer,
  /** The account that becomes part of it. */
  former: adminCustomer,
  /** What moves from the one to the other. */
  moves: z.strictObject({
    orders: z.int(),
    returns: z.int(),
    warrantyClaims: z.int(),
    supportTickets: z.int(),
    productAlerts: z.int(),
    addresses: z.int(),
    reviews: z.int(),
  }),
  /** What the account that stays has none of, and gets from the other one. */
  takesOver: z.array(z.enum(['name', 'email', 'phoneNumber'])),
  /** What only the other account has and nobody has afterwards: ways to reach its owner, and to sign in to it. */
  loses: z.array(z.enum(['name', 'email', 'phoneNumber', 'username', 'password', 'secondFactor'])),
  /** Its reviews of products that the account that stays reviewed too: they stay in the shop, and are nobody's. */
  reviewsOfBoth: z.int(),
  /** Devices on which the other account is signed in: they are signed out. */
  sessionsEnded: z.int(),
})

export const adminMergeCustomersInput = z.object({
  id: pathId,
  version: z.int(),
  formerId,
  formerVersion: z.int(),
})

export const adminGiveCustomerDataInput = z.object({ id: pathId, page: paging.page })
export const givenData = accountExport

export const adminEraseCustomerInput = z.object({ id: pathId, version: z.int() })

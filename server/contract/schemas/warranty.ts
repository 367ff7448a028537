import * as z from 'zod'
import { warrantyFaults, type WarrantyFault } from '../warranty.ts'
import { listInput } from './admin-lists.ts'
import { id, instant, pathId } from './common.ts'
import { paragraphs, textLine } from './text.ts'

const faults = Object.keys(warrantyFaults) as [WarrantyFault, ...WarrantyFault[]]

export const warrantyClaimStatus = z.enum(
  ['requested', 'approved', 'declined', 'received', 'repaired', 'replaced'],
  'Choose a status of a claim',
)

export const createWarrantyClaimInput = z.object({
  id: pathId,
  /** Place of the line in the order, from 0. One piece of it is claimed for. */
  lineIndex: z.int('Choose the product').min(0, 'Choose the product'),
  fault: z.enum(faults, 'Choose what is wrong'),
  description: paragraphs({
    missing: 'Describe what is wrong',
    min: 10,
    tooShort: 'Use at least 10 characters',
    max: 1000,
  }),
})

/** A claim with its progress. */
export const warrantyClaim = z.strictObject({
  id,
  /** "W-8KQ2M4XD". */
  number: z.string(),
  orderId: id,
  version: z.int(),
  lineIndex: z.int(),
  name: z.string(),
  variantName: z.string(),
  fault: z.enum(faults),
  description: z.string(),
  status: warrantyClaimStatus,
  /** What was sent back: once it is repaired or replaced. */
  parcel: z
    .strictObject({
      carrier: z.string().nullable(),
      trackingNumber: z.string(),
      trackingUrl: z.string().nullable(),
    })
    .nullable(),
  timeline: z.array(
    z.strictObject({
      status: warrantyClaimStatus,
      at: instant,
      by: z.enum(['customer', 'administrator']),
      note: z.string().optional(),
    }),
  ),
  /** Where an administrator may move it now. */
  allowedStatuses: z.array(warrantyClaimStatus),
})

/** The warranty of a line of a delivered order. Buying registers it. */
export const warrantyOfLine = z.strictObject({
  lineIndex: z.int(),
  name: z.string(),
  variantName: z.string(),
  /** Months from delivery, as promised when it was bought. */
  months: z.int(),
  /** The last instant; null where there is no warranty. */
  until: instant.nullable(),
  /** A claim can be made now. */
  canClaim: z.boolean(),
})

export const orderWarranties = z.strictObject({
  lines: z.array(warrantyOfLine),
  /** The oldest first. */
  claims: z.array(warrantyClaim),
})

/** The search looks through a claim's number and what its customer wrote. */
export const adminListWarrantyClaimsInput = z.object({
  status: warrantyClaimStatus.optional(),
  ...listInput(['createdAt']),
})

export const warrantyClaimIdInput = z.object({ id: pathId })

export const adminSetWarrantyClaimStatusInput = z.object({
  id: pathId,
  version: z.int(),
  status: warrantyClaimStatus,
  /** The customer reads it; declining needs one. */
  note: paragraphs({ max: 500 }).optional(),
  /** Of the parcel that goes back. */
  carrier: textLine({ max: 40 }).optional(),
  trackingNumber: textLine({ max: 40 }).optional(),
})

import type { Invoice } from '../../contract/index.ts'
import { collection } from '../ports/store.ts'

/**
 * An invoice or a credit note as it was issued. It never changes: what it says of the seller and of the goods is its own
 * copy. Buyer and addresses are the order's, so that deleting an account deletes them here too.
 */
export interface TaxDocumentRecord extends Pick<
  Invoice,
  'kind' | 'number' | 'issuedAt' | 'orderId' | 'seller' | 'refersTo' | 'reason'
> {
  id: string
  lines: readonly Invoice['lines'][number][]
}

/** Kinds of documents that are numbered. */
export type NumberedKind = 'invoice' | 'creditNote'

/** What numbers of a kind begin with, and since when; null: from the start. */
export interface PrefixRecord {
  readonly prefix: string
  readonly since: string | null
}

/** Every prefix that a kind has had, the one in use last. */
export type NumberingRecord = Readonly<Record<NumberedKind, readonly PrefixRecord[]>>

export const invoiceCollections = {
  taxDocuments: collection<TaxDocumentRecord>({
    equal: {
      orderId: { of: document => document.orderId },
      number: { of: document => document.number, unique: true },
    },
  }),
} as const

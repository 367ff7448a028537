import { queryOptions } from '@tanstack/react-query'
import type { App } from '../app/app-context.ts'

/**
 * The invoice of an order, or one of its credit notes (BEY-4).
 * @throws ApiError 404 before the order is packed, and for another customer's
 */
export function invoiceQuery({ api }: App, id: string, creditNoteId?: string) {
  return queryOptions({
    queryKey: ['invoice', id, creditNoteId],
    queryFn: ({ signal }) =>
      creditNoteId === undefined
        ? api.call('getInvoice', { id }, { signal })
        : api.call('getCreditNote', { id, creditNoteId }, { signal }),
  })
}

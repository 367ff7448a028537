import { paths } from '../../paths.ts'

/** Pages of one order that only lead on from the order: `paths` is in the first script of every page. */
export const orderPaths = {
  invoice: (orderId: string) => `${paths.order(orderId)}/invoice`,
  creditNote: (orderId: string, creditNoteId: string) =>
    `${paths.order(orderId)}/credit-notes/${encodeURIComponent(creditNoteId)}`,
} as const

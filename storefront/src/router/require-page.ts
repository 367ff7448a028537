import { Redirect } from './resolve.ts'

/** Which page of a list is asked for, and what there is of it. */
export interface AskedPage {
  /** From 1. */
  readonly page: number
  /** Entries on a page; 1 or more. */
  readonly pageSize: number
  /** Of all entries, over all pages. */
  readonly total: number
}

/** The last page of a list, from 1; an empty one has its first. */
export const lastPageOf = ({ pageSize, total }: Omit<AskedPage, 'page'>): number =>
  Math.max(1, Math.ceil(total / pageSize))

/**
 * Guards the page of a list: an address past its end, of a list that was longer once, leads to its last page, so that
 * nobody reads that there is nothing [SHOP-1] [ADM-9].
 * @throws Redirect
 */
export function requirePage(asked: AskedPage, hrefFor: (page: number) => string): void {
  const last = lastPageOf(asked)
  if (asked.page > last) throw new Redirect(hrefFor(last))
}

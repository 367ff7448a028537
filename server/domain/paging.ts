import type { RequestContext } from './context.ts'

/** One page of a list, and how many there are in all (the X-Total-Count header). */
export interface RecordPage<T> {
  readonly items: T[]
  readonly total: number
}

/** A page's items; X-Total-Count tells how many there are in all. */
export function answerPage<T>(
  { responseHeaders }: Pick<RequestContext, 'responseHeaders'>,
  { items, total }: RecordPage<T>,
): T[] {
  responseHeaders.set('x-total-count', String(total))
  return items
}

/** What a request asks for: `page` from 1, `pageSize` from 1. With neither it means the whole list. */
export interface PageQuery {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

/** A list of what waits for the shop: by state, searched, the oldest or the newest first. */
export interface WaitingListQuery<Status extends string> extends PageQuery {
  readonly status?: Status | undefined
  readonly search?: string | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

/** Where a page begins and how much it holds. */
export function pageBounds(query: PageQuery, defaultSize: number): { offset: number; limit: number } {
  const limit = query.pageSize ?? defaultSize
  return { offset: ((query.page ?? 1) - 1) * limit, limit }
}

/** The same where a request that asks for no page means the whole list. */
export function boundsOf(query: PageQuery, defaultSize: number): { offset: number; limit: number } {
  const isWhole = query.page === undefined && query.pageSize === undefined
  return isWhole ? { offset: 0, limit: Infinity } : pageBounds(query, defaultSize)
}

/** Cuts a page out of a list in memory. A page past the end is empty. */
export function pageOf<T>(all: readonly T[], query: PageQuery, defaultSize: number): RecordPage<T> {
  const { offset, limit } = boundsOf(query, defaultSize)
  return { items: all.slice(offset, offset + limit), total: all.length }
}

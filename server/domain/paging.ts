/** One page of a list, and how many there are in all (the X-Total-Count header). */
export interface RecordPage<T> {
  readonly items: T[]
  readonly total: number
}

/** What a request asks for: `page` from 1, `pageSize` from 1. With neither it means the whole list. */
export interface PageQuery {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

/** Where a page begins and how much it holds. */
export function pageBounds(query: PageQuery, defaultSize: number): { offset: number; limit: number } {
  const limit = query.pageSize ?? defaultSize
  return { offset: ((query.page ?? 1) - 1) * limit, limit }
}

/** Cuts a page out of a list in memory. A page past the end is empty. */
export function pageOf<T>(all: readonly T[], query: PageQuery, defaultSize: number): RecordPage<T> {
  if (query.page === undefined && query.pageSize === undefined) return { items: [...all], total: all.length }
  const { offset, limit } = pageBounds(query, defaultSize)
  return { items: all.slice(offset, offset + limit), total: all.length }
}

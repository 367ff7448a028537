import type { AdminPostSummary } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { PostRecord } from '../../records.ts'

const pageSize = 20

export interface PostSearch extends PageQuery {
  readonly search?: string | undefined
  readonly state?: AdminPostSummary['state'] | undefined
  readonly category?: string | undefined
  readonly sort?: 'updatedAt' | 'publishAt' | 'title' | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

/** What a post is now. */
export function stateOf({ status, publishAt }: PostRecord, nowMs: number): AdminPostSummary['state'] {
  if (status !== 'published') return status
  return publishAt !== null && Date.parse(publishAt) > nowMs ? 'scheduled' : 'published'
}

export function toAdminSummary(record: PostRecord, nowMs: number): AdminPostSummary {
  const { id, slug, title, category, author, publishAt, updatedAt, version } = record
  return { id, slug, title, category, author, state: stateOf(record, nowMs), publishAt, updatedAt, version }
}

/** What the clock says of a published post stands in its time. */
function selectionOf(state: PostSearch['state'], nowMs: number) {
  const next = toInstant(nowMs + 1)
  switch (state) {
    case undefined:
      return {}
    case 'scheduled':
      return { where: { status: 'published' }, range: { index: 'publishAt', from: next } }
    case 'published':
      return { where: { status: 'published' }, range: { index: 'publishAt', below: next } }
    default:
      return { where: { status: state } }
  }
}

/** All posts, drafts too. */
export async function adminListPosts(
  { store, clock }: Dependencies,
  query: PostSearch,
): Promise<RecordPage<AdminPostSummary>> {
  const nowMs = clock.now()
  const { state, category, search, sort = 'updatedAt', direction = 'desc' } = query
  const { where, ...range } = selectionOf(state, nowMs)
  const selection = {
    ...range,
    where: { ...where, ...(category && { category }) },
    ...(search && { contains: { index: 'search', anyOf: [search] } }),
  }
  const [records, total] = await Promise.all([
    store.list('posts', {
      ...selection,
      orderBy: { index: sort, direction },
      ...pageBounds(query, pageSize),
    }),
    store.count('posts', selection),
  ])
  return { items: records.map(record => toAdminSummary(record, nowMs)), total }
}

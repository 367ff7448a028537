import type { AdminPromotionSummary } from '../../../contract/index.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import { promotionInWords } from '../../promotions/promotions.ts'
import type { PromotionRecord, ShopReader } from '../../records.ts'
import { rupees, toCsv, type CsvColumn } from '../csv.ts'
import { toSummary } from './promotions.ts'

const pageSize = 20

export interface PromotionFilters {
  readonly search?: string | undefined
  readonly state?: readonly AdminPromotionSummary['state'][] | undefined
  readonly kind?: readonly AdminPromotionSummary['kind'][] | undefined
  readonly placement?: readonly AdminPromotionSummary['placement'][] | undefined
  readonly sort?: 'startsAt' | 'title' | 'usedCount' | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

interface Listed {
  readonly record: PromotionRecord
  readonly summary: AdminPromotionSummary
}

const compareTexts = (left: string, right: string) => left.localeCompare(right, 'en-IN')

const orders: Readonly<
  Record<NonNullable<PromotionFilters['sort']>, (left: PromotionRecord, right: PromotionRecord) => number>
> = {
  startsAt: (left, right) => Date.parse(left.startsAt) - Date.parse(right.startsAt),
  title: (left, right) => compareTexts(left.title, right.title),
  usedCount: (left, right) => left.usedCount - right.usedCount,
}

/** All that match, sorted. A shop has dozens, and what each does now changes with the clock: no index knows it. */
async function promotionsThatMatch(
  reader: ShopReader,
  nowMs: number,
  { search = '', state, kind, placement, sort = 'startsAt', direction = 'desc' }: PromotionFilters,
): Promise<Listed[]> {
  const wanted = search.toLocaleLowerCase('en-IN')
  const sign = direction === 'asc' ? 1 : -1
  const records = await reader.list('promotions')
  return records
    .map(record => ({ record, summary: toSummary(record, nowMs) }))
    .filter(
      ({ record, summary }) =>
        (!state || state.includes(summary.state)) &&
        (!kind || kind.includes(record.kind)) &&
        (!placement || placement.includes(record.placement)) &&
        `${record.code ?? ''} ${record.title}`.toLocaleLowerCase('en-IN').includes(wanted),
    )
    .toSorted(
      (left, right) =>
        sign * (orders[sort](left.record, right.record) || compareTexts(left.record.id, right.record.id)),
    )
}

/** Promotions that match, a page at a time; the latest begun first unless asked otherwise (ADM-6). */
export async function adminListPromotions(
  { store, clock }: Dependencies,
  query: PromotionFilters & PageQuery,
): Promise<RecordPage<AdminPromotionSummary>> {
  const matching = await promotionsThatMatch(store, clock.now(), query)
  const { offset, limit } = pageBounds(query, pageSize)
  return {
    items: matching.slice(offset, offset + limit).map(({ summary }) => summary),
    total: matching.length,
  }
}

const columns: readonly CsvColumn<Listed>[] = [
  { header: 'Code', value: ({ record }) => record.code },
  { header: 'Title', value: ({ record }) => record.title },
  { header: 'What it gives', value: ({ record }) => promotionInWords(record) },
  { header: 'State', value: ({ summary }) => summary.state },
  { header: 'From', value: ({ record }) => record.startsAt },
  { header: 'Until', value: ({ record }) => record.endsAt },
  { header: 'Minimum order (₹)', numeric: true, value: ({ record }) => rupees(record.minimumSubtotal) },
  { header: 'Limit in all', value: ({ record }) => record.usageLimit },
  { header: 'Limit by customer', value: ({ summary }) => summary.perCustomerLimit },
  { header: 'Used', value: ({ record }) => record.usedCount },
  { header: 'Shows as', value: ({ record }) => record.placement },
]

/** The promotions of a list as CSV, in one part: a shop has dozens. */
export async function adminExportPromotions(
  { store, clock }: Dependencies,
  { responseHeaders }: RequestContext,
  filters: PromotionFilters,
): Promise<File> {
  const matching = await promotionsThatMatch(store, clock.now(), filters)
  responseHeaders.set('x-total-count', String(matching.length))
  return new File([toCsv(columns, matching, { header: true })], 'promotions.csv', {
    type: 'text/csv;charset=utf-8',
  })
}

import type { OperationOutputs } from '../../../contract/index.ts'
import { latestConsent, type ConsentRecord } from '../../accounts/consent-records.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { ListQuery } from '../../ports/store.ts'
import type { ShopReader } from '../../records.ts'
import type { CsvColumn } from '../csv.ts'
import { exportCsv } from '../csv-export.ts'

type AdminSubscriber = OperationOutputs['adminListSubscribers'][number]

const pageSize = 25

interface SubscriberFilters {
  readonly agrees?: 'yes' | 'no' | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

/** None for an account that has gone since it was listed. */
async function toSubscribers(reader: ShopReader, record: ConsentRecord): Promise<AdminSubscriber[]> {
  const user = await reader.get('users', record.id)
  const answer = latestConsent(record, 'offers')
  if (!user || !answer) return []
  const { id, name, email, phoneNumber } = user
  return [{ id, name, email, phoneNumber, agrees: answer.granted, at: answer.at, wording: answer.version }]
}

const selectionOf = ({ agrees }: SubscriberFilters): Pick<ListQuery, 'where'> => ({
  where: { offers: agrees ?? ['yes', 'no'] },
})

const orderOf = ({ direction = 'desc' }: SubscriberFilters) => ({ index: 'offersAt', direction })

/** Who answered whether they want offers and news, a page at a time; the latest answer first unless asked otherwise. */
export async function adminListSubscribers(
  { store }: Dependencies,
  query: SubscriberFilters & PageQuery,
): Promise<RecordPage<AdminSubscriber>> {
  const selection = selectionOf(query)
  const [records, total] = await Promise.all([
    store.list('consents', { ...selection, orderBy: orderOf(query), ...pageBounds(query, pageSize) }),
    store.count('consents', selection),
  ])
  const subscribers = await Promise.all(records.map(record => toSubscribers(store, record)))
  return { items: subscribers.flat(), total }
}

const columns: readonly CsvColumn<AdminSubscriber>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phoneNumber }) => phoneNumber },
  { header: 'Agrees to offers', value: ({ agrees }) => (agrees ? 'yes' : 'no') },
  { header: 'Since', value: ({ at }) => at },
  { header: 'Wording', value: ({ wording }) => wording },
]

/** The subscribers of a list as CSV, a part at a time. @throws invalid_input for a wrong cursor */
export function adminExportSubscribers(
  dependencies: Dependencies,
  context: RequestContext,
  { cursor, ...filters }: SubscriberFilters & { readonly cursor?: string | undefined },
): Promise<File> {
  return exportCsv(dependencies, context, {
    collection: 'consents',
    selection: selectionOf(filters),
    orderBy: orderOf(filters),
    keyOf: record => latestConsent(record, 'offers')?.at ?? '',
    rowsOf: record => toSubscribers(dependencies.store, record),
    columns,
    cursor,
    fileName: 'subscribers.csv',
  })
}

import type { Dependencies, RequestContext } from '../context.ts'
import { otherWork } from '../other-work.ts'
import type { CollectionName, ListQuery, RecordOf, SortKey, StoredRecord } from '../ports/store.ts'
import type { ShopSchema } from '../records.ts'
import { placeOfCursor, toCsv, toCursor, type CsvColumn } from './csv.ts'

/** Records of a part. */
const rowsPerPart = 1000
/** Records that are written at once: a product of many columns takes thirty times as long as an order. */
const recordsAtOnce = 50
/** How long a part keeps other work waiting at a time, in milliseconds. */
const sliceMs = 1
/**
 * How long it rests in between, in milliseconds. Shoppers' requests get most of the processor while somebody exports, and
 * 100,000 orders still take seconds (`npm run bench -- export`).
 */
const restMs = 5

export interface CsvExport<N extends CollectionName<ShopSchema>, Row> {
  readonly collection: N
  /** What the list shows: the same selection, in the same order. */
  readonly selection: Pick<ListQuery, 'where' | 'range' | 'contains'>
  /** The order, and a record's key in it. */
  readonly orderBy: NonNullable<ListQuery['orderBy']>
  readonly keyOf: (record: Readonly<RecordOf<ShopSchema, N>>) => SortKey
  /** Records that the selection cannot leave out by an index. */
  readonly isIncluded?: (record: Readonly<RecordOf<ShopSchema, N>>) => boolean
  /** What one record is in the file: a row, or several. */
  readonly rowsOf: (record: Readonly<RecordOf<ShopSchema, N>>) => readonly Row[] | Promise<readonly Row[]>
  readonly columns: readonly CsvColumn<Row>[]
  readonly cursor: string | undefined
  /** "orders.csv" */
  readonly fileName: string
}

/**
 * One part of an export. Clients ask for part after part by the answer's X-Next-Cursor, until there is none, and put
 * them together: 100,000 rows need not be in memory at once, and the client knows how far it is. X-Total-Count says
 * how many records there are.
 * @throws invalid_input for a cursor that is none of ours
 */
export async function exportCsv<N extends CollectionName<ShopSchema>, Row>(
  { store, clock }: Dependencies,
  { responseHeaders }: RequestContext,
  options: CsvExport<N, Row>,
): Promise<File> {
  const { collection, selection, orderBy, keyOf, isIncluded, rowsOf, columns, cursor, fileName } = options
  const after = cursor === undefined ? undefined : placeOfCursor(cursor)
  const [records, total] = await Promise.all([
    store.list(collection, { ...selection, orderBy, ...(after && { after }), limit: rowsPerPart }),
    store.count(collection, selection),
  ])
  const last = records.at(-1)
  responseHeaders.set('x-total-count', String(total))
  if (records.length === rowsPerPart && last)
    responseHeaders.set(
      'x-next-cursor',
      toCursor({ key: keyOf(last), id: (last as unknown as StoredRecord).id }),
    )
  const texts: string[] = []
  await otherWork(restMs)
  let sinceMs = clock.elapsed()
  for (let start = 0; start === 0 || start < records.length; start += recordsAtOnce) {
    const slice = records.slice(start, start + recordsAtOnce)
    const included = isIncluded ? slice.filter(record => isIncluded(record)) : slice
    // oxlint-disable-next-line no-await-in-loop -- rows are written in the order of the list
    const rows = (await Promise.all(included.map(record => Promise.resolve(rowsOf(record))))).flat()
    texts.push(toCsv(columns, rows, { header: after === undefined && start === 0 }))
    if (clock.elapsed() - sinceMs < sliceMs) continue
    // Shoppers' requests come in between.
    // oxlint-disable-next-line no-await-in-loop -- the next slice waits until shoppers were served
    await otherWork(restMs)
    sinceMs = clock.elapsed()
  }
  return new File(texts, fileName, { type: 'text/csv;charset=utf-8' })
}

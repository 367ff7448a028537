import { otherWork } from '../../other-work.ts'
import type { ListQuery } from '../../ports/store.ts'
import type { ShopReader } from '../../records.ts'
import { dayAfter, monthsAndDays, type Period } from './periods.ts'
import type { Dimension, FigureRecord, Measure, Sums } from './records.ts'

/** Records that are added up at once: thousands of products have figures of each day, and a shopper may wait meanwhile. */
const addedAtOnce = 2000

/** The sums of a period by key: whole months from their own sums, the rest by day. */
export async function sumsByKey(
  store: ShopReader,
  dimension: Dimension,
  period: Period,
): Promise<Map<string, Sums>> {
  const { months, days } = monthsAndDays(period)
  const [firstMonth, lastMonth] = [months[0], months.at(-1)]
  const sums = new AddedUp(({ key }) => key)
  if (firstMonth && lastMonth)
    await addSeries(store, `${dimension}/month`, { from: firstMonth, below: `${lastMonth}~` }, sums)
  for (const { from, to } of days) {
    // One after the other: together they would keep others waiting.
    // oxlint-disable-next-line no-await-in-loop
    await addSeries(store, `${dimension}/day`, { from, below: dayAfter(to) }, sums)
  }
  return sums.all()
}

/** The sums of each day that has some. */
export async function sumsByDay(
  store: ShopReader,
  dimension: Dimension,
  { from, to }: Period,
): Promise<Map<string, Sums>> {
  const sums = new AddedUp(({ period }) => period)
  await addSeries(store, `${dimension}/day`, { from, below: dayAfter(to) }, sums)
  return sums.all()
}

/** What all keys come to. */
export async function sumsOfAll(store: ShopReader, period: Period): Promise<Sums> {
  return (await sumsByKey(store, 'all', period)).get('all') ?? {}
}

async function addSeries(
  store: ShopReader,
  series: string,
  range: { readonly from: string; readonly below: string },
  sums: AddedUp,
): Promise<void> {
  let after: ListQuery['after']
  for (;;) {
    // One part after the other: each goes on where the one before it ended.
    // oxlint-disable-next-line no-await-in-loop
    const figures = await store.list('figures', {
      where: { series },
      range: { index: 'period', ...range },
      orderBy: { index: 'period', direction: 'asc' },
      ...(after && { after }),
      limit: addedAtOnce,
    })
    for (const figure of figures) sums.add(figure)
    const last = figures.at(-1)
    if (!last || figures.length < addedAtOnce) return
    after = { key: last.period, id: last.id }
    // oxlint-disable-next-line no-await-in-loop -- between two parts others have their turn
    await otherWork()
  }
}

/** Figures by what they have in common. Changed in place: there are tens of thousands to add. */
class AddedUp {
  readonly #keyOf: (figure: FigureRecord) => string
  readonly #sums = new Map<string, Record<string, number>>()

  constructor(keyOf: (figure: FigureRecord) => string) {
    this.#keyOf = keyOf
  }

  add(figure: FigureRecord): void {
    const key = this.#keyOf(figure)
    let sum = this.#sums.get(key)
    if (sum === undefined) this.#sums.set(key, (sum = {}))
    for (const measure in figure.sums)
      sum[measure] = (sum[measure] ?? 0) + (figure.sums[measure as Measure] ?? 0)
  }

  /** What comes to nothing is left out, as `added` does. */
  all(): Map<string, Sums> {
    for (const sum of this.#sums.values())
      for (const measure in sum) if (sum[measure] === 0) delete sum[measure]
    return this.#sums
  }
}

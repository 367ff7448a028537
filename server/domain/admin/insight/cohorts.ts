import type { Cohorts } from '../../../contract/index.ts'
import { indianDay } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'

/** Months that are shown: a year. */
const monthsShown = 12

/** Customers by the month of their first order, the newest last, and how many of them ordered in each month since (ADM-5). */
export async function getCohorts({ store, clock }: Dependencies): Promise<Cohorts> {
  const months = lastMonths(indianDay(clock.now()).slice(0, 7), monthsShown)
  const figures = await store.list('figures', { where: { series: 'cohort/month' } })
  const counts = new Map(figures.map(({ period, key, sums }) => [`${key}/${period}`, sums.count ?? 0]))
  const ordered = (cohort: string, month: string) => counts.get(`${cohort}/${month}`) ?? 0
  return months.map((month, index) => ({
    month,
    customers: ordered(month, month),
    later: months.slice(index + 1).map(other => ordered(month, other)),
  }))
}

function lastMonths(last: string, count: number): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number)
  return Array.from({ length: count }, (_month, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  )
}

import { formatFigure } from '@shruti/design-system/foundations'
import { formatMoney } from '@shruti/design-system'
import { adminPaths } from '../../../admin-paths.ts'

/** An amount as figures show it: "₹1,18,240". */
export const money = (paise: number) => formatMoney(paise, { decimals: 'auto' })

/** An amount beside a line of a chart: "₹1.2L", "₹40k". */
export function shortMoney(paise: number): string {
  const rupees = Math.abs(paise) / 100
  const sign = paise < 0 ? '−' : ''
  const figure = (value: number) => formatFigure(value, 'en-IN', { fewest: 0, most: 1 })
  if (rupees >= 10_000_000) return `${sign}₹${figure(rupees / 10_000_000)}Cr`
  if (rupees >= 100_000) return `${sign}₹${figure(rupees / 100_000)}L`
  if (rupees >= 1_000) return `${sign}₹${figure(rupees / 1_000)}k`
  return `${sign}₹${figure(rupees)}`
}

/** Change against the period before, in whole per cent; undefined where there was nothing to compare with. */
export function changePercent(now: number, then: number): number | undefined {
  return then > 0 ? Math.round(((now - then) / then) * 100) : undefined
}

/**
 * The share of carts that became orders, 0 to 1. Undefined where it cannot be said: no cart was begun, or orders are older
 * than the count of carts, as a shop's first ones and those of the demo are.
 */
export function cartToOrder(orders: number, carts: number): number | undefined {
  return carts > 0 && orders <= carts ? orders / carts : undefined
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day or a month as a chart names it: "18 Nov", "Nov 2026". */
export function periodName(period: string): string {
  const [year = '', month = '', day] = period.split('-')
  const name = monthNames[Number(month) - 1] ?? month
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name}`
}

/** Where the rows are that a figure adds up. */
export function rowsHref(
  period: { readonly from: string; readonly to: string },
  filters: Readonly<Record<string, string>> = {},
): string {
  return `${adminPaths.figureRows}?${new URLSearchParams({ ...filters, ...period }).toString()}`
}

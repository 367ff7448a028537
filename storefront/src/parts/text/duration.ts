import { t } from '../../language/t.ts'

/** A warranty in words: "2 years", "6 months", "None". */
export function duration(months: number): string {
  if (months === 0) return t('None')
  if (months % 12 !== 0) return t('{months, plural, one {# month} other {# months}}', { months })
  return t('{years, plural, one {# year} other {# years}}', { years: months / 12 })
}

import { documentNumber, usualPrefixes } from '../../contract/document-numbers.ts'
import type { AdminSettings } from '../../contract/index.ts'
import { financialYear } from '../calendar.ts'
import type { SettingsRecord, ShopReader, ShopTransaction } from '../records.ts'
import type { NumberedKind, NumberingRecord } from './records.ts'

/**
 * Numbers of invoices and credit notes. A prefix is a series of its own, and each is consecutive within a financial year:
 * rule 46(b) of the CGST Rules allows several. The kinds never share a prefix, so that a number names one document.
 */

const usualNumbering: NumberingRecord = {
  invoice: [{ prefix: usualPrefixes.invoice, since: null }],
  creditNote: [{ prefix: usualPrefixes.creditNote, since: null }],
}

/** The prefixes of a shop, the one in use last. */
export const numberingOf = (settings: Pick<SettingsRecord, 'numbering'> | undefined): NumberingRecord =>
  settings?.numbering ?? usualNumbering

export const currentPrefix = (numbering: NumberingRecord, kind: NumberedKind): string =>
  numbering[kind].at(-1)?.prefix ?? usualPrefixes[kind]

const counters = { invoice: 'invoice', creditNote: 'credit-note' } as const

/** The series that a shop begins with has a counter without the prefix: it is older than the choice of one. */
function counterOf(kind: NumberedKind, prefix: string, year: string): string {
  return prefix === usualPrefixes[kind] ? `${counters[kind]}:${year}` : `${counters[kind]}:${prefix}:${year}`
}

async function nextValue(reader: Pick<ShopReader, 'get'>, counter: string): Promise<number> {
  return ((await reader.get('counters', counter))?.value ?? 0) + 1
}

/**
 * The next number of a kind of document in the financial year, without gaps. The counter moves in the caller's
 * transaction, so a number is used exactly when the document is.
 */
export async function nextDocumentNumber(
  kind: NumberedKind,
  tx: ShopTransaction,
  nowMs: number,
): Promise<string> {
  const year = financialYear(nowMs)
  const prefix = currentPrefix(numberingOf(await tx.get('settings', 'shop')), kind)
  const counter = counterOf(kind, prefix, year)
  const value = await nextValue(tx, counter)
  await tx.put('counters', { id: counter, value })
  return documentNumber(prefix, year, value)
}

/** Where each series stands, for whoever chooses a prefix. */
export async function documentSeriesOf(
  reader: Pick<ShopReader, 'get'>,
  settings: SettingsRecord,
  nowMs: number,
): Promise<AdminSettings['documentSeries']> {
  const year = financialYear(nowMs)
  const numbering = numberingOf(settings)
  const seriesOf = (kind: NumberedKind) =>
    Promise.all(
      [...new Set(numbering[kind].map(({ prefix }) => prefix))].map(async prefix => ({
        prefix,
        next: await nextValue(reader, counterOf(kind, prefix, year)),
      })),
    )
  return { year, invoice: await seriesOf('invoice'), creditNote: await seriesOf('creditNote') }
}

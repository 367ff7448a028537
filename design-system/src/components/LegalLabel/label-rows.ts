import { formatMonth } from '../../format/dates.ts'
import type { ConsumerCareRecord, LabelRecord } from '../../records/index.ts'

interface LabelRow {
  readonly term: string
  readonly text: string
}

/** The declarations of a label but its price, in the order of rule 6(1). What is not stated is left out. */
export function labelRows(label: LabelRecord, care: ConsumerCareRecord): LabelRow[] {
  const isImported = label.importer !== null
  const rows: readonly [term: string, text: string | null][] = [
    ['Generic name', label.genericName],
    ['Manufacturer', label.manufacturer],
    ['Importer', label.importer],
    ['Country of origin', label.countryOfOrigin],
    ['Net quantity', label.netQuantity],
    ['Dimensions', label.dimensions],
    [
      isImported ? 'Month of import' : 'Month of manufacture',
      label.batchMonth && formatMonth(label.batchMonth),
    ],
    [
      'Consumer care',
      `${care.legalName}, ${care.addressLines.join(', ')}. ${care.supportPhone}, ${care.supportEmail}`,
    ],
  ]
  return rows.flatMap(([term, text]) => (text ? [{ term, text }] : []))
}

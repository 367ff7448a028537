import { formatMonth } from '../../format/dates.ts'
import type { ConsumerCareRecord, LabelRecord } from '../../records/index.ts'
import { t } from '../../texts/t.ts'

interface LabelRow {
  readonly term: string
  readonly text: string
}

/** The declarations of a label but its price, in the order of rule 6(1). What is not stated is left out. */
export function labelRows(label: LabelRecord, care: ConsumerCareRecord): LabelRow[] {
  const isImported = label.importer !== null
  const rows: readonly [term: string, text: string | null][] = [
    [t('Generic name'), label.genericName],
    [t('Manufacturer'), label.manufacturer],
    [t('Importer'), label.importer],
    [t('Country of origin'), label.countryOfOrigin],
    [t('Net quantity'), label.netQuantity],
    [t('Dimensions'), label.dimensions],
    [
      isImported ? t('Month of import') : t('Month of manufacture'),
      label.batchMonth && formatMonth(label.batchMonth),
    ],
    [
      t('Consumer care'),
      `${care.legalName}, ${care.addressLines.join(', ')}. ${care.supportPhone}, ${care.supportEmail}`,
    ],
  ]
  return rows.flatMap(([term, text]) => (text ? [{ term, text }] : []))
}

import type { CsvColumn } from '../csv.ts'
import type { ShippingZoneRecord } from '../../records.ts'

/** A column of the file of zones, as it is written and as it is read. */
export interface ZoneColumn extends CsvColumn<ShippingZoneRecord> {
  /** The field of the form that it fills: "standardDays.min". */
  readonly path: string
  /** What the form has for a cell; what it cannot mean is left for the contract to refuse. */
  readonly read: (cell: string) => unknown
}

const yes = (value: boolean) => (value ? 'yes' : 'no')
const yesOrNo = (cell: string) => ({ yes: true, no: false })[cell.toLowerCase()]
const textOrNull = (cell: string) => (cell === '' ? null : cell)
const wholeNumber = (cell: string) => (/^\d{1,4}$/.test(cell) ? Number(cell) : undefined)

export const prefixHeader = 'PIN prefix'

export const zoneColumns: readonly ZoneColumn[] = [
  { header: prefixHeader, path: 'prefix', read: cell => cell, value: ({ id }) => id },
  { header: 'City', path: 'city', read: textOrNull, value: ({ city }) => city },
  { header: 'State', path: 'state', read: textOrNull, value: ({ state }) => state },
  {
    header: 'Delivered',
    path: 'serviceable',
    read: yesOrNo,
    value: ({ serviceable }) => yes(serviceable),
  },
  { header: 'Cash on delivery', path: 'cod', read: yesOrNo, value: ({ cod }) => yes(cod) },
  { header: 'Express', path: 'express', read: yesOrNo, value: ({ express }) => yes(express) },
  {
    header: 'Standard from (days)',
    path: 'standardDays.min',
    read: wholeNumber,
    value: ({ standardDays }) => standardDays.min,
  },
  {
    header: 'Standard to (days)',
    path: 'standardDays.max',
    read: wholeNumber,
    value: ({ standardDays }) => standardDays.max,
  },
  {
    header: 'Express from (days)',
    path: 'expressDays.min',
    read: wholeNumber,
    value: ({ expressDays }) => expressDays.min,
  },
  {
    header: 'Express to (days)',
    path: 'expressDays.max',
    read: wholeNumber,
    value: ({ expressDays }) => expressDays.max,
  },
]

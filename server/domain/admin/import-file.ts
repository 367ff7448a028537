import Papa from 'papaparse'
import { shopError } from '../errors.ts'

/** Rows that one file may have below its header. */
const mostRows = 2000

/** A row of the file: the cells under the columns that the file has. */
export interface FileRow<Column> {
  /** As spreadsheets count: the header is row 1. */
  readonly row: number
  readonly cells: ReadonlyMap<Column, string>
}

const unreadable = (reason: string) => shopError('import_unreadable', { reason }, 'csv')

/** What the export puts before a text that a spreadsheet would take for a formula. */
const guard = /^'(?=[=+\-@\t\r])/

interface Titled {
  readonly header: string
}

/**
 * Reads a CSV (RFC 4180). Columns may come in any order, and be left out but for those that say what a row is about.
 * @param required the headers that say what a row is about
 * @throws import_unreadable, which says why
 */
export function readImportFile<Column extends Titled>(
  csv: string,
  known: readonly Column[],
  required: readonly string[],
): readonly FileRow<Column>[] {
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: false })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw unreadable(`Row ${(broken.row ?? 0) + 1} has a quotation mark that is not closed`)
  const [header = [], ...lines] = data
  const columns = header.map(title => columnOf(title, known))
  for (const name of required)
    if (!columns.some(column => column?.header === name)) throw unreadable(`The column ${name} is missing`)
  const twice = columns.find((column, index) => column && columns.indexOf(column) < index)
  if (twice) throw unreadable(`The column ${twice.header} is there twice`)
  const rows = lines
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (rows.length === 0) throw unreadable('The file has no rows')
  if (rows.length > mostRows)
    throw unreadable(
      `The file has ${rows.length.toLocaleString('en-IN')} rows. Import at most ${mostRows.toLocaleString('en-IN')} at a time.`,
    )
  return rows.map(({ row, cells }) => ({
    row,
    cells: new Map(
      columns.flatMap((column, index) =>
        column ? [[column, (cells[index] ?? '').trim().replace(guard, '')] as const] : [],
      ),
    ),
  }))
}

/** @returns undefined for a column without a title */
function columnOf<Column extends Titled>(title: string, known: readonly Column[]): Column | undefined {
  const wanted = title.trim().toLowerCase()
  if (wanted === '') return undefined
  const column = known.find(({ header }) => header.toLowerCase() === wanted)
  if (!column) throw unreadable(`There is no column “${title.trim().slice(0, 40)}”`)
  return column
}

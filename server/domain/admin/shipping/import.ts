import {
  adminShippingSchemas,
  type ImportReport,
  type OperationOutputs,
  type ShippingZoneInput,
} from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { ShippingZoneRecord, ShopReader } from '../../records.ts'
import { actorOf, recordAudit, type Administrator } from '../audit.ts'
import { changesBetween } from '../audit-changes.ts'
import { readImportFile, type FileRow } from '../import-file.ts'
import { prefixHeader, zoneColumns, type ZoneColumn } from './columns.ts'
import { nameOf } from './zones.ts'

/** Mistakes that a report names. */
const mostProblems = 200

interface PlannedZone {
  /** Null: it is new. */
  readonly before: ShippingZoneRecord | null
  readonly after: ShippingZoneRecord
  readonly isChanged: boolean
}

interface ZonePlan {
  readonly zones: readonly PlannedZone[]
  readonly problems: ImportReport['problems']
  readonly rows: number
}

type Fields = Record<string, unknown>

/** Works out what a CSV of zones would do; a column that it has not stays as it is. @throws import_unreadable */
async function planZones(reader: ShopReader, csv: string): Promise<ZonePlan> {
  const rows = readImportFile(csv, zoneColumns, [prefixHeader])
  const problems: ImportReport['problems'] = []
  const zones: PlannedZone[] = []
  const rowOf = new Map<string, number>()
  const known = new Map((await reader.list('shippingZones')).map(zone => [zone.id, zone]))
  for (const fileRow of rows) {
    const { row } = fileRow
    const prefix = [...fileRow.cells].find(([{ header }]) => header === prefixHeader)?.[1] ?? ''
    const same = rowOf.get(prefix)
    if (same !== undefined) {
      problems.push({ row, column: prefixHeader, message: `Row ${same} has this prefix already` })
      continue
    }
    rowOf.set(prefix, row)
    const before = known.get(prefix) ?? null
    const parsed = adminShippingSchemas.zoneInput.safeParse(fieldsOf(fileRow, before))
    if (parsed.success) zones.push(planned(before, parsed.data))
    else
      for (const { path, message } of parsed.error.issues)
        problems.push({ row, column: columnOf(path), message })
  }
  return { zones, problems, rows: rows.length }
}

function planned(before: ShippingZoneRecord | null, { prefix, ...fields }: ShippingZoneInput): PlannedZone {
  const version = before?.version ?? 1
  const after = { ...fields, id: prefix }
  const isChanged =
    before === null || changesBetween({ ...before, version }, { ...after, version }).length > 0
  return { before, after: { ...after, version: before ? version + 1 : 1 }, isChanged }
}

/** The zone as its form has it, with the cells of the file. */
function fieldsOf({ cells }: FileRow<ZoneColumn>, before: ShippingZoneRecord | null): Fields {
  const fields: Fields = structuredClone({
    standardDays: {},
    expressDays: {},
    city: null,
    state: null,
    ...before,
  })
  for (const [{ path, read }, cell] of cells) {
    const [name = '', part] = path.split('.')
    if (part === undefined) fields[name] = read(cell)
    else (fields[name] as Fields)[part] = read(cell)
  }
  return fields
}

/** The column of a field of the form. */
function columnOf(path: readonly PropertyKey[]): string {
  const name = path.join('.')
  return zoneColumns.find(column => column.path === name)?.header ?? name
}

/** What a CSV of zones would do. Changes nothing. @throws import_unreadable */
export async function adminCheckZoneImport({ store }: Dependencies, csv: string): Promise<ImportReport> {
  const { zones, problems, rows } = await planZones(store, csv)
  return {
    rows,
    ...countsOf(zones),
    problems: problems.slice(0, mostProblems),
    problemCount: problems.length,
  }
}

function countsOf(zones: readonly PlannedZone[]) {
  const changed = zones.filter(({ isChanged }) => isChanged)
  const created = changed.filter(({ before }) => before === null).length
  return { created, updated: changed.length - created, unchanged: zones.length - changed.length }
}

/**
 * Does what a CSV of zones says, in one transaction: all of it, or nothing. Each zone that changes has its own entry in the
 * audit log.
 * @throws import_unreadable, import_problems
 */
export async function adminImportZones(
  dependencies: Dependencies,
  administrator: Administrator,
  csv: string,
): Promise<OperationOutputs['adminImportZones']> {
  return dependencies.store.transaction(async tx => {
    const { zones, problems } = await planZones(tx, csv)
    if (problems.length > 0) throw shopError('import_problems', { n: problems.length })
    const changed = zones.filter(({ isChanged }) => isChanged)
    for (const { before, after } of changed) {
      await tx.put('shippingZones', after)
      await recordAudit(dependencies, tx, {
        ...actorOf(administrator),
        action: 'zone.import',
        subject: `zone:${after.id}`,
        detail: nameOf(after),
        before,
        after,
      })
    }
    return { ...countsOf(zones), changed: changed.length }
  })
}

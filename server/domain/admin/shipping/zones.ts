import type { AdminShippingZone, BulkAnswer, ShippingZoneInput } from '../../../contract/index.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { ListQuery } from '../../ports/store.ts'
import type { ShippingZoneRecord, ShopReader } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { changeManyAsAdministrator } from '../bulk/bulk.ts'
import { exportCsv } from '../csv-export.ts'
import { whereOf } from '../where-of.ts'
import { zoneColumns } from './columns.ts'
import { zoneOrders } from './records.ts'

const pageSize = 25

interface ZoneSearch {
  readonly state?: readonly string[] | undefined
  readonly serviceable?: 'yes' | 'no' | undefined
  readonly cod?: 'yes' | 'no' | undefined
  readonly express?: 'yes' | 'no' | undefined
  readonly search?: string | undefined
  readonly sort?: keyof typeof zoneOrders | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

export const toAdminZone = (zone: ShippingZoneRecord): AdminShippingZone => ({
  ...zone,
  version: zone.version ?? 1,
})

function selectionOf({ state, serviceable, cod, express, search }: ZoneSearch) {
  return {
    where: whereOf({ state, serviceable, cod, express }),
    ...(search && { contains: { index: 'search', anyOf: [search] } }),
  } satisfies Pick<ListQuery, 'where' | 'contains'>
}

const orderOf = ({ sort = 'id', direction = 'asc' }: ZoneSearch) => ({ index: sort, direction })

/** Zones that match, a page at a time; by prefix unless asked otherwise (ADM-7, ADM-9). */
export async function adminListShippingZones(
  { store }: Dependencies,
  query: ZoneSearch & PageQuery,
): Promise<RecordPage<AdminShippingZone>> {
  const selection = selectionOf(query)
  const [zones, total] = await Promise.all([
    store.list('shippingZones', { ...selection, orderBy: orderOf(query), ...pageBounds(query, pageSize) }),
    store.count('shippingZones', selection),
  ])
  return { items: zones.map(toAdminZone), total }
}

/** The zones of a list as CSV, as `adminImportZones` takes them. @throws invalid_input for a wrong cursor */
export function adminExportShippingZones(
  dependencies: Dependencies,
  context: RequestContext,
  { cursor, ...query }: ZoneSearch & { readonly cursor?: string | undefined },
): Promise<File> {
  const orderBy = orderOf(query)
  return exportCsv(dependencies, context, {
    collection: 'shippingZones',
    selection: selectionOf(query),
    orderBy,
    keyOf: zoneOrders[orderBy.index],
    rowsOf: zone => [zone],
    columns: zoneColumns,
    cursor,
    fileName: 'shipping-zones.csv',
  })
}

async function requireZone(reader: ShopReader, id: string): Promise<ShippingZoneRecord> {
  const zone = await reader.get('shippingZones', id)
  if (!zone) throw shopError('zone_not_found')
  return zone
}

/** @throws zone_not_found */
export async function adminGetShippingZone({ store }: Dependencies, id: string): Promise<AdminShippingZone> {
  return toAdminZone(await requireZone(store, id))
}

/** What people call a zone: "781 (Guwahati)". */
export function nameOf({ id, city, state }: ShippingZoneRecord): string {
  const place = city ?? state
  return place === null ? id : `${id} (${place})`
}

/** @throws zone_exists */
export async function adminCreateShippingZone(
  dependencies: Dependencies,
  administrator: Administrator,
  { prefix, ...fields }: ShippingZoneInput,
): Promise<AdminShippingZone> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    if (await tx.get('shippingZones', prefix)) throw shopError('zone_exists', {}, 'prefix')
    const after = { ...fields, id: prefix, version: 1 }
    await tx.put('shippingZones', after)
    return {
      answer: after,
      action: 'zone.create',
      subject: `zone:${prefix}`,
      detail: nameOf(after),
      before: null,
      after,
    }
  })
}

/** @throws zone_not_found, stale_version */
export async function adminUpdateShippingZone(
  dependencies: Dependencies,
  administrator: Administrator,
  {
    id,
    version,
    ...fields
  }: Omit<ShippingZoneInput, 'prefix'> & {
    readonly id: string
    readonly version: number
  },
): Promise<AdminShippingZone> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = toAdminZone(await requireZone(tx, id))
    if (before.version !== version) throw shopError('stale_version')
    const after = { ...fields, id, version: version + 1 }
    await tx.put('shippingZones', after)
    return {
      answer: after,
      action: 'zone.update',
      subject: `zone:${id}`,
      detail: nameOf(after),
      before,
      after,
    }
  })
}

/** Removes zones. Where a shorter prefix fits, its zone decides from now on. Can be undone. */
export function adminDeleteShippingZones(
  dependencies: Dependencies,
  administrator: Administrator,
  { ids, batchId }: { readonly ids: readonly string[]; readonly batchId?: string | undefined },
): Promise<BulkAnswer> {
  return changeManyAsAdministrator(dependencies, administrator, {
    action: 'zone.delete',
    ids,
    batchId,
    labelOf: async (_tx, id) => id,
    async change(tx, id) {
      const before = await requireZone(tx, id)
      await tx.delete('shippingZones', id)
      return { label: nameOf(before), subject: `zone:${id}`, detail: nameOf(before), before, after: null }
    },
  })
}

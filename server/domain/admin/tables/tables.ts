import type { AdminTable, SavedView, TableLayout } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { ShopReader, ShopTransaction, UserRecord } from '../../records.ts'
import type { SavedViewRecord } from './records.ts'

/** Views that one administrator may save of one table. */
const viewsPerTable = 50

type Viewer = Pick<UserRecord, 'id' | 'singleKeysOff'>

const layoutId = (user: Viewer, table: string) => `${user.id}:${table}`

function toView({ userId, table: _table, ...view }: SavedViewRecord, user: Viewer): SavedView {
  return { ...view, mine: userId === user.id }
}

/** A table as an administrator has it: the own layout, the own views and those that others share, by name. */
export async function adminGetTable(reader: ShopReader, user: Viewer, table: string): Promise<AdminTable> {
  const [layout, views] = await Promise.all([
    reader.get('tableLayouts', layoutId(user, table)),
    reader.list('savedViews', { where: { table } }),
  ])
  return {
    layout: layout?.layout ?? null,
    views: views
      .filter(({ userId, shared }) => shared || userId === user.id)
      .map(view => toView(view, user))
      .toSorted((left, right) => left.name.localeCompare(right.name) || left.id.localeCompare(right.id)),
    singleKeys: !user.singleKeysOff,
  }
}

/** Keeps a layout for its user alone; null forgets it. */
export function adminSetTableLayout(
  { store }: Dependencies,
  user: Viewer,
  { table, layout }: { readonly table: string; readonly layout: TableLayout | null },
): Promise<AdminTable> {
  return store.transaction(async tx => {
    const id = layoutId(user, table)
    if (layout) await tx.put('tableLayouts', { id, userId: user.id, layout })
    else await tx.delete('tableLayouts', id)
    return adminGetTable(tx, user, table)
  })
}

/** Switches the single-character keys of all tables on or off, for one administrator. */
export function adminSetTableKeys(
  { store }: Dependencies,
  { id }: Viewer,
  { singleKeys }: { readonly singleKeys: boolean },
): Promise<{ singleKeys: boolean }> {
  return store.transaction(async tx => {
    const user = await tx.get('users', id)
    if (user) {
      const { singleKeysOff: _before, ...others } = user
      await tx.put('users', singleKeys ? others : { ...others, singleKeysOff: true })
    }
    return { singleKeys }
  })
}

type ViewFields = Pick<SavedViewRecord, 'name' | 'shared' | 'query' | 'layout'>

/** @throws view_limit, view_name_taken */
export function adminCreateView(
  { store, ids }: Dependencies,
  user: Viewer,
  { table, name, shared, query, layout }: ViewFields & { readonly table: string },
): Promise<SavedView> {
  return store.transaction(async tx => {
    const own = await ownViews(tx, user, table)
    if (own.length >= viewsPerTable) throw shopError('view_limit', { n: viewsPerTable })
    const view = { id: ids.id(), userId: user.id, table, name, shared, query, layout, version: 1 }
    refuseTakenName(own, view)
    await tx.put('savedViews', view)
    return toView(view, user)
  })
}

/** @throws view_not_found (also for somebody else's), stale_version, view_name_taken */
export function adminUpdateView(
  { store }: Dependencies,
  user: Viewer,
  {
    id,
    version,
    name,
    shared,
    query,
    layout,
  }: ViewFields & { readonly id: string; readonly version: number },
): Promise<SavedView> {
  return store.transaction(async tx => {
    const before = await requireOwnView(tx, user, id)
    if (before.version !== version) throw shopError('stale_version')
    const view = { ...before, name, shared, query, layout, version: version + 1 }
    refuseTakenName(await ownViews(tx, user, before.table), view)
    await tx.put('savedViews', view)
    return toView(view, user)
  })
}

/** @throws view_not_found (also for somebody else's) */
export function adminDeleteView(
  { store }: Dependencies,
  user: Viewer,
  id: string,
): Promise<Record<string, never>> {
  return store.transaction(async tx => {
    await requireOwnView(tx, user, id)
    await tx.delete('savedViews', id)
    return {}
  })
}

async function ownViews(
  tx: ShopTransaction,
  user: Viewer,
  table: string,
): Promise<readonly SavedViewRecord[]> {
  return tx.list('savedViews', { where: { table, userId: user.id } })
}

function refuseTakenName(own: readonly SavedViewRecord[], { id, name }: SavedViewRecord): void {
  const key = name.toLocaleLowerCase('en-IN')
  if (own.some(view => view.id !== id && view.name.toLocaleLowerCase('en-IN') === key))
    throw shopError('view_name_taken', {}, 'name')
}

async function requireOwnView(tx: ShopTransaction, user: Viewer, id: string): Promise<SavedViewRecord> {
  const view = await tx.get('savedViews', id)
  if (view?.userId !== user.id) throw shopError('view_not_found')
  return view
}

import type { AuditChange, AuditEntryDetail } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { CollectionName } from '../../ports/store.ts'
import type { AuditRecord, ShopReader, ShopSchema } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { changesBetween } from '../audit-changes.ts'
import { toAuditEntry } from './list.ts'

/**
 * Changes that are data and nothing else: nothing was paid, sent, counted or printed for them, so that putting the fields
 * back is all that there is to do. Orders, money, stock and documents are never among them.
 */
const revertible: ReadonlyMap<string, CollectionName<ShopSchema>> = new Map([
  ['settings.currency', 'settings'],
  ['settings.identity', 'settings'],
  ['settings.money', 'settings'],
  ['settings.delivery', 'settings'],
  ['post.update', 'posts'],
  ['store.update', 'storeLocations'],
  ['settings.dispatch', 'settings'],
  ['product.price', 'products'],
  ['settings.couriers', 'settings'],
  ['settings.tax', 'settings'],
  ['settings.chat', 'settings'],
])

type Plain = Record<string, unknown>

/** A record with fields put back, or why that cannot be. */
type Attempt = { readonly record: Plain } | { readonly refusal: string }

const changedSince = 'It was changed again since then'
const addressChanged = 'It changed the address, which something else may have by now'
const unsafe = 'What was there before cannot be told from this entry alone'
const aboveMrp = 'The price would be above the MRP, which is lower now'
const ofColour = 'It changed the prices of colours, whose order may be another by now'

/** Takes one field's change back. Fields are paths: "payments.cod.limit", "openingHours.2.opens". */
function putBack(record: Plain, { field, before, after }: AuditChange): string | null {
  const path = field.split('.')
  const last = path.at(-1)
  if (last === undefined || before === '(hidden)') return unsafe
  let place: Plain = record
  for (const name of path.slice(0, -1)) {
    const next = place[name]
    if (typeof next !== 'object' || next === null) return unsafe
    place = next as Plain
  }
  if ((place[last] ?? null) !== after) return changedSince
  // Nothing may have been null or absent, and an element that came or went moved others.
  if (before === null || (Array.isArray(place) && after === null)) return unsafe
  place[last] = before
  return null
}

function attempt(current: object, changes: readonly AuditChange[]): Attempt {
  if (changes.length === 0) return { refusal: 'It changed no field' }
  if (changes.some(({ field }) => field === 'slug')) return { refusal: addressChanged }
  if (changes.some(({ field }) => field.startsWith('variants.'))) return { refusal: ofColour }
  const record = structuredClone(current) as Plain
  for (const change of changes) {
    const refusal = putBack(record, change)
    if (refusal !== null) return { refusal }
  }
  if (Number(record['price']) > Number(record['mrp'])) return { refusal: aboveMrp }
  return { record }
}

/** Where the record of an entry is; undefined for what cannot be taken back. */
function targetOf({ action, subject }: AuditRecord) {
  const collection = revertible.get(action)
  const id = subject.slice(subject.indexOf(':') + 1)
  return collection && { collection, id }
}

async function attemptFor(reader: ShopReader, entry: AuditRecord): Promise<Attempt & { current?: object }> {
  const target = targetOf(entry)
  if (!target) return { refusal: 'This kind of change cannot be taken back here' }
  const current = await reader.get(target.collection, target.id)
  if (!current) return { refusal: 'What it changed is no longer there' }
  return { ...attempt(current, entry.changes ?? []), current }
}

/** @throws audit_entry_not_found */
export async function adminGetAuditEntry({ store }: Dependencies, id: string): Promise<AuditEntryDetail> {
  const entry = await store.get('audit', id)
  if (!entry) throw shopError('audit_entry_not_found')
  const tried = await attemptFor(store, entry)
  return { ...toAuditEntry(entry), cannotRevert: 'refusal' in tried ? tried.refusal : null }
}

/**
 * Takes a change back, where nobody changed its fields again since: it is a change of its own, with its own entry.
 * @throws audit_entry_not_found, cannot_revert
 */
export async function adminRevertChange(
  dependencies: Dependencies,
  administrator: Administrator,
  id: string,
): Promise<AuditEntryDetail> {
  await changeAsAdministrator(dependencies, administrator, async tx => {
    const entry = await tx.get('audit', id)
    if (!entry) throw shopError('audit_entry_not_found')
    const tried = await attemptFor(tx, entry)
    const target = targetOf(entry)
    if ('refusal' in tried || !target)
      throw shopError('cannot_revert', { reason: 'refusal' in tried ? tried.refusal : unsafe })
    const { current = {}, record } = tried
    const version = 'version' in current && typeof current.version === 'number' ? current.version : 1
    const after = {
      ...record,
      version: version + 1,
      ...('updatedAt' in record && { updatedAt: toInstant(dependencies.clock.now()) }),
    }
    await tx.put(target.collection, after as never)
    return {
      answer: null,
      action: entry.action,
      subject: entry.subject,
      detail: `Taken back: ${entry.detail || changesBetween(current, after).length}`,
      before: current,
      after,
    }
  })
  return adminGetAuditEntry(dependencies, id)
}

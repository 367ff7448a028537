import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrations, schemaVersion } from '../../domain/migrations/index.ts'
import { migrateRecords } from '../../domain/migrations/migration.ts'
import { shopSchema, type ShopStore } from '../../domain/records.ts'
import type { StoredRecord } from '../../domain/ports/store.ts'
import { namesIn } from './fixtures/folders.ts'
import { testLog } from './fixtures/test-log.ts'
import { openLowdbStore } from './open.ts'

/* The README of that folder says how its stores were made, and when to add one. */
const earlierVersions = join(import.meta.dirname, 'earlier-versions')

type Records = Record<string, StoredRecord[]>

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'shruti-earlier-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** Unpacks a store of an earlier version; resolves with the records that were in it. */
async function unpack(...path: string[]): Promise<{ records: Records; files: Map<string, Buffer> }> {
  const packed = join(earlierVersions, ...path)
  const files = new Map<string, Buffer>()
  let records: Records = {}
  for (const name of await readdir(packed)) {
    const bytes = gunzipSync(await readFile(join(packed, name)))
    if (name === 'records.json.gz') records = JSON.parse(bytes.toString()) as Records
    else files.set(name.slice(0, -'.gz'.length), bytes)
  }
  for (const [name, bytes] of files) await writeFile(join(directory, name), bytes)
  return { records, files }
}

const open = (log = testLog().log): Promise<ShopStore> =>
  openLowdbStore({ directory, schema: shopSchema, migrations, log, ifMissing: 'refuse' })

async function recordsIn(store: ShopStore): Promise<Records> {
  const records: Records = {}
  for (const name of Object.keys(shopSchema) as Array<keyof typeof shopSchema>) {
    records[name] = [...(await store.list(name))]
  }
  return records
}

/** What the steps since make of the records, by collection and in the order of their ids. */
function brought(records: Records, from: number): Records {
  const data = Object.fromEntries(
    Object.entries(records).map(([name, list]) => [name, new Map(list.map(record => [record.id, record]))]),
  )
  migrateRecords(data, migrations, { from, to: schemaVersion })
  return Object.fromEntries(Object.keys(shopSchema).map(name => [name, [...(data[name]?.values() ?? [])]]))
}

const stores = [
  { version: 1, path: ['schema-1', 'journal-only'], orders: 2 },
  { version: 1, path: ['schema-1', 'with-snapshot'], orders: 2 },
  { version: 2, path: ['schema-2', 'with-payments'], orders: 7 },
  { version: 3, path: ['schema-3', 'with-invoices'], orders: 7 },
  { version: 4, path: ['schema-4', 'with-messages'], orders: 7 },
]

describe.each(stores)('A store of version $version, $path', ({ version, path, orders }) => {
  it('[SRV-3] opens with all of it, again and again, and takes writes', async () => {
    const { records } = await unpack(...path)
    expect(records['orders']).toHaveLength(orders)
    const expected = brought(records, version)
    const counters = expected['counters'] ?? []
    for (let start = 1; start <= 3; start += 1) {
      const store = await open()
      expect(await recordsIn(store)).toEqual(expected)
      const counter = { id: 'starts', value: start }
      expected['counters'] = [...counters, counter]
      await store.transaction(tx => tx.put('counters', counter))
      await store.close()
    }
  })
})

/** Today's is among the stores for the versions to come. */
const earlierStores = stores.filter(({ version }) => version < schemaVersion)

describe.each(earlierStores)('A store of version $version, $path, of an earlier program', ({ path }) => {
  it('keeps a copy of what was there', async () => {
    const { files } = await unpack(...path)
    await (await open()).close()
    const copy = join(directory, `before-format-2-schema-${schemaVersion}`)
    expect(await namesIn(copy)).toEqual([...files.keys()].toSorted())
    for (const [name, bytes] of files) expect(await readFile(join(copy, name))).toEqual(bytes)
  })

  it('is written anew in this version', async () => {
    await unpack(...path)
    const { log, entries } = testLog()
    const store = await open(log)
    await expect.poll(() => entries.map(({ message }) => message)).toContain('A new snapshot was written')
    await store.close()
    for (const name of [
      (await namesIn(directory, 'snapshot-')).at(-1),
      (await namesIn(directory, 'journal-')).at(-1),
    ]) {
      const [header] = (await readFile(join(directory, name ?? ''), 'utf8')).split('\n')
      expect(header).toContain(`"schemaVersion":${schemaVersion}`)
      expect(header).toContain('"format":2')
    }
  })
})

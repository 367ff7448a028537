import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { conformanceSchema, idsOf, orderOf, putOrders } from '../conformance/schema.ts'
import { StoreCorrupt, StoreVersionMismatch } from './errors.ts'
import { openLowdbStore } from './open.ts'
import { temporaryDirectory } from './fixtures/temporary-directory.ts'
import { testLog } from './fixtures/test-log.ts'

const schema = conformanceSchema
const journalName = 'journal-000001.jsonl'

/** A data folder whose journal holds the orders, each written by a transaction of its own. */
async function folderWith(...ids: string[]): Promise<{ directory: string; journal: string; bytes: Buffer }> {
  const directory = await temporaryDirectory()
  const store = await openLowdbStore({ directory, schema })
  for (const id of ids) await putOrders(store, orderOf(id))
  await store.close()
  const journal = join(directory, journalName)
  return { directory, journal, bytes: await readFile(journal) }
}

async function storedIds(directory: string): Promise<string[]> {
  const store = await openLowdbStore({ directory, schema })
  const ids = idsOf(await store.list('orders'))
  await store.close()
  return ids
}

/** Where the line that holds the byte at `offset` starts. */
function lineStart(bytes: Buffer, offset: number): number {
  return bytes.subarray(0, offset).lastIndexOf('\n') + 1
}

describe('The lowdb store after a restart', () => {
  it('[SRV-3] holds what was acknowledged', async () => {
    const { directory } = await folderWith('a', 'b')
    expect(await storedIds(directory)).toEqual(['a', 'b'])
  })

  it('hands out frozen records, found through their indexes', async () => {
    const { directory } = await folderWith('a')
    const store = await openLowdbStore({ directory, schema })
    const [order] = await store.list('orders', { where: { product: 'entry-black' } })
    expect(Object.isFrozen(order?.lines)).toBe(true)
    await store.close()
  })

  it('remembers deletions', async () => {
    const { directory } = await folderWith('a', 'b')
    const store = await openLowdbStore({ directory, schema })
    await store.transaction(tx => tx.delete('orders', 'a'))
    await store.close()
    expect(await storedIds(directory)).toEqual(['b'])
  })

  it('keeps its files from other users', async () => {
    const { directory, journal } = await folderWith('a')
    expect((await stat(journal)).mode & 0o777).toBe(0o600)
    expect((await readdir(directory)).filter(name => name !== journalName)).toEqual([])
  })

  it('refuses a folder that another schema version wrote', async () => {
    const { directory } = await folderWith('a')
    const opening = openLowdbStore({ directory, schema, schemaVersion: 2 })
    await expect(opening).rejects.toThrow(StoreVersionMismatch)
    expect(await storedIds(directory)).toEqual(['a'])
  })

  it('refuses a folder with records that the schema has no place for', async () => {
    const { directory } = await folderWith('a')
    const { orders: _orders, ...smaller } = schema
    await expect(openLowdbStore({ directory, schema: smaller })).rejects.toThrow('"orders"')
  })
})

describe('A write that was cut short', () => {
  it('[SRV-3] is dropped at whichever byte it ends, and everything before it is kept', async () => {
    const { directory, journal, bytes } = await folderWith('a', 'b')
    const start = lineStart(bytes, bytes.length - 1)
    for (let length = start; length < bytes.length; length += 1) {
      await writeFile(journal, bytes.subarray(0, length))
      expect(await storedIds(directory)).toEqual(['a'])
      expect((await stat(journal)).size).toBe(start)
    }
    await writeFile(journal, bytes)
    expect(await storedIds(directory)).toEqual(['a', 'b'])
  })

  it('is reported with its file, offset and length', async () => {
    const { directory, journal, bytes } = await folderWith('a', 'b')
    const start = lineStart(bytes, bytes.length - 1)
    await writeFile(journal, bytes.subarray(0, start + 20))
    const { log, entries } = testLog()
    await (await openLowdbStore({ directory, schema, log })).close()
    expect(entries).toContainEqual(
      expect.objectContaining({ level: 'warn', details: { file: journal, offset: start, droppedBytes: 20 } }),
    )
  })

  it('may have left blocks that never reached the disk', async () => {
    const { directory, journal, bytes } = await folderWith('a', 'b')
    const start = lineStart(bytes, bytes.length - 1)
    for (const [from, to] of [
      [start, start + 50],
      [start + 50, start + 90],
      [start + 50, bytes.length],
      [start, bytes.length],
    ]) {
      await writeFile(journal, Buffer.from(bytes).fill(0, from, to))
      expect(await storedIds(directory)).toEqual(['a'])
    }
  })

  it('does not stand in the way of the next ones', async () => {
    const { directory, journal, bytes } = await folderWith('a', 'b')
    await writeFile(journal, bytes.subarray(0, -10))
    const store = await openLowdbStore({ directory, schema })
    await putOrders(store, orderOf('c'))
    await store.close()
    expect(await storedIds(directory)).toEqual(['a', 'c'])
  })

  it('may have been the first: a journal that was being made holds nothing', async () => {
    const { directory, journal, bytes } = await folderWith()
    for (let length = 0; length < bytes.length; length += 1) {
      await writeFile(journal, bytes.subarray(0, length))
      expect(await storedIds(directory)).toEqual([])
    }
  })
})

describe('A damaged file', () => {
  it('stops the start wherever a byte has changed, and names file and offset', async () => {
    const { directory, journal, bytes } = await folderWith('a', 'b')
    for (let offset = 0; offset < bytes.length; offset += 1) {
      const damaged = Buffer.from(bytes)
      damaged[offset] = (damaged[offset] ?? 0) ^ 0x10
      await writeFile(journal, damaged)
      const error = await openLowdbStore({ directory, schema }).catch((thrown: unknown) => thrown)
      expect(error, `byte ${offset}`).toBeInstanceOf(StoreCorrupt)
      expect(error).toMatchObject({ file: journal, offset: lineStart(bytes, offset) })
    }
    await writeFile(journal, bytes)
    expect(await storedIds(directory)).toEqual(['a', 'b'])
    // One start of the store for each byte.
  }, 120_000)

  it('stops the start when unwritten blocks lie before good records', async () => {
    const { directory, journal, bytes } = await folderWith('a', 'b')
    const second = lineStart(bytes, bytes.length - 1)
    const first = lineStart(bytes, second - 1)
    await writeFile(journal, Buffer.from(bytes).fill(0, first + 20, first + 40))
    await expect(openLowdbStore({ directory, schema })).rejects.toThrow(
      `${journal} is damaged at byte ${first}`,
    )
  })

  it('stops the start when it is missing', async () => {
    const { directory } = await compactedFolder()
    const [journal = ''] = (await readdir(directory)).filter(name => name.startsWith('journal-'))
    const bytes = await readFile(join(directory, journal))
    await rm(join(directory, journal))
    await expect(openLowdbStore({ directory, schema })).rejects.toThrow(`${journal} is damaged at byte 0`)

    await writeFile(join(directory, journal), bytes)
    await rm(join(directory, 'snapshot.jsonl'))
    await expect(openLowdbStore({ directory, schema })).rejects.toThrow(StoreCorrupt)
  })

  it('stops the start when it is the snapshot, cut short or changed', async () => {
    const { directory } = await compactedFolder()
    const snapshot = join(directory, 'snapshot.jsonl')
    const bytes = await readFile(snapshot)
    const lastLine = lineStart(bytes, bytes.length - 1)
    for (const length of [0, 10, lastLine, bytes.length - 1]) {
      await writeFile(snapshot, bytes.subarray(0, length))
      await expect(openLowdbStore({ directory, schema })).rejects.toThrow(StoreCorrupt)
    }
    await writeFile(snapshot, Buffer.from(bytes).fill('x', lastLine - 40, lastLine - 39))
    await expect(openLowdbStore({ directory, schema })).rejects.toThrow(StoreCorrupt)
  })
})

/** A data folder with a snapshot and the journal after it. */
async function compactedFolder(): Promise<{ directory: string }> {
  const directory = await temporaryDirectory()
  const { log, entries } = testLog()
  const store = await openLowdbStore({ directory, schema, log, compactAfterBytes: 1000 })
  for (let index = 0; !entries.some(({ message }) => message === 'A new snapshot was written'); index += 1) {
    await putOrders(store, orderOf(`order-${index}`))
  }
  await store.close()
  return { directory }
}

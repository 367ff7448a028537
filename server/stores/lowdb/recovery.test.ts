import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { conformanceSchema, orderOf, putOrders } from '../conformance/schema.ts'
import { StoreCorrupt } from './errors.ts'
import { nodeFileSystem } from './file-system.ts'
import {
  firstJournal,
  folderBeforeAcknowledging,
  folderWith,
  lineStart,
  storedIds,
} from './fixtures/folders.ts'
import { testLog } from './fixtures/test-log.ts'
import { openLowdbStore } from './open.ts'
import { readStore } from './read-store.ts'

const schema = conformanceSchema

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
    expect(journal).toBe(join(directory, firstJournal))
    const names = await readdir(directory)
    expect(names).toEqual(['acknowledged.jsonl', 'identity.jsonl', firstJournal])
    for (const name of names) expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600)
  })
})

describe('A write that was cut short', () => {
  it('[SRV-3] is dropped at whichever byte it ends, and everything before it is kept', async () => {
    const { directory, journal } = await folderBeforeAcknowledging('a', 'b')
    const bytes = await readFile(journal)
    const start = lineStart(bytes, bytes.length - 1)
    for (let length = start; length < bytes.length; length += 1) {
      await writeFile(journal, bytes.subarray(0, length))
      expect(await storedIds(directory)).toEqual(['a'])
      expect((await stat(journal)).size).toBe(start)
    }
    await writeFile(journal, bytes)
    expect(await storedIds(directory)).toEqual(['a', 'b'])
    // Two starts of the store for each byte.
  }, 120_000)

  it('is reported with its file, offset and length', async () => {
    const { directory, journal } = await folderBeforeAcknowledging('a', 'b')
    const bytes = await readFile(journal)
    const start = lineStart(bytes, bytes.length - 1)
    await writeFile(journal, bytes.subarray(0, start + 20))
    const { log, entries } = testLog()
    await (await openLowdbStore({ directory, schema, log })).close()
    expect(entries).toContainEqual(
      expect.objectContaining({ level: 'warn', details: { file: journal, offset: start, droppedBytes: 20 } }),
    )
  })

  it('may have left blocks that never reached the disk', async () => {
    const { directory, journal } = await folderBeforeAcknowledging('a', 'b')
    const bytes = await readFile(journal)
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
    const { directory, journal } = await folderBeforeAcknowledging('a', 'b')
    const bytes = await readFile(journal)
    await writeFile(journal, bytes.subarray(0, -10))
    const store = await openLowdbStore({ directory, schema })
    await putOrders(store, orderOf('c'))
    await store.close()
    expect(await storedIds(directory)).toEqual(['a', 'c'])
  })
})

describe('A damaged file', () => {
  it('stops the start wherever a byte has changed, and names file and offset', async () => {
    const { directory, journal } = await folderWith('a', 'b')
    const bytes = await readFile(journal)
    for (let offset = 0; offset < bytes.length; offset += 1) {
      const damaged = Buffer.from(bytes)
      damaged[offset] = (damaged[offset] ?? 0) ^ 0x10
      await writeFile(journal, damaged)
      const reading = readStore({ directory, schema, migrations: [], fileSystem: nodeFileSystem })
      const error = await reading.catch((thrown: unknown) => thrown)
      expect(error, `byte ${offset}`).toBeInstanceOf(StoreCorrupt)
      expect(error).toMatchObject({ file: journal, offset: lineStart(bytes, offset) })
    }
    await writeFile(journal, bytes)
    expect(await storedIds(directory)).toEqual(['a', 'b'])
  })

  it('stops the start when unwritten blocks lie before good records', async () => {
    const { directory, journal } = await folderWith('a', 'b')
    const bytes = await readFile(journal)
    const second = lineStart(bytes, bytes.length - 1)
    const first = lineStart(bytes, second - 1)
    await writeFile(journal, Buffer.from(bytes).fill(0, first + 20, first + 40))
    await expect(openLowdbStore({ directory, schema })).rejects.toThrow(
      `${journal} is damaged at byte ${first}`,
    )
  })
})

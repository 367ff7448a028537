import { cp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { conformanceSchema } from '../conformance/schema.ts'
import { StoreMissing } from '../store-missing.ts'
import { StoreCorrupt } from './errors.ts'
import { nodeFileSystem } from './file-system.ts'
import { faultyDisk } from './fixtures/faulty-disk.ts'
import {
  addOrders,
  compactedFolder,
  folderWith,
  folderWithJournals,
  lineStarts,
  namesIn,
  storedIds,
} from './fixtures/folders.ts'
import { temporaryDirectory } from './fixtures/temporary-directory.ts'
import { testLog } from './fixtures/test-log.ts'
import { openLowdbStore } from './open.ts'
import { readStore } from './read-store.ts'

const schema = conformanceSchema
const open = (directory: string) => openLowdbStore({ directory, schema })
/** What a start does first, without the lock: quick enough for each byte. */
const read = (directory: string) =>
  readStore({ directory, schema, migrations: [], fileSystem: nodeFileSystem })

describe('A lost file is never an empty shop', () => {
  it('[SRV-3] a first journal that was emptied, cut short at any byte or between two frames stops the start', async () => {
    const { directory, journal } = await folderWith('a', 'b', 'c')
    const bytes = await readFile(journal)
    for (let length = 0; length < bytes.length; length += 1) {
      await writeFile(journal, bytes.subarray(0, length))
      const error = await read(directory).catch((thrown: unknown) => thrown)
      expect(error, `${length} bytes left`).toBeInstanceOf(StoreCorrupt)
      expect(error).toMatchObject({ file: journal })
    }
    for (const length of [0, 40, ...lineStarts(bytes).slice(0, -1)]) {
      await writeFile(journal, bytes.subarray(0, length))
      await expect(open(directory)).rejects.toThrow(StoreCorrupt)
      expect(await readFile(journal)).toEqual(bytes.subarray(0, length))
    }
    await writeFile(journal, bytes)
    expect(await storedIds(directory)).toEqual(['a', 'b', 'c'])
  }, 60_000)

  it('[SRV-3] a deleted journal stops the start, and nothing is made in its place', async () => {
    const { directory, journal } = await folderWith('a')
    await rm(journal)
    await expect(open(directory)).rejects.toThrow(StoreMissing)
    await expect(open(directory)).rejects.toThrow(directory)
    expect(await namesIn(directory)).toEqual(['acknowledged.jsonl', 'identity.jsonl'])
  })

  it('[SRV-3] a journal emptied before anything was written in it stops the start as well', async () => {
    const { directory, journal } = await folderWith()
    await truncate(journal, 0)
    await expect(open(directory)).rejects.toThrow(`${journal} is damaged at byte 0`)
  })

  it('the last journal, deleted with all that came after a snapshot, is named', async () => {
    const { directory } = await compactedFolder()
    const last = (await namesIn(directory, 'journal-')).at(-1) ?? ''
    await rm(join(directory, last))
    await expect(open(directory)).rejects.toThrow(`${last} is damaged at byte 0: the file is missing`)
  })

  it('the last journal is missed even when there is no snapshot yet that stands for those before', async () => {
    const { directory, journals } = await folderWithJournals()
    await rm(join(directory, journals.at(-1) ?? ''))
    await expect(open(directory)).rejects.toThrow(/it ends with change \d+, but change \d+ was acknowledged/)
  })

  it('a frame that is missing between two others stops the start', async () => {
    const { directory, journal } = await folderWith('a', 'b', 'c')
    const bytes = await readFile(journal)
    const [, , second = 0, third = 0] = lineStarts(bytes)
    await writeFile(journal, Buffer.concat([bytes.subarray(0, second), bytes.subarray(third)]))
    await expect(open(directory)).rejects.toThrow(
      `${journal} is damaged at byte ${second}: after 1 comes 3: what was between is missing`,
    )
  })

  it('a journal that ended earlier than the next one follows stops the start', async () => {
    const { directory, journals } = await folderWithJournals()
    const [first = '', second = ''] = journals
    const bytes = await readFile(join(directory, first))
    await truncate(join(directory, first), lineStarts(bytes).at(-2))
    await expect(open(directory)).rejects.toThrow(`${second} is damaged at byte 0: it follows change`)
  })

  it('a file of another store stops the start', async () => {
    const { directory, journal } = await folderWith('a')
    await cp((await folderWith('b')).journal, journal)
    await expect(open(directory)).rejects.toThrow(
      `${journal} is damaged at byte 0: it belongs to another store`,
    )
  })

  it('a store that has to be there is not made', async () => {
    const parent = await temporaryDirectory()
    for (const directory of [parent, join(parent, 'store')]) {
      const opening = openLowdbStore({ directory, schema, ifMissing: 'refuse' })
      await expect(opening).rejects.toThrow(StoreMissing)
    }
    expect(await namesIn(parent)).toEqual([])
  })
})

describe('Nothing is lost', () => {
  it('[SRV-3] when the newest snapshot is cut short or changed: the one before it and its journals hold all', async () => {
    const { directory, ids } = await compactedFolder(3)
    const [, newest = ''] = await namesIn(directory, 'snapshot-')
    const bytes = await readFile(join(directory, newest))
    for (const damaged of [
      Buffer.alloc(0),
      bytes.subarray(0, 10),
      bytes.subarray(0, lineStarts(bytes).at(-2)),
      Buffer.from(bytes).fill('x', bytes.length - 40, bytes.length - 39),
    ]) {
      const copy = await temporaryDirectory()
      await cp(directory, copy, { recursive: true })
      await writeFile(join(copy, newest), damaged)
      const { log, entries } = testLog()
      const store = await openLowdbStore({ directory: copy, schema, log })
      expect((await store.list('orders')).map(({ id }) => id)).toEqual(ids)
      expect(entries).toContainEqual({
        level: 'error',
        details: { file: join(copy, newest), offset: expect.any(Number) },
        message: expect.stringContaining('The newest snapshot is damaged. Nothing is lost'),
      })
      await expect.poll(() => entries.map(({ message }) => message)).toContain('A new snapshot was written')
      await store.close()
      // The new one has the same name when nothing was written since the damaged one.
      const later = testLog()
      const again = await openLowdbStore({ directory: copy, schema, log: later.log })
      expect(later.entries.map(({ level }) => level)).not.toContain('error')
      expect((await again.list('orders')).map(({ id }) => id)).toEqual(ids)
      await again.close()
    }
  })

  it('when the newest snapshot is deleted, or the only one', async () => {
    for (const snapshots of [1, 3]) {
      const { directory, ids } = await compactedFolder(snapshots)
      await rm(join(directory, (await namesIn(directory, 'snapshot-')).at(-1) ?? ''))
      expect(await storedIds(directory)).toEqual(ids)
    }
  })

  it('when the identity is: it is written again, and said', async () => {
    const { directory } = await folderWith('a')
    const identity = await readFile(join(directory, 'identity.jsonl'))
    await rm(join(directory, 'identity.jsonl'))
    const { log, entries } = testLog()
    await (await openLowdbStore({ directory, schema, log })).close()
    expect(entries.map(({ level }) => level)).toContain('warn')
    expect(await readFile(join(directory, 'identity.jsonl'))).toEqual(identity)
    expect(await storedIds(directory)).toEqual(['a'])
  })

  it('when only the note of what was acknowledged is', async () => {
    const { directory } = await folderWith('a')
    for (const spoil of [rm, (path: string) => truncate(path, 0), (path: string) => truncate(path, 20)]) {
      await spoil(join(directory, 'acknowledged.jsonl'))
      expect(await storedIds(directory)).toEqual(['a'])
    }
  })

  it('when making the store was cut short at any step: the next start makes it', async () => {
    const steps = await countSteps()
    expect(steps).toBeGreaterThan(8)
    for (let step = 0; step < steps; step += 1) {
      const directory = await temporaryDirectory()
      const disk = faultyDisk()
      disk.fault = () => (disk.calls.length > step ? { code: 'EIO' } : undefined)
      const opening = openLowdbStore({ directory, schema, fileSystem: disk.fileSystem })
      await opening.then(store => store.close()).catch(() => undefined)
      await addOrders(directory, 'a')
      expect(await storedIds(directory)).toEqual(['a'])
    }
  })
})

/** How many changes of the disk making a store takes. */
async function countSteps(): Promise<number> {
  const disk = faultyDisk()
  const store = await openLowdbStore({
    directory: await temporaryDirectory(),
    schema,
    fileSystem: disk.fileSystem,
  })
  await store.close()
  return disk.calls.length
}

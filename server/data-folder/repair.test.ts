import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { lineStarts } from '../stores/lowdb/fixtures/folders.ts'
import { temporaryDirectory } from '../stores/lowdb/fixtures/temporary-directory.ts'
import { allRecords, contentOf, flipByte, shopFolder, storeFiles } from './fixtures/shop-folder.ts'
import { openShopStore } from './fixtures/shop-folder-store.ts'
import { repair } from './repair.ts'
import { verify } from './verify.ts'

const lastJournalOf = async (dataFolder: string) => (await storeFiles(dataFolder, 'journal-')).at(-1) ?? ''

async function repaired(dataFolder: string) {
  const newFolder = path.join(await temporaryDirectory(), 'new')
  const before = await contentOf(dataFolder)
  const report = await repair({ dataFolder, newFolder })
  expect(await contentOf(dataFolder)).toEqual(before)
  expect((await verify(newFolder)).problems).toEqual([])
  return { newFolder, report }
}

/** The counters that countTo wrote and that are left. */
async function countersIn(dataFolder: string): Promise<string[]> {
  const store = await openShopStore(dataFolder)
  const counters = await store.list('counters')
  await store.close()
  return counters.map(({ id }) => id).filter(id => id.startsWith('test-'))
}

it('[SRV-3] repair of a whole store keeps everything, with the keys, and the new shop can be written', async () => {
  const dataFolder = await shopFolder()
  const expected = await allRecords(dataFolder)
  const { newFolder, report } = await repaired(dataFolder)
  expect(report).toMatchObject({ losses: [], missing: [], problems: [] })
  expect(await allRecords(newFolder)).toEqual(expected)
  expect(await readFile(path.join(newFolder, 'hash-key'))).toEqual(
    await readFile(path.join(dataFolder, 'hash-key')),
  )
  const store = await openShopStore(newFolder)
  await store.transaction(tx => tx.put('counters', { id: 'after', value: 1 }))
  await store.close()
  expect((await verify(newFolder)).problems).toEqual([])
})

it('[SRV-3] repair skips a damaged frame, goes on behind it and says which change is lost', async () => {
  const dataFolder = await shopFolder()
  const journal = await lastJournalOf(dataFolder)
  const bytes = await readFile(journal)
  const starts = lineStarts(bytes)
  const [damaged = 0, next = 0] = starts.slice(-4)
  await flipByte(journal, damaged + 30)
  const { newFolder, report } = await repaired(dataFolder)
  const number = Number(/^\S+ (\d+)/.exec(bytes.toString('utf8', damaged))?.[1])
  expect(report.losses).toContainEqual({
    path: journal,
    offset: damaged,
    bytes: next - damaged,
    problem: 'the checksum does not match',
  })
  expect(report.missing).toEqual([{ from: number, to: number }])
  expect(await countersIn(newFolder)).toEqual(['test-1', 'test-2', 'test-4', 'test-5'])
})

it('[SRV-3] repair keeps both frames when the byte between them is the damaged one', async () => {
  const dataFolder = await shopFolder()
  const expected = await allRecords(dataFolder)
  const journal = await lastJournalOf(dataFolder)
  const between = (lineStarts(await readFile(journal)).at(-3) ?? 0) - 1
  await flipByte(journal, between)
  const { newFolder, report } = await repaired(dataFolder)
  expect(report.missing).toEqual([])
  expect(await allRecords(newFolder)).toEqual(expected)
})

it('[SRV-3] repair loses nothing when the newest snapshot is damaged: the older one and the journals have it all', async () => {
  const dataFolder = await shopFolder()
  const expected = await allRecords(dataFolder)
  const [, newer = ''] = await storeFiles(dataFolder, 'snapshot-')
  await flipByte(newer, 200)
  const { newFolder, report } = await repaired(dataFolder)
  expect(report.missing).toEqual([])
  expect(report.losses.map(({ path: file }) => file)).toContain(newer)
  expect(await allRecords(newFolder)).toEqual(expected)
})

it('[SRV-3] repair keeps what is whole of both snapshots when both are damaged', async () => {
  const dataFolder = await shopFolder()
  const expected = await allRecords(dataFolder)
  const snapshots = await storeFiles(dataFolder, 'snapshot-')
  for (const [index, snapshot] of snapshots.entries()) {
    const start = lineStarts(await readFile(snapshot)).at(2 + index * 2) ?? 0
    await flipByte(snapshot, start + 30)
  }
  expect((await verify(dataFolder)).records).toBeUndefined()
  const { newFolder, report } = await repaired(dataFolder)
  expect(report.losses).not.toEqual([])
  expect(await allRecords(newFolder)).toEqual(expected)
})

it('[SRV-3] repair keeps what stands before the cut when the end of the journal is gone, and numbers what is lost', async () => {
  const dataFolder = await shopFolder()
  const journal = await lastJournalOf(dataFolder)
  await truncate(journal, lineStarts(await readFile(journal)).at(-3) ?? 0)
  const { newFolder, report } = await repaired(dataFolder)
  expect(report.missing).toEqual([{ from: report.lastNumber - 1, to: report.lastNumber }])
  expect(await countersIn(newFolder)).toEqual(['test-1', 'test-2', 'test-3'])
})

it('[SRV-3] repair keeps the snapshot when all journals are gone', async () => {
  const dataFolder = await shopFolder()
  for (const journal of await storeFiles(dataFolder, 'journal-')) await rm(journal)
  const { report } = await repaired(dataFolder)
  expect(report.records).toMatchObject({ products: 23, orders: 0 })
  expect(report.missing).not.toEqual([])
})

it('[SRV-3] repair leaves a folder alone in which there is something, and makes none where nothing can be kept', async () => {
  const dataFolder = await shopFolder()
  const newFolder = await temporaryDirectory()
  await writeFile(path.join(newFolder, 'note'), '')
  await expect(repair({ dataFolder, newFolder })).rejects.toThrow(`${newFolder} is not empty: it holds note.`)
  for (const file of [
    ...(await storeFiles(dataFolder, 'journal-')),
    ...(await storeFiles(dataFolder, 'snapshot-')),
  ]) {
    await truncate(file, 10)
  }
  const other = path.join(newFolder, 'other')
  await expect(repair({ dataFolder, newFolder: other })).rejects.toThrow(
    /No whole record is left in .*store: restore it/,
  )
  await expect(verify(other)).rejects.toThrow(`There is no ${other}.`)
})

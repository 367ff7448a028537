import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { startChild } from '../stores/lowdb/fixtures/child-process.ts'
import { temporaryDirectory } from '../stores/lowdb/fixtures/temporary-directory.ts'
import { backUp } from './backup.ts'
import {
  allRecords,
  contentOf,
  damageArchive,
  flipByte,
  shopFolder,
  storeFiles,
} from './fixtures/shop-folder.ts'
import { openShopStore } from './fixtures/shop-folder-store.ts'
import { restore } from './restore.ts'
import { verify } from './verify.ts'

const now = new Date('2026-11-22T10:00:00Z')
const run = promisify(execFile)

/** A backup of a shop with uploads, beside the shop. */
async function backedUp() {
  const dataFolder = await shopFolder()
  const picture = path.join(dataFolder, 'uploads', 'images', 'earbuds.avif')
  await mkdir(path.dirname(picture), { recursive: true })
  await writeFile(picture, Buffer.alloc(2000, 'picture'))
  const folder = await temporaryDirectory()
  const file = path.join(folder, 'shop.tar.gz')
  await backUp({ dataFolder, file, now })
  return { dataFolder, folder, file, newFolder: path.join(folder, 'restored') }
}

it('[SRV-3] a restored backup has every record, the keys and the uploads, for its owner alone, and can be written', async () => {
  const { dataFolder, file, newFolder } = await backedUp()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const manifest = await restore({ file, dataFolder: newFolder })
  expect(manifest).toMatchObject({ createdAt: '2026-11-22T10:00:00.000Z', records: { products: 23 } })
  expect((await readdir(newFolder)).toSorted()).toEqual(['hash-key', 'session-keys', 'store', 'uploads'])
  for (const name of ['hash-key', 'session-keys', 'uploads/images/earbuds.avif']) {
    expect(await readFile(path.join(newFolder, name))).toEqual(await readFile(path.join(dataFolder, name)))
    expect((await stat(path.join(newFolder, name))).mode & 0o777).toBe(0o600)
  }
  expect((await verify(newFolder)).problems).toEqual([])
  expect(await allRecords(newFolder)).toEqual(await allRecords(dataFolder))
  const store = await openShopStore(newFolder)
  await store.transaction(tx => tx.put('counters', { id: 'after', value: 1 }))
  await store.close()
})

it('[SRV-3] a backup is an archive that tar opens', async () => {
  const { file, folder } = await backedUp()
  await run('tar', ['-xzf', file, '-C', folder])
  expect((await readdir(folder)).toSorted()).toEqual([
    'hash-key',
    'manifest.json',
    'session-keys',
    'shop.tar.gz',
    'store',
    'uploads',
  ])
})

it('[SRV-3] a backup of a shop that writes and compacts has all that was acknowledged before it, and is whole', async () => {
  const dataFolder = await shopFolder()
  const folder = await temporaryDirectory()
  const fixture = fileURLToPath(new URL('fixtures/counter-writer.ts', import.meta.url))
  const writer = startChild(process.execPath, ['--import', 'tsx', fixture, dataFolder])
  try {
    await writer.printed('1')
    for (let round = 1; round <= 5; round += 1) {
      await writer.printed(String(writer.lines.length + 100))
      const acknowledged = writer.lines.length
      const file = path.join(folder, `${round}.tar.gz`)
      await backUp({ dataFolder, file, now })
      expect((await verify(file)).problems).toEqual([])
      expect((await verify(dataFolder)).problems).toEqual([])
      const restored = path.join(folder, String(round))
      await restore({ file, dataFolder: restored })
      const store = await openShopStore(restored)
      const values = (await store.list('counters')).filter(({ id }) => id.startsWith('written-'))
      await store.close()
      const found = values.map(({ value }) => value).toSorted((left, right) => left - right)
      expect(found.length).toBeGreaterThanOrEqual(acknowledged)
      expect(found).toEqual(found.map((_, index) => index + 1))
    }
  } finally {
    writer.process.kill('SIGKILL')
    await writer.ended
  }
}, 120_000)

it('[SRV-3] a backup overwrites nothing, goes nowhere inside the data folder and leaves nothing behind', async () => {
  const { dataFolder, file, folder } = await backedUp()
  const before = await readFile(file)
  await expect(backUp({ dataFolder, file, now })).rejects.toThrow(
    `${file} is there already and was not changed`,
  )
  expect(await readFile(file)).toEqual(before)
  const inside = path.join(dataFolder, 'shop.tar.gz')
  await expect(backUp({ dataFolder, file: inside, now })).rejects.toThrow(
    `${inside} is inside the data folder`,
  )
  const nowhere = path.join(folder, 'missing', 'shop.tar.gz')
  await expect(backUp({ dataFolder, file: nowhere, now })).rejects.toThrow('There is no folder')
  await expect(backUp({ dataFolder: folder, file: `${file}.2`, now })).rejects.toThrow('There is no shop in')
  expect(await readdir(folder)).toEqual(['shop.tar.gz'])
})

it('[SRV-3] no backup is made of a damaged store, and one is made past a damaged newest snapshot', async () => {
  const { dataFolder, folder, newFolder } = await backedUp()
  const expected = await allRecords(dataFolder)
  const [, newest = ''] = await storeFiles(dataFolder, 'snapshot-')
  const whole = await readFile(newest)
  const file = path.join(folder, 'second.tar.gz')
  await flipByte(newest, 200)
  await backUp({ dataFolder, file, now })
  await restore({ file, dataFolder: newFolder })
  expect(await allRecords(newFolder)).toEqual(expected)

  await writeFile(newest, whole)
  const [journal = ''] = (await storeFiles(dataFolder, 'journal-')).slice(-1)
  await flipByte(journal, 200)
  const third = path.join(folder, 'third.tar.gz')
  await expect(backUp({ dataFolder, file: third, now })).rejects.toThrow(`${journal} is damaged at byte`)
  expect(await readdir(folder)).not.toContain('third.tar.gz')
})

it('[SRV-3] restore refuses a folder in which there is something, and does not touch it', async () => {
  const { dataFolder, file } = await backedUp()
  const before = await contentOf(dataFolder)
  await expect(restore({ file, dataFolder })).rejects.toThrow(
    `${dataFolder} is not empty: it holds hash-key, session-keys, store, …. Nothing was changed.`,
  )
  expect(await contentOf(dataFolder)).toEqual(before)
})

it('[SRV-3] restore names the file inside the backup that was changed, and leaves the folder as it was', async () => {
  const { file, folder, newFolder } = await backedUp()
  const unpacked = path.join(folder, 'unpacked')
  await mkdir(unpacked)
  await run('tar', ['-xzf', file, '-C', unpacked])
  const paths = Object.keys(await contentOf(unpacked))
  const repacked = path.join(folder, 'repacked.tar.gz')
  const others = paths.filter(name => name !== 'manifest.json')
  expect(others).toContain('uploads/images/earbuds.avif')
  const tar = (...names: string[]) =>
    run('tar', ['--format=ustar', '-czf', repacked, '-C', unpacked, ...names, 'manifest.json'])
  for (const name of others) {
    const whole = await readFile(path.join(unpacked, name))
    await flipByte(path.join(unpacked, name), Math.floor(whole.length / 2))
    await tar(...others)
    await writeFile(path.join(unpacked, name), whole)
    await expect(restore({ file: repacked, dataFolder: newFolder })).rejects.toThrow(
      `${repacked} is damaged: ${name} does not match its checksum. Use another backup.`,
    )
    await tar(...others.filter(other => other !== name))
    await expect(restore({ file: repacked, dataFolder: newFolder })).rejects.toThrow(`${name} is missing`)
  }
  await tar(...others, 'store/../hash-key')
  await expect(restore({ file: repacked, dataFolder: newFolder })).rejects.toThrow(
    /which no backup does|damaged/,
  )
  expect(await readdir(folder)).not.toContain('restored')
})

it('[SRV-3] restore refuses a backup that was cut short or changed anywhere, and leaves an empty folder empty', async () => {
  const { file, newFolder } = await backedUp()
  await mkdir(newFolder)
  const whole = await readFile(file)
  for (const share of [0, 0.01, 0.25, 0.5, 0.75, 0.999]) {
    await writeFile(file, whole.subarray(0, Math.floor(whole.length * share)))
    await expect(restore({ file, dataFolder: newFolder }), `cut at ${share}`).rejects.toThrow(
      /Use another backup\.$/,
    )
    await writeFile(file, whole)
    await damageArchive(file, Math.floor(whole.length * share) + (share === 0 ? 0 : 12))
    await expect(restore({ file, dataFolder: newFolder }), `changed at ${share}`).rejects.toThrow(file)
    await writeFile(file, whole)
  }
  expect(await readdir(newFolder)).toEqual([])
})

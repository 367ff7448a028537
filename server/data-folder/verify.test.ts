import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { lineStarts } from '../stores/lowdb/fixtures/folders.ts'
import { backUp } from './backup.ts'
import { contentOf, damageArchive, flipByte, shopFolder, storeFiles } from './fixtures/shop-folder.ts'
import { openShopStore } from './fixtures/shop-folder-store.ts'
import { verify } from './verify.ts'

it('[SRV-3] verify finds a whole shop whole, counts its records and changes nothing', async () => {
  const dataFolder = await shopFolder()
  const before = await contentOf(dataFolder)
  const found = await verify(dataFolder)
  expect(found.problems).toEqual([])
  expect(found.records).toMatchObject({ products: 23, counters: 6, settings: 1 })
  expect(await contentOf(dataFolder)).toEqual(before)
})

it('[SRV-3] verify works while the shop is open, and a write that is not finished is no damage', async () => {
  const dataFolder = await shopFolder()
  const store = await openShopStore(dataFolder)
  await store.transaction(tx => tx.put('counters', { id: 'open', value: 1 }))
  expect((await verify(dataFolder)).problems).toEqual([])
  await store.close()
  const [journal = ''] = (await storeFiles(dataFolder, 'journal-')).slice(-1)
  await writeFile(journal, Buffer.concat([await readFile(journal), Buffer.from('0a1b2c3d 99 [["cou')]))
  expect(await verify(dataFolder)).toMatchObject({
    problems: [],
    notes: [expect.stringContaining(`${journal}, byte `)],
  })
})

it('[SRV-3] verify names the file and the byte of a changed byte, in files too that a start would not read', async () => {
  const dataFolder = await shopFolder()
  const [older = ''] = await storeFiles(dataFolder, 'snapshot-')
  const [journal = ''] = (await storeFiles(dataFolder, 'journal-')).slice(-1)
  const [, second = 0, third = 0] = lineStarts(await readFile(journal))
  const [, olderSecond = 0, olderThird = 0] = lineStarts(await readFile(older))
  await flipByte(journal, second + 20)
  await flipByte(older, olderSecond + 20)
  const { problems } = await verify(dataFolder)
  expect(problems).toContain(
    `${journal}, byte ${second}, ${third - second} bytes: the checksum does not match`,
  )
  expect(problems).toContain(
    `${older}, byte ${olderSecond}, ${olderThird - olderSecond} bytes: the checksum does not match`,
  )
  expect(problems[0]).toContain(`The shop does not start: ${journal} is damaged at byte ${second}`)
})

it('[SRV-3] verify misses the end of the last journal, wherever it was cut off, and a file that is gone', async () => {
  const dataFolder = await shopFolder()
  const [journal = ''] = (await storeFiles(dataFolder, 'journal-')).slice(-1)
  const bytes = await readFile(journal)
  for (const length of [...lineStarts(bytes).slice(0, -1), bytes.length - 1, bytes.length - 40, 5]) {
    await truncate(journal, length)
    expect((await verify(dataFolder)).problems, `${length} bytes left`).not.toEqual([])
    await writeFile(journal, bytes)
  }
  expect((await verify(dataFolder)).problems).toEqual([])
  await rm(journal)
  expect((await verify(dataFolder)).problems[0]).toContain('The shop does not start')
})

it('[SRV-3] verify finds records that do not fit together, and says so without personal data', async () => {
  const dataFolder = await shopFolder()
  const store = await openShopStore(dataFolder)
  await store.transaction(async tx => {
    const [product] = await tx.list('products', { limit: 1 })
    if (product === undefined) throw new TypeError('The catalogue has products')
    await tx.put('favorites', { id: 'nobody', productIds: [] })
    await tx.put('reviews', {
      id: 'stray',
      productId: 'no-product',
      userId: 'nobody',
      rating: 5,
      title: '',
      body: '',
      authorName: 'Asha Menon',
      verified: false,
      helpful: 0,
      status: 'published',
      createdAt: '2026-11-22T10:00:00.000Z',
    })
  })
  await store.close()
  await rm(path.join(dataFolder, 'hash-key'))
  const { problems } = await verify(dataFolder)
  expect(problems).toEqual([
    'reviews/stray needs products/no-product, which is missing',
    'favorites/nobody needs users/nobody, which is missing',
    `${path.join(dataFolder, 'hash-key')} is missing: without it the shop does not start. Restore the file from a backup.`,
  ])
})

it('[SRV-3] verify reads a backup through, and a changed byte anywhere in it is found', async () => {
  const dataFolder = await shopFolder()
  const file = path.join(dataFolder, '..', `${path.basename(dataFolder)}.tar.gz`)
  try {
    await backUp({ dataFolder, file, now: new Date('2026-11-22T10:00:00Z') })
    expect(await verify(file)).toMatchObject({
      problems: [],
      records: { products: 23 },
      manifest: { createdAt: '2026-11-22T10:00:00.000Z' },
    })
    const whole = await readFile(file)
    for (const share of [0.1, 0.5, 0.9]) {
      await damageArchive(file, Math.floor(whole.length * share))
      expect((await verify(file)).problems[0], `at ${share}`).toContain(`${file} is damaged`)
      await writeFile(file, whole)
    }
    for (const share of [0, 0.3, 0.99]) {
      await writeFile(file, whole.subarray(0, Math.floor(whole.length * share)))
      expect((await verify(file)).problems[0], `cut at ${share}`).toContain(`${file} is`)
    }
  } finally {
    await rm(file, { force: true })
  }
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nodeFileSystem } from './file-system.ts'
import { compactedFolder, folderWith, lineStarts, namesIn } from './fixtures/folders.ts'
import { inspectStore } from './inspect.ts'

const inspect = (directory: string) => inspectStore({ directory, fileSystem: nodeFileSystem })

it('finds nothing wrong in a store that was closed, nor in the files that a start would not read', async () => {
  const { directory } = await compactedFolder(2)
  const inspections = await inspect(directory)
  expect(inspections.map(({ path }) => path)).toEqual(
    (await namesIn(directory)).map(name => join(directory, name)),
  )
  expect(inspections.flatMap(({ damages }) => damages)).toEqual([])
  expect(inspections.map(({ header }) => header?.kind)).toEqual([
    undefined,
    undefined,
    ...(await namesIn(directory, 'journal-')).map(() => 'journal'),
    'snapshot',
    'snapshot',
  ])
})

it('reads on behind what is damaged, and says where that is and what is missing', async () => {
  const { directory, journal } = await folderWith('a', 'b', 'c', 'd')
  const bytes = await readFile(journal)
  const [, first = 0, second = 0, third = 0, fourth = 0] = lineStarts(bytes)
  const damaged = Buffer.concat([bytes.subarray(0, third), bytes.subarray(fourth)])
  await writeFile(journal, damaged.fill('x', first + 20, first + 22))

  const seen: Array<number | undefined> = []
  const [inspection] = (
    await inspectStore({ directory, fileSystem: nodeFileSystem }, ({ number }, file) => {
      if (file === journal) seen.push(number)
    })
  ).filter(({ path }) => path === journal)
  expect(seen).toEqual([0, 2, 4])
  expect(inspection?.damages).toEqual([
    { offset: first, bytes: second - first, problem: 'the checksum does not match' },
    { offset: second, bytes: 0, problem: 'after 0 comes 2: what was between is missing' },
    { offset: third, bytes: 0, problem: 'after 2 comes 4: what was between is missing' },
  ])
})

it('tells a snapshot that ends too early and a file without its beginning', async () => {
  const { directory } = await compactedFolder(2)
  const [older = '', newer = ''] = await namesIn(directory, 'snapshot-')
  const bytes = await readFile(join(directory, older))
  await writeFile(join(directory, older), bytes.subarray(0, lineStarts(bytes).at(-2)))
  await writeFile(join(directory, newer), '')
  const problems = (await inspect(directory)).map(({ damages }) => damages.map(({ problem }) => problem))
  expect(problems.slice(-2)).toEqual([
    ['the snapshot is not complete'],
    ['its beginning is missing', 'the snapshot is not complete'],
  ])
})

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CodeCache } from './code-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shruti-code-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

const built = (name: string) => path.join(folder, name)
const keptFolder = () => built('compiled')
const put = (name: string, source: string) => writeFile(built(name), source)
const newCache = () => new CodeCache(keptFolder())

/** The files of compiled code, by their paths. */
async function keptFiles(): Promise<string[]> {
  const [tag = ''] = await readdir(keptFolder()).catch(() => [])
  return (await readdir(built(`compiled/${tag}`))).map(name => built(`compiled/${tag}/${name}`))
}

/** A start of a build whose code is kept then. */
async function startAndKeep(file = 'main.js'): Promise<unknown> {
  const cache = newCache()
  const exports = cache.load(built(file))
  await cache.keep()
  return exports
}

/** Whether all that a start loads was compiled before: then there is nothing to keep. */
async function takesAllFromKept(file = 'main.js'): Promise<boolean> {
  const cache = newCache()
  cache.load(built(file))
  await rm(keptFolder(), { recursive: true })
  await cache.keep()
  return (await readdir(folder)).every(name => name !== 'compiled')
}

it('loads a module with what stands beside it, each once, and what Node has', async () => {
  await put(
    'main.js',
    `const path = require('node:path')
exports.same = require('./part.js') === require('./sub/../part.js')
exports.name = path.basename(__filename) + require('./part.js').price`,
  )
  await put('part.js', "exports.price = ' ₹999'")
  expect(newCache().load(built('main.js'))).toEqual({ same: true, name: 'main.js ₹999' })
})

it('gives modules that require each other what there is of the other', async () => {
  await put('main.js', "exports.early = 1\nexports.seen = require('./part.js').seen")
  await put('part.js', "exports.seen = require('./main.js').early")
  expect(newCache().load(built('main.js'))).toEqual({ early: 1, seen: 1 })
})

it('takes at the next start what was compiled at the last one', async () => {
  await put('main.js', "exports.sum = require('./part.js').add(1, 2)")
  await put('part.js', 'exports.add = (a, b) => a + b')
  expect(await startAndKeep()).toEqual({ sum: 3 })
  expect(await keptFiles()).toHaveLength(2)
  expect(newCache().load(built('main.js'))).toEqual({ sum: 3 })
  expect(await takesAllFromKept()).toBe(true)
})

it('runs a source that has changed, though it is as long as before', async () => {
  await put('main.js', 'exports.price = 2499')
  await startAndKeep()
  await put('main.js', 'exports.price = 1999')
  expect(newCache().load(built('main.js'))).toEqual({ price: 1999 })
})

it.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 8)],
  ['of another disk', (bytes: Buffer) => Buffer.alloc(bytes.length, 7)],
  [
    'with one bit that fell over',
    (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 200 ? byte ^ 1 : byte))),
  ],
  ['empty', () => Buffer.alloc(0)],
])('compiles anew where the kept file is %s, and keeps that', async (_what, damage) => {
  await put('main.js', `exports.words = ${JSON.stringify('wireless earbuds '.repeat(20))}.split(' ').length`)
  await startAndKeep()
  const [file = ''] = await keptFiles()
  const whole = await readFile(file)
  await writeFile(file, damage(whole))
  expect(await startAndKeep()).toEqual({ words: 41 })
  expect(await takesAllFromKept()).toBe(true)
})

it('keeps one build only', async () => {
  await put('main.js', "exports.build = 'first'")
  await startAndKeep()
  const before = await keptFiles()
  await put('main.js', "exports.build = 'second build'")
  await startAndKeep()
  const after = await keptFiles()
  expect([before.length, after.length]).toEqual([1, 1])
  expect(after).not.toEqual(before)
})

it('leaves alone what another process is writing', async () => {
  await put('main.js', "exports.build = 'first'")
  await startAndKeep()
  const [whole = ''] = await keptFiles()
  await writeFile(`${whole}.4711`, 'half of it')
  await put('main.js', "exports.build = 'second build'")
  await startAndKeep()
  expect((await keptFiles()).filter(file => file.endsWith('.4711'))).toHaveLength(1)
})

it('loads where nothing can be kept, and says that it cannot', async () => {
  await put('main.js', 'exports.open = true')
  await writeFile(keptFolder(), 'a file in place of the folder')
  const cache = newCache()
  expect(cache.load(built('main.js'))).toEqual({ open: true })
  await expect(cache.keep()).rejects.toThrow(/ENOTDIR|EEXIST/)
})

it('tells positions of errors as they are in the file, in its first line too', async () => {
  await put(
    'main.js',
    "exports.fail = () => { throw new Error('no stock') }\nexports.later = () => { throw new Error('no post') }",
  )
  await startAndKeep()
  const { fail, later } = newCache().load(built('main.js')) as Record<'fail' | 'later', () => never>
  expect(stackOf(fail)).toContain(`${built('main.js')}:1:30`)
  expect(stackOf(later)).toContain(`${built('main.js')}:2:31`)
})

function stackOf(fail: () => never): string | undefined {
  try {
    return fail()
  } catch (error) {
    return (error as Error).stack
  }
}

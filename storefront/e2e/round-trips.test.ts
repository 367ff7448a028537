import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const client = join(import.meta.dirname, '../dist/client')

type Manifest = Readonly<Record<string, { readonly file: string; readonly isDynamicEntry?: boolean }>>

/** By the name of a file, those that it imports. */
const known = new Map<string, Promise<readonly string[]>>()

function importsOf(file: string): Promise<readonly string[]> {
  const imports =
    known.get(file) ??
    readFile(join(client, 'assets', file), 'utf8').then(code =>
      [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w-]+\.js)["'`]/g)].flatMap(
        ([, name]) => name ?? [],
      ),
    )
  known.set(file, imports)
  return imports
}

/** The round trips in which a browser that has some files comes to all that are behind another. */
async function roundTripsTo(first: string, have: ReadonlySet<string>): Promise<number> {
  const fetched = new Set(have)
  let trips = 0
  for (let next = [first]; next.length > 0; trips += 1) {
    for (const file of next) fetched.add(file)
    const found = new Set((await Promise.all(next.map(importsOf))).flat())
    next = [...found].filter(file => !fetched.has(file))
  }
  return trips
}

async function allBehind(first: string): Promise<ReadonlySet<string>> {
  const files = new Set([first])
  for (const file of files) for (const next of await importsOf(file)) files.add(next)
  return files
}

describe.each(['manifest.json', 'manifest-hi.json'])(
  '[SHOP-2] [ROUTE-1] what is fetched when it is needed, in %s',
  name => {
    it('comes in two round trips, whatever its files import of one another', async () => {
      const manifest = JSON.parse(await readFile(join(client, '.vite', name), 'utf8')) as Manifest
      const entry = await allBehind(basename(manifest['src/rendering/entry-client.tsx']?.file ?? ''))
      const parts = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry)
      expect(parts.length).toBeGreaterThan(100)
      const slow: string[] = []
      for (const [source, { file }] of parts)
        if ((await roundTripsTo(basename(file), entry)) > 2) slow.push(source)
      expect(slow).toEqual([])
    })
  },
)

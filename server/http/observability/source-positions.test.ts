import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { transformWithOxc } from 'vite'
import { afterEach, expect, it } from 'vitest'
import { withSourcePositions } from './source-positions.ts'

let folder: string | undefined
afterEach(async () => {
  if (folder !== undefined) await rm(folder, { recursive: true })
})

const source = `interface Order {
  readonly total: number
}

export function totalOf(order: Order | null): number {
  if (order === null) throw new Error('No order')
  return order.total
}
`

/** Builds a module as a bundler does, with its map beside it, and gives the stack of an error that it throws. */
async function stackOfBuilt({ withMap }: { withMap: boolean }): Promise<string> {
  folder = await mkdtemp(path.join(tmpdir(), 'source-positions-'))
  const { code, map } = await transformWithOxc(source, path.join(folder, 'total.ts'), { sourcemap: true })
  const file = path.join(folder, 'total.js')
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(file, code)
  if (withMap) await writeFile(`${file}.map`, JSON.stringify(map))
  const { totalOf } = (await import(/* @vite-ignore */ file)) as { totalOf: (order: null) => number }
  try {
    totalOf(null)
  } catch (error) {
    return (error as Error).stack ?? ''
  }
  return ''
}

it('[SRV-7] names the line of the source for an error of a built module', async () => {
  const stack = await stackOfBuilt({ withMap: true })
  expect(stack).toMatch(/total\.js:2:\d+/)
  const lines = withSourcePositions(stack).split('\n')
  expect(lines[0]).toBe('Error: No order')
  expect(lines[1]).toMatch(/totalOf .*\/total\.ts:6:\d+/)
})

it('leaves a stack as it is where there is no map', async () => {
  const stack = await stackOfBuilt({ withMap: false })
  expect(withSourcePositions(stack)).toBe(stack)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = join(import.meta.dirname, '..')

it("[BEY-14] takes no part by React's own lazy, which takes the page away where the code cannot be fetched", () => {
  const users = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && /\blazy\(/.test(readFileSync(join(sources, file), 'utf8')),
  )
  // An island's promise never fails, and the server has its code.
  expect(users.toSorted()).toEqual(['hydration/island.tsx', 'hydration/lazy-part.tsx'])
})

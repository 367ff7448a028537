import { expect, it } from 'vitest'
import { readChosen } from './use-compare.ts'

it('[BEY-6] keeps at most four products to compare, and nothing that is not its own', () => {
  const tivra = { slug: 'tivra', name: 'Tivra' }
  expect(readChosen(JSON.stringify([tivra]))).toEqual([tivra])
  expect(readChosen(JSON.stringify(Array.from({ length: 6 }, () => tivra)))).toHaveLength(4)
  for (const stored of [null, '', '{', '{}', 'null', '[null, 5, {"slug": 1}]'])
    expect(readChosen(stored)).toEqual([])
})

import { expect, it } from 'vitest'
import { createProductIndex, type ProductIndex, type SearchableProduct } from '@shruti/server/search'
import { readIntoIndex } from './read-into-index.ts'

const products = Array.from({ length: 24 }, (_, place) => ({
  id: `prd_${place}`,
  name: `Model ${place}`,
  shortDescription: place % 5 === 0 ? 'For the metro' : 'For the office',
  description: '',
  features: [],
})) as unknown as SearchableProduct[]

/** An index on a phone, where each product takes 3 ms; time passes by nothing else. */
function slowIndex() {
  const index = createProductIndex<SearchableProduct>([])
  const phone = { ms: 0, slices: [0] }
  let known = 0
  const slow: ProductIndex<SearchableProduct> = {
    ...index,
    update: next => {
      phone.ms += 3 * (next.length - known)
      phone.slices.push((phone.slices.pop() ?? 0) + 3 * (next.length - known))
      known = next.length
      index.update(next)
    },
  }
  const pause = () => Promise.resolve(void phone.slices.push(0))
  return { slow, phone, options: { now: () => phone.ms, pause } }
}

it('[SRCH-1] reads the products in short tasks, and finds in the end what is found in all of them', async () => {
  const { slow, phone, options } = slowIndex()
  expect(await readIntoIndex(slow, products, { ...options, signal: new AbortController().signal })).toBe(true)
  expect(Math.max(...phone.slices)).toBeLessThanOrEqual(9)
  const found = (index: ProductIndex<SearchableProduct>) => index.search('metro').map(({ id }) => id)
  expect(found(slow)).toEqual(['prd_0', 'prd_5', 'prd_10', 'prd_15', 'prd_20'])
})

it('[SRCH-1] stops when there are other products', async () => {
  const { slow, phone, options } = slowIndex()
  const others = new AbortController()
  const pause = async () => others.abort()
  expect(await readIntoIndex(slow, products, { ...options, pause, signal: others.signal })).toBe(false)
  expect(phone.ms).toBe(9)
})

it('[SRCH-1] has read nothing of no products', async () => {
  const { slow, options } = slowIndex()
  expect(await readIntoIndex(slow, [], { ...options, signal: new AbortController().signal })).toBe(true)
  expect(slow.search('metro')).toEqual([])
})

import { expect, it } from 'vitest'
import { PageCache } from './page-cache.ts'

const page = (bytes: number) => ({ bytes })

it('[SRV-8] lets go of the page that was asked for longest ago when there is no room', () => {
  const cache = new PageCache<{ bytes: number }>(100)
  for (const key of ['a', 'b', 'c']) cache.set(key, page(40))
  expect(['a', 'b', 'c'].map(key => cache.has(key))).toEqual([false, true, true])
  expect([cache.size, cache.bytes]).toEqual([2, 80])
})

it('[SRV-8] keeps what is asked for again when a crawler reads every other page once', () => {
  const cache = new PageCache<{ bytes: number }>(100)
  cache.set('home', page(40))
  cache.get('home')
  for (let product = 0; product < 50; product += 1) cache.set(`product ${product}`, page(30))
  expect(cache.has('home')).toBe(true)
  expect(cache.has('product 49')).toBe(true)
  expect(cache.bytes).toBe(100)
})

it('[SRV-8] leaves a quarter of the room to pages that are new', () => {
  const cache = new PageCache<{ bytes: number }>(100)
  for (const key of ['a', 'b', 'c', 'd']) {
    cache.set(key, page(25))
    cache.get(key)
  }
  cache.set('new', page(25))
  expect(cache.has('a')).toBe(false)
  expect(['b', 'c', 'd', 'new'].map(key => cache.has(key))).toEqual([true, true, true, true])
})

it('[SRV-8] keeps one page under a key, and none that is larger than all the room', () => {
  const cache = new PageCache<{ bytes: number }>(100)
  cache.set('a', page(10))
  cache.set('a', page(20))
  expect(cache.bytes).toBe(20)
  cache.get('a')
  cache.set('a', page(30))
  expect([cache.get('a'), cache.bytes]).toEqual([{ bytes: 30 }, 30])
  cache.set('huge', page(101))
  expect(cache.has('huge')).toBe(false)
})

it('[SRV-8] makes room when a kept page has grown', () => {
  const cache = new PageCache<{ bytes: number }>(100)
  const growing = page(10)
  cache.set('other', page(50))
  cache.set('growing', growing)
  growing.bytes = 60
  cache.trim()
  expect([cache.has('other'), cache.has('growing')]).toEqual([false, true])
})

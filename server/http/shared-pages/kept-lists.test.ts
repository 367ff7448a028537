import { beforeEach, describe, expect, it } from 'vitest'
import { shopSchema, type ShopReader, type ShopStore } from '../../domain/index.ts'
import { catalogueSeed, seedStore } from '../../seed/index.ts'
import { createMemoryStore } from '../../stores/memory.ts'
import { keepLists } from './kept-lists.ts'
import { countPublicChanges, createPublicVersion, type PublicVersion } from './public-version.ts'

let store: ShopStore
let version: PublicVersion
let listed: string[]
let kept: ShopReader
beforeEach(async () => {
  version = createPublicVersion()
  store = countPublicChanges(createMemoryStore(shopSchema), version)
  await seedStore(store, catalogueSeed())
  listed = []
  const reader: ShopReader = {
    get: (collection, id) => store.get(collection, id),
    count: (collection, query) => store.count(collection, query),
    list: (collection, query) => {
      listed.push(collection)
      return store.list(collection, query)
    },
  }
  kept = keepLists(reader, version)
})

const onSale = { where: { status: 'active' } } as const

const archive = (id: string) =>
  store.transaction(async tx => {
    const product = await tx.get('products', id)
    if (product) await tx.put('products', { ...product, status: 'archived' })
  })

describe('[SRV-8] the list of what is on sale', () => {
  it('is read once for all who ask, until something has changed', async () => {
    const lists = await Promise.all([1, 2, 3].map(() => kept.list('products', onSale)))
    expect(new Set(lists).size).toBe(1)
    expect(lists[0]).toEqual(await store.list('products', onSale))
    expect(await kept.list('products', onSale)).toBe(lists[0])
    expect(listed).toEqual(['products'])
  })

  it('is what it is after a change as soon as that is done', async () => {
    const before = await kept.list('products', onSale)
    await archive('prd_komal')
    const after = await kept.list('products', onSale)
    expect(before.map(({ id }) => id)).toContain('prd_komal')
    expect(after.map(({ id }) => id)).not.toContain('prd_komal')
    expect(after).toEqual(await store.list('products', onSale))
  })

  it('is read each time while nobody can say what has changed', async () => {
    const away = { current: () => Promise.reject(new Error('away')), changed: async () => undefined }
    const blind = keepLists(store, away)
    await blind.list('products', onSale)
    await archive('prd_komal')
    expect((await blind.list('products', onSale)).map(({ id }) => id)).not.toContain('prd_komal')
  })

  it('is asked for again after a failure', async () => {
    let isBroken = true
    const failing = keepLists(
      {
        ...kept,
        list: (collection, query) =>
          isBroken ? Promise.reject(new Error('the store is away')) : store.list(collection, query),
      },
      version,
    )
    await expect(failing.list('categories')).rejects.toThrow('the store is away')
    isBroken = false
    expect(await failing.list('categories')).toEqual(await store.list('categories'))
  })

  it('is the only one beside the categories: all else is read', async () => {
    await kept.list('categories')
    await kept.list('categories')
    for (const _time of [1, 2]) {
      await kept.list('products')
      await kept.list('products', { ...onSale, limit: 1 })
      await kept.list('reviews', { where: { productId: 'prd_komal' } })
    }
    expect(listed).toEqual([
      'categories',
      'products',
      'products',
      'reviews',
      'products',
      'products',
      'reviews',
    ])
    expect(await kept.get('products', 'prd_komal')).toBe(await store.get('products', 'prd_komal'))
    expect(await kept.count('products', onSale)).toBe(await store.count('products', onSale))
  })
})

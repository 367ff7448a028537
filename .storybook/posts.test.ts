import { blocksOf, readingMinutes } from '@shruti/server/domain'
import { catalogueSeed } from '@shruti/server/seed'
import { describe, expect, it } from 'vitest'
import { postTexts } from '../storefront/src/language/hindi/posts.ts'

const { posts, products } = catalogueSeed()

describe('the posts that a shop begins with', () => {
  it('[SHOP-4] are six, the newest first, each with a word on how long it takes to read', () => {
    expect(posts).toHaveLength(6)
    const dates = posts.map(({ publishAt }) => String(publishAt))
    expect(dates).toEqual(dates.toSorted().toReversed())
    const minutes = posts.map(({ description, body }) => readingMinutes(description, body))
    expect(minutes).toEqual([1, 1, 1, 1, 1, 1])
  })

  it.each(posts)('[SHOP-4] describe $title in 50 to 160 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  it('[SHOP-4] lead each to three or four products of the shop', () => {
    const ids = products.map(({ id }) => id)
    for (const { productIds } of posts) {
      expect([3, 4]).toContain(productIds.length)
      expect(ids).toEqual(expect.arrayContaining([...productIds]))
    }
  })

  it('[BEY-19] have every word of theirs in Hindi, and nothing else is', () => {
    const said = posts.flatMap(({ title, description, category, body }) => [
      title,
      description,
      category,
      ...blocksOf(body).flatMap(block => {
        if (block.kind === 'list') return block.items.flatMap(({ spans }) => spans.map(({ value }) => value))
        return 'spans' in block ? block.spans.map(({ value }) => value) : []
      }),
    ])
    expect(Object.keys(postTexts).toSorted()).toEqual([...new Set(said)].toSorted())
  })
})

import { catalogueSeed } from '@shruti/server/seed'
import { expect, it } from 'vitest'
import { posts } from '../storefront/src/content/posts.ts'

it('[SHOP-4] leads from each post of the blog to three or four products of the shop', () => {
  const slugs = catalogueSeed().products.map(({ slug }) => slug)
  for (const { products } of posts()) {
    expect([3, 4]).toContain(products.length)
    expect(slugs).toEqual(expect.arrayContaining([...products]))
  }
})

import { expect } from 'vitest'
import type { AdminReview, BulkAnswer, Product } from '../../contract/index.ts'
import { expectRefusal, type SuiteVisitor } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

async function titles(visitor: SuiteVisitor, query = ''): Promise<string[]> {
  const { body } = await visitor.get<AdminReview[]>(`/admin/reviews${query}`)
  return body.map(({ title }) => title)
}

async function ratingOf(visitor: SuiteVisitor, productId: string): Promise<Product['rating']> {
  return (await visitor.get<Product>(`/products/${productId}`)).body.rating
}

export function adminReviewCases(contractCase: ContractCase): void {
  contractCase('[SHOP-3] [ADM-9] reviews of all products are searched, filtered and sorted', async shop => {
    const support = await shop.signedInAs('sunita')
    const all = await support.get<AdminReview[]>('/admin/reviews')
    expect(all.headers.get('x-total-count')).toBe(String(all.body.length))
    const [newest] = all.body
    expect(newest).toEqual({
      id: expect.any(String),
      rating: expect.any(Number),
      aspects: {},
      title: expect.any(String),
      body: expect.any(String),
      photos: [],
      authorName: expect.any(String),
      verified: expect.any(Boolean),
      helpful: expect.any(Number),
      createdAt: expect.any(String),
      editedAt: null,
      reply: null,
      version: 1,
      status: 'published',
      productId: expect.any(String),
      productName: expect.any(String),
      productSlug: expect.any(String),
    })
    const byRating = await support.get<AdminReview[]>('/admin/reviews?sort=rating&direction=asc')
    const ratings = byRating.body.map(({ rating }) => rating)
    expect(ratings).toEqual(ratings.toSorted((left, right) => left - right))
    expect(await titles(support, '?search=shirt%20pocket')).toEqual(['Very good, heavy case'])
    expect(await titles(support, '?rating=1,4&sort=rating&direction=asc')).toEqual([
      'Taken down',
      'Very good, heavy case',
    ])
    expect(await titles(support, '?answered=yes')).toEqual([])
    expect(await titles(support, '?status=hidden')).toEqual(['Taken down'])
    const refused = await support.get('/admin/reviews?status=lost')
    expectRefusal(refused, 400, 'invalid_input', 'Choose published or hidden', {
      status: 'Choose published or hidden',
    })
  })

  contractCase(
    '[SHOP-3] a review that is taken down is not shown and does not count, until it is shown again',
    async shop => {
      const support = await shop.signedInAs('sunita')
      const guest = shop.newVisitor()
      const [review] = (await support.get<AdminReview[]>('/admin/reviews')).body
      if (!review) throw new Error('The shop has no review')
      const { id, productId, title, rating } = review
      const before = await ratingOf(guest, productId)
      const moderate = (change: object) =>
        support.post<BulkAnswer>('/admin/reviews/bulk/status', { ids: [id], ...change })

      const down = await moderate({ status: 'hidden', reason: 'Names a person' })
      expect(down.body).toMatchObject({ changed: 1, skipped: [] })
      const shown = await guest.get<{ reviews: { id: string }[] }>(`/products/${productId}/reviews`)
      expect(shown.body.reviews.map(one => one.id)).not.toContain(id)
      expect(await ratingOf(guest, productId)).toMatchObject({ count: before.count - 1 })
      expect(await titles(support, '?status=hidden')).toEqual([title, 'Taken down'])
      expect((await moderate({ status: 'hidden' })).body).toMatchObject({
        changed: 0,
        skipped: [{ id, label: title, message: 'This review is hidden already' }],
      })

      expect((await moderate({ status: 'published' })).body).toMatchObject({ changed: 1 })
      expect(await ratingOf(guest, productId)).toEqual(before)
      const again = await moderate({ status: 'hidden' })
      await support.post(`/admin/undo/${again.body.undoId}`, {})
      expect(await ratingOf(guest, productId)).toEqual(before)
      expect(rating).toBeGreaterThan(0)
      const details = (await shop.store.list('audit')).map(({ detail }) => detail)
      expect(details).toContain(`Taken down: ${title}. Names a person`)
    },
  )

  contractCase('[SHOP-3] moderation that is none is refused', async shop => {
    const support = await shop.signedInAs('sunita')
    expect(
      (await support.post('/admin/reviews/bulk/status', { ids: ['x'], status: 'gone' })).body,
    ).toMatchObject({
      code: 'invalid_input',
      fields: { status: 'Choose published or hidden' },
    })
    expect(
      (await support.post('/admin/reviews/bulk/status', { ids: ['rev-none'], status: 'hidden' })).body,
    ).toMatchObject({
      changed: 0,
      skipped: [{ id: 'rev-none', label: 'A review that is gone', message: 'Review not found' }],
      undoId: null,
    })
  })
}

import { expect } from 'vitest'
import type { AccountExport, AuditEntry, Product, Review, ReviewsAnswer } from '../../contract/index.ts'
import { expectRefusal } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

export function reviewCases(contractCase: ContractCase): void {
  const review = { rating: 3, title: 'Good, not great', body: 'Fine on the bus, thin at home.' }

  contractCase('[SHOP-3] reviews come newest first, with average and histogram of all', async shop => {
    const visitor = shop.newVisitor()
    const { body } = await visitor.get<ReviewsAnswer>('/products/prd-raga/reviews')
    expect(body).toMatchObject({
      average: 4.5,
      count: 2,
      histogram: { '1': 0, '2': 0, '3': 0, '4': 1, '5': 1 },
    })
    expect(body.reviews.map(({ id }) => id)).toEqual(['rev-1', 'rev-2'])
    expect(body.reviews[0]).toEqual({
      id: 'rev-1',
      rating: 5,
      title: 'Quiet at last',
      body: 'The metro is gone, the tabla is not.',
      photos: [],
      authorName: 'Meera Nair',
      verified: true,
      helpful: 2,
      helpfulToMe: false,
      mine: false,
      createdAt: '2026-10-01T06:00:00.000Z',
      editedAt: null,
      reply: null,
      version: 1,
    })
    const idsOf = async (query: string) =>
      (await visitor.get<ReviewsAnswer>(`/products/prd-raga/reviews${query}`)).body.reviews.map(
        ({ id }) => id,
      )
    expect(await idsOf('?sort=helpful')).toEqual(['rev-2', 'rev-1'])
    expect(await idsOf('?sort=lowest')).toEqual(['rev-2', 'rev-1'])
    expect(await idsOf('?sort=highest')).toEqual(['rev-1', 'rev-2'])
    expect(await idsOf('?rating=4')).toEqual(['rev-2'])
    expect(await idsOf('?page=2')).toEqual([])
  })

  contractCase('[SHOP-3] a review knows its author', async shop => {
    const ravi = await shop.signedInAs('ravi')
    const { body } = await ravi.get<ReviewsAnswer>('/products/prd-raga/reviews')
    expect(body.reviews.map(({ mine }) => mine)).toEqual([false, true])
  })

  contractCase('[SHOP-3] a sort that is none is refused', async shop => {
    const answer = await shop.newVisitor().get('/products/prd-raga/reviews?rating=9')
    expect(answer.body).toMatchObject({ code: 'invalid_input', fields: { rating: expect.any(String) } })
  })

  contractCase('[SHOP-3] only who received a product may review it, once', async shop => {
    const guest = shop.newVisitor()
    expect((await guest.get('/products/prd-raga/can-review')).body).toEqual({
      canReview: false,
      reason: 'sign_in',
      message: 'Sign in to review this product',
      review: null,
    })
    const asha = await shop.signedInAs('asha')
    const mayReview = async (id: string) => (await asha.get(`/products/${id}/can-review`)).body
    expect(await mayReview('prd-raga')).toEqual({
      canReview: true,
      reason: null,
      message: 'You can review this product',
      review: null,
    })
    expect(await mayReview('prd-nada')).toEqual({
      canReview: false,
      reason: 'not_delivered',
      message: 'You can review this product once it is delivered',
      review: null,
    })
    expect(await mayReview('prd-old')).toEqual({
      canReview: false,
      reason: 'not_purchased',
      message: 'Only customers who received this product can review it',
      review: null,
    })

    const notReceived = await asha.post('/products/prd-nada/reviews', review)
    const message = 'Only customers who received this product can review it'
    expectRefusal(notReceived, 403, 'review_not_allowed', message)

    const written = await asha.post('/products/prd-raga/reviews', review)
    expect(written.status).toBe(201)
    expect(written.body).toEqual({
      id: expect.any(String),
      ...review,
      photos: [],
      authorName: 'Asha R.',
      verified: true,
      helpful: 0,
      helpfulToMe: false,
      mine: true,
      createdAt: '2026-11-20T06:00:00.000Z',
      editedAt: null,
      reply: null,
      version: 1,
    })
    expect((await asha.get<Product>('/products/raga')).body.rating).toEqual({ average: 4, count: 3 })
    expect(await mayReview('prd-raga')).toMatchObject({
      reason: 'already_reviewed',
      review: written.body,
    })
    expectRefusal(
      await asha.post('/products/prd-raga/reviews', review),
      409,
      'already_reviewed',
      'You have already reviewed this product',
    )
  })

  contractCase('[SHOP-3] what a review lacks is named', async shop => {
    const asha = await shop.signedInAs('asha')
    const answer = await asha.post('/products/prd-raga/reviews', {
      rating: 6,
      title: 'ok',
      body: 'too short',
    })
    expectRefusal(answer, 400, 'invalid_input', 'Choose a rating from 1 to 5', {
      rating: 'Choose a rating from 1 to 5',
      title: 'Use at least 3 characters',
      body: 'Use at least 20 characters',
    })
  })

  contractCase('[SHOP-3] an author changes their own review, and the rating follows', async shop => {
    const ravi = await shop.signedInAs('ravi')
    const changed = await ravi.put<Review>('/reviews/rev-2', { ...review, rating: 2 })
    expect(changed.body).toMatchObject({
      id: 'rev-2',
      rating: 2,
      title: 'Good, not great',
      helpful: 7,
      mine: true,
      version: 2,
      createdAt: '2026-09-01T06:00:00.000Z',
      editedAt: '2026-11-20T06:00:00.000Z',
    })
    expect((await ravi.get<Product>('/products/raga')).body.rating).toEqual({ average: 3.5, count: 2 })

    const asha = await shop.signedInAs('asha')
    const foreign = await asha.put('/reviews/rev-2', review)
    expectRefusal(foreign, 404, 'review_not_found', 'Review not found')
    const message = 'Use at least 20 characters'
    const short = await ravi.put('/reviews/rev-2', { ...review, body: 'too short' })
    expectRefusal(short, 400, 'invalid_input', message, { body: message })
  })

  contractCase('[SHOP-3] an author deletes their own review, and may write another', async shop => {
    const asha = await shop.signedInAs('asha')
    const ravi = await shop.signedInAs('ravi')
    await asha.put('/reviews/rev-2/helpful', { helpful: true })
    expectRefusal(await asha.delete('/reviews/rev-2'), 404, 'review_not_found', 'Review not found')
    expect((await ravi.delete<Review>('/reviews/rev-2')).body).toMatchObject({ id: 'rev-2', mine: true })
    expect((await ravi.get<Product>('/products/raga')).body.rating).toEqual({ average: 5, count: 1 })
    expectRefusal(await ravi.delete('/reviews/rev-2'), 404, 'review_not_found', 'Review not found')
    expect(await shop.store.list('reviewVotes')).toEqual([])

    const written = await asha.post<Review>('/products/prd-raga/reviews', review)
    await asha.delete(`/reviews/${written.body.id}`)
    expect((await asha.post('/products/prd-raga/reviews', review)).status).toBe(201)
  })

  contractCase('[SHOP-3] a customer marks a review as helpful, once, and takes it back', async shop => {
    const asha = await shop.signedInAs('asha')
    const mark = (id: string, helpful: unknown) => asha.put<Review>(`/reviews/${id}/helpful`, { helpful })
    for (const again of [1, 2]) {
      const { body } = await mark('rev-1', true)
      expect(body, `time ${again}`).toMatchObject({ helpful: 3, helpfulToMe: true })
    }
    const { body } = await asha.get<ReviewsAnswer>('/products/prd-raga/reviews')
    expect(body.reviews.map(({ helpfulToMe }) => helpfulToMe)).toEqual([true, false])
    expect((await mark('rev-1', false)).body).toMatchObject({ helpful: 2, helpfulToMe: false })

    const ravi = await shop.signedInAs('ravi')
    const own = await ravi.put('/reviews/rev-2/helpful', { helpful: true })
    expectRefusal(own, 409, 'own_review', 'You cannot mark your own review as helpful')
    expectRefusal(await mark('rev-3', true), 404, 'review_not_found', 'Review not found')
    const message = 'Say whether it was helpful'
    expectRefusal(await mark('rev-1', 'yes'), 400, 'invalid_input', message, { helpful: message })
  })

  contractCase('[AUTH-11] votes go with the account of who gave them', async shop => {
    const ravi = await shop.signedInAs('ravi')
    await ravi.put('/reviews/rev-1/helpful', { helpful: true })
    expect((await ravi.get<AccountExport>('/user/export')).body.helpfulReviewIds).toEqual(['rev-1'])
    await ravi.delete('/user')
    expect(await shop.store.list('reviewVotes')).toEqual([])
    expect(await shop.store.get('reviews', 'rev-1')).toMatchObject({ helpful: 2 })
  })

  contractCase('[SHOP-3] [ADM-9] the shop answers a review, and the log keeps it', async shop => {
    const administrator = await shop.signedInAs('admin')
    const reply = (id: string, version: number, text: string) =>
      administrator.put<Review>(`/admin/reviews/${id}/reply`, { version, reply: text })
    const answered = await reply('rev-2', 1, 'Thank you. The next case is lighter.')
    expect(answered.body).toMatchObject({
      reply: { body: 'Thank you. The next case is lighter.', at: '2026-11-20T06:00:00.000Z' },
      version: 2,
    })
    const { body: log } = await administrator.get<AuditEntry[]>('/admin/audit')
    expect(log[0]).toMatchObject({
      action: 'review.reply',
      subject: 'review:rev-2',
      changes: [{ field: 'reply', before: null, after: 'Thank you. The next case is lighter.' }],
    })
    const message = 'Someone else changed this. Reload to see their version.'
    expectRefusal(await reply('rev-2', 1, 'Again.'), 409, 'stale_version', message)
    expect((await reply('rev-2', 2, '')).body).toMatchObject({ reply: null, version: 3 })
    expectRefusal(await reply('nothing', 1, 'Hello'), 404, 'review_not_found', 'Review not found')
    const long = await reply('rev-2', 3, 'a'.repeat(1001))
    const tooLong = 'Use at most 1,000 characters'
    expectRefusal(long, 400, 'invalid_input', tooLong, { reply: tooLong })
  })
}

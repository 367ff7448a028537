import { expect } from 'vitest'
import type {
  AccountExport,
  AdminReview,
  AuditEntry,
  Product,
  Review,
  ReviewsAnswer,
} from '../../contract/index.ts'
import { expectRefusal } from '../test-shop.ts'
import type { ContractCase } from './contract-case.ts'

export function reviewCases(contractCase: ContractCase): void {
  const review = { rating: 3, title: 'Good, not great', body: 'Fine on the bus, thin at home.' }

  const ofEarbuds = ['sound', 'comfort', 'battery', 'calls', 'noise_cancelling']

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
      aspects: {},
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
      aspects: ofEarbuds,
      review: null,
    })
    const asha = await shop.signedInAs('asha')
    const mayReview = async (id: string) => (await asha.get(`/products/${id}/can-review`)).body
    expect(await mayReview('prd-raga')).toEqual({
      canReview: true,
      reason: null,
      message: 'You can review this product',
      aspects: ofEarbuds,
      review: null,
    })
    expect(await mayReview('prd-nada')).toEqual({
      canReview: false,
      reason: 'not_delivered',
      message: 'You can review this product once it is delivered',
      aspects: expect.any(Array),
      review: null,
    })
    expect(await mayReview('prd-old')).toEqual({
      canReview: false,
      reason: 'not_purchased',
      message: 'Only customers who received this product can review it',
      aspects: expect.any(Array),
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
      aspects: {},
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

  contractCase(
    '[BEY-13] aspects are rated beside the whole, and their averages follow each change',
    async shop => {
      const asha = await shop.signedInAs('asha')
      const ravi = await shop.signedInAs('ravi')
      const aspectsNow = async () => {
        const { body } = await shop.newVisitor().get<ReviewsAnswer>('/products/prd-raga/reviews')
        return body.aspects.map(({ aspect, average, count }) => `${aspect} ${average} of ${count}`)
      }
      // Reviews from before there were aspects rate none.
      expect(await aspectsNow()).toEqual([])
      const aspects = { comfort: 2, sound: 5 }
      const { body: written } = await asha.post<Review>('/products/prd-raga/reviews', { ...review, aspects })
      expect(written.aspects).toEqual(aspects)
      await ravi.put('/reviews/rev-2', { ...review, aspects: { sound: 4, calls: 3 } })
      expect(await aspectsNow()).toEqual(['sound 4.5 of 2', 'comfort 2 of 1', 'calls 3 of 1'])
      // What a change does not name stays; what it names replaces all of it.
      await asha.put(`/reviews/${written.id}`, { ...review, rating: 4 })
      expect(await aspectsNow()).toEqual(['sound 4.5 of 2', 'comfort 2 of 1', 'calls 3 of 1'])
      await asha.put(`/reviews/${written.id}`, { ...review, aspects: { comfort: 4 } })
      expect(await aspectsNow()).toEqual(['sound 4 of 1', 'comfort 4 of 1', 'calls 3 of 1'])

      const owner = await shop.signedInAs('admin')
      const { body: listed } = await owner.get<AdminReview[]>('/admin/reviews')
      expect(listed.find(({ id }) => id === written.id)?.aspects).toEqual({ comfort: 4 })
      const moderate = (status: string) =>
        owner.post('/admin/reviews/bulk/status', { ids: ['rev-2'], status })
      await moderate('hidden')
      expect(await aspectsNow()).toEqual(['comfort 4 of 1'])
      await moderate('published')
      expect(await aspectsNow()).toEqual(['sound 4 of 1', 'comfort 4 of 1', 'calls 3 of 1'])
      await asha.delete(`/reviews/${written.id}`)
      expect(await aspectsNow()).toEqual(['sound 4 of 1', 'calls 3 of 1'])
      expect((await asha.get<Product>('/products/raga')).body).not.toHaveProperty('aspectSums')
    },
  )

  contractCase(
    '[BEY-13] an aspect that the product does not have is refused, and one without stars',
    async shop => {
      await shop.store.transaction(async tx => {
        const product = await tx.get('products', 'prd-raga')
        const { ancDb: _ancDb, ...specs } = product?.specs ?? {}
        if (product) await tx.put('products', { ...product, specs })
      })
      const ravi = await shop.signedInAs('ravi')
      const asha = await shop.signedInAs('asha')
      const none = 'This product has nothing of the kind to rate'
      const aspects = { noise_cancelling: 5 }
      for (const refused of [
        await asha.post('/products/prd-raga/reviews', { ...review, aspects }),
        await ravi.put('/reviews/rev-2', { ...review, aspects }),
      ])
        expectRefusal(refused, 400, 'aspect_unavailable', none, { 'aspects.noise_cancelling': none })
      const choose = 'Choose a rating from 1 to 5'
      const six = await asha.post('/products/prd-raga/reviews', { ...review, aspects: { sound: 6 } })
      expectRefusal(six, 400, 'invalid_input', choose, { 'aspects.sound': choose })
    },
  )

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

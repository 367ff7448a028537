import { expect } from 'vitest'
import type { AccountExport, OrderReturn, Review, ReviewsAnswer, Upload, User } from '../../contract/index.ts'
import { expectRefusal, type SendOptions, type SuiteVisitor } from '../test-shop.ts'
import { cutJpeg, heicHead, pngHead } from '../shop/test-pictures.ts'
import type { ContractCase } from './contract-case.ts'

let keys = 0

/** Sends a picture of 800 by 600 pixels under a key of its own. */
const upload = (visitor: SuiteVisitor, purpose: string, options: SendOptions = {}) => {
  keys += 1
  return visitor.post<Upload>(`/uploads?purpose=${purpose}`, undefined, {
    rawBody: pngHead(800, 600),
    ...options,
    headers: { 'content-type': 'image/png', 'idempotency-key': `key-${keys}`, ...options.headers },
  })
}

const review = { rating: 3, title: 'Good, not great', body: 'Fine on the bus, thin at home.' }

const gone = 'This picture is no longer there. Add it again.'

export function uploadCases(contractCase: ContractCase): void {
  contractCase('[AVA-1] a picture that was sent is its owner’s alone until it is attached', async shop => {
    const asha = await shop.signedInAs('asha')
    const { status, body } = await upload(asha, 'avatar')
    expect(status).toBe(201)
    expect(body).toEqual({
      id: body.id,
      file: `${body.id}.webp`,
      smallFile: `${body.id}.small.webp`,
      width: 800,
      height: 600,
      purpose: 'avatar',
      expiresAt: '2026-11-21T06:00:00.000Z',
    })
    const own = await asha.picture(`/uploads/${body.file}`)
    expect(own.body).toEqual(pngHead(800, 600))
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('x-content-type-options')).toBe('nosniff')
    expect(own.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const ravi = await shop.signedInAs('ravi')
    expectRefusal(await ravi.get(`/uploads/${body.file}`), 404, 'upload_not_found', gone)
    expectRefusal(await ravi.delete(`/uploads/${body.id}`), 404, 'upload_not_found', gone)
    expectRefusal(await asha.get('/uploads/..webp'), 404, 'upload_not_found', gone)
    const guest = await upload(shop.newVisitor(), 'avatar')
    expectRefusal(guest, 401, 'unauthenticated', 'Authentication required')
  })

  contractCase('[ADM-2] pictures of products come from those who keep the products alone', async shop => {
    const asha = await shop.signedInAs('asha')
    const support = await shop.signedInAs('sunita')
    for (const visitor of [asha, support])
      expectRefusal(await upload(visitor, 'product'), 403, 'forbidden', 'Access denied')
    const owner = await shop.signedInAs('admin')
    const { body } = await upload(owner, 'product')
    expect(body).toMatchObject({
      purpose: 'product',
      file: `${body.id}-1000.webp`,
      smallFile: `${body.id}-640.webp`,
    })
    expect((await upload(owner, 'post')).body.purpose).toBe('post')
    expectRefusal(await upload(support, 'post'), 403, 'forbidden', 'Access denied')
    expectRefusal(await shop.newVisitor().get(`/uploads/${body.file}`), 404, 'upload_not_found', gone)
  })

  contractCase('[IMG-1] what is no picture that can be shown is refused in plain words', async shop => {
    const asha = await shop.signedInAs('asha')
    const heic = { rawBody: heicHead, headers: { 'content-type': 'image/heic' } }
    expectRefusal(
      await upload(asha, 'review', heic),
      400,
      'picture_type_unsupported',
      'This kind of file cannot be shown. Choose a JPEG, PNG or WebP picture.',
      { file: 'This kind of file cannot be shown. Choose a JPEG, PNG or WebP picture.' },
    )
    expectRefusal(
      await upload(asha, 'review', { rawBody: cutJpeg }),
      400,
      'picture_unreadable',
      'This picture cannot be opened. Choose another one.',
      { file: 'This picture cannot be opened. Choose another one.' },
    )
    expectRefusal(
      await upload(asha, 'review', { rawBody: pngHead(63, 600) }),
      400,
      'picture_too_small',
      'This picture is too small. It needs 64 pixels on each side.',
      { file: 'This picture is too small. It needs 64 pixels on each side.' },
    )
    expectRefusal(
      await upload(asha, 'review', { rawBody: pngHead(10_000, 5001) }),
      400,
      'picture_too_many_pixels',
      'This picture is too large. Choose one of at most 50 megapixels.',
      { file: 'This picture is too large. Choose one of at most 50 megapixels.' },
    )
    expectRefusal(
      await upload(asha, 'review', { headers: { 'content-type': 'text/html' } }),
      415,
      'picture_expected',
      'Send a picture, with its media type',
    )
    const eightMegabytes = new Uint8Array(8 * 1024 * 1024 + 1)
    expectRefusal(
      await upload(asha, 'review', { rawBody: eightMegabytes }),
      413,
      'payload_too_large',
      'The request is too large',
    )
    expectRefusal(
      await upload(asha, 'poster'),
      400,
      'invalid_input',
      'Choose return, review, avatar, product or post',
      {
        purpose: 'Choose return, review, avatar, product or post',
      },
    )
  })

  contractCase('[ADM-2] a product’s picture has limits of its own', async shop => {
    const owner = await shop.signedInAs('admin')
    const fiveMegabytes = 5 * 1024 * 1024
    const padded = (bytes: number) => {
      const picture = new Uint8Array(bytes)
      picture.set(pngHead(5000, 5000))
      return { rawBody: picture }
    }
    expect((await upload(owner, 'product', padded(fiveMegabytes))).status).toBe(201)
    const large = 'This picture is larger than 5 MB. Choose a smaller one.'
    expectRefusal(
      await upload(owner, 'product', padded(fiveMegabytes + 1)),
      413,
      'picture_too_large',
      large,
      {
        file: large,
      },
    )
    const wide = 'This picture is too large. Choose one of at most 25 megapixels.'
    expectRefusal(
      await upload(owner, 'product', { rawBody: pngHead(5001, 5000) }),
      400,
      'picture_too_many_pixels',
      wide,
      { file: wide },
    )
    expect((await upload(owner, 'review', padded(fiveMegabytes + 1))).status).toBe(201)
  })

  contractCase('[SRV-1] a picture that is sent again with its key is there once', async shop => {
    const asha = await shop.signedInAs('asha')
    const headers = { 'idempotency-key': 'once' }
    const first = await upload(asha, 'review', { headers })
    const again = await upload(asha, 'review', { headers })
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await shop.store.count('uploads')).toBe(1)
    expectRefusal(
      await upload(asha, 'review', { headers, rawBody: pngHead(640, 480) }),
      422,
      'upload_key_reused',
      'This Idempotency-Key was used for another picture',
    )
  })

  contractCase('[SRV-1] a customer sends 60 pictures a day at most', async shop => {
    const asha = await shop.signedInAs('asha')
    for (let sent = 0; sent < 60; sent += 1) expect((await upload(asha, 'review')).status).toBe(201)
    const answer = await upload(asha, 'review')
    const message = 'Too many requests. Try again in 86400 seconds.'
    expectRefusal(answer, 429, 'too_many_requests', message)
  })

  contractCase('[AVA-1] a picture that is attached to nothing can be deleted', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body } = await upload(asha, 'avatar')
    expect((await asha.delete(`/uploads/${body.id}`)).body).toEqual({})
    expectRefusal(await asha.get(`/uploads/${body.file}`), 404, 'upload_not_found', gone)
    const { body: chosen } = await upload(asha, 'avatar')
    await asha.put('/user/avatar', { uploadId: chosen.id })
    expectRefusal(
      await asha.delete(`/uploads/${chosen.id}`),
      409,
      'upload_attached',
      'This picture is in use',
    )
  })

  contractCase('[AVA-1] a customer chooses a picture, replaces it and takes it away', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body: first } = await upload(asha, 'avatar')
    const { body: user } = await asha.put<User>('/user/avatar', { uploadId: first.id })
    const { purpose: _purpose, expiresAt: _expiresAt, ...avatar } = first
    expect(user.avatar).toEqual(avatar)
    expect((await asha.get<User>('/user')).body.avatar).toEqual(avatar)
    const shown = await shop.newVisitor().picture(`/uploads/${first.smallFile}`)
    expect(shown.headers.get('cache-control')).toBe('public, max-age=86400, immutable')

    const { body: second } = await upload(asha, 'avatar')
    await asha.put('/user/avatar', { uploadId: second.id })
    expectRefusal(await asha.get(`/uploads/${first.file}`), 404, 'upload_not_found', gone)
    expect((await asha.put<User>('/user/avatar', { uploadId: null })).body.avatar).toBeNull()
    expectRefusal(await asha.get(`/uploads/${second.file}`), 404, 'upload_not_found', gone)
  })

  contractCase('[AVA-1] nothing but an own picture for it becomes an avatar', async shop => {
    const asha = await shop.signedInAs('asha')
    const ravi = await shop.signedInAs('ravi')
    const { body: ravis } = await upload(ravi, 'avatar')
    const { body: forReview } = await upload(asha, 'review')
    for (const uploadId of [ravis.id, forReview.id, 'none']) {
      const answer = await asha.put('/user/avatar', { uploadId })
      expectRefusal(answer, 404, 'upload_not_found', gone, { uploadId: gone })
    }
    const wrong = await asha.put('/user/avatar', { uploadId: 7 })
    expectRefusal(wrong, 400, 'invalid_input', 'Choose a picture', { uploadId: 'Choose a picture' })
    const guest = await shop.newVisitor().put('/user/avatar', { uploadId: null })
    expectRefusal(guest, 401, 'unauthenticated', 'Authentication required')
    expectRefusal(
      await shop.newVisitor().delete('/uploads/none'),
      401,
      'unauthenticated',
      'Authentication required',
    )
  })

  contractCase('[SHOP-3] a review shows its pictures to everybody, until it is taken down', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body: photo } = await upload(asha, 'review')
    const { body: written } = await asha.post<Review>('/products/prd-raga/reviews', {
      ...review,
      photos: [photo.id],
    })
    expect(written.photos.map(({ id }) => id)).toEqual([photo.id])
    const guest = shop.newVisitor()
    const { body } = await guest.get<ReviewsAnswer>('/products/prd-raga/reviews')
    expect(body.reviews[0]?.photos).toEqual(written.photos)
    expect((await guest.picture(`/uploads/${photo.file}`)).status).toBe(200)
    await shop.store.transaction(async tx => {
      const record = await tx.get('reviews', written.id)
      if (record) await tx.put('reviews', { ...record, status: 'hidden' })
    })
    expectRefusal(await guest.get(`/uploads/${photo.file}`), 404, 'upload_not_found', gone)
  })

  contractCase('[SHOP-3] the pictures of a review are changed and go with it', async shop => {
    const asha = await shop.signedInAs('asha')
    const [first, second] = [(await upload(asha, 'review')).body, (await upload(asha, 'review')).body]
    const { body: written } = await asha.post<Review>('/products/prd-raga/reviews', {
      ...review,
      photos: [first.id],
    })
    const path = `/reviews/${written.id}`
    const { body: words } = await asha.put<Review>(path, { ...review, title: 'Better now' })
    expect(words.photos.map(({ id }) => id)).toEqual([first.id])
    const { body: changed } = await asha.put<Review>(path, { ...review, photos: [second.id] })
    expect(changed.photos.map(({ id }) => id)).toEqual([second.id])
    expectRefusal(await asha.get(`/uploads/${first.file}`), 404, 'upload_not_found', gone)
    const notThere = await asha.put(path, { ...review, photos: ['none'] })
    expectRefusal(notThere, 404, 'upload_not_found', gone, { photos: gone })
    await asha.delete(path)
    expectRefusal(await asha.get(`/uploads/${second.file}`), 404, 'upload_not_found', gone)
    const ravis = await asha.post('/products/prd-raga/reviews', { ...review, photos: ['none'] })
    expectRefusal(ravis, 404, 'upload_not_found', gone, { photos: gone })
    const tooMany = await asha.post('/products/prd-raga/reviews', { ...review, photos: Array(6).fill('a') })
    const message = 'Choose at most 5 pictures'
    expectRefusal(tooMany, 400, 'invalid_input', message, { photos: message })
  })

  contractCase('[ORD-2] pictures of a return are for its customer and the shop alone', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body: photo } = await upload(asha, 'return')
    const ask = (photos: string[]) =>
      asha.post<OrderReturn>('/orders/ord-delivered/returns', {
        items: [{ lineIndex: 0, quantity: 1, photos }],
        reason: 'damaged',
        upiId: 'asha.rao@okbank',
      })
    expectRefusal(await ask(['none']), 404, 'upload_not_found', gone, { photos: gone })
    const { body } = await ask([photo.id])
    expect(body.items[0]?.photos.map(({ id }) => id)).toEqual([photo.id])
    expect((await asha.picture(`/uploads/${photo.smallFile}`)).status).toBe(200)
    const administrator = await shop.signedInAs('admin')
    const { body: seen } = await administrator.get<OrderReturn[]>('/orders/ord-delivered/returns')
    expect(seen[0]?.items).toEqual(body.items)
    const shown = await administrator.picture(`/uploads/${photo.file}`)
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    const ravi = await shop.signedInAs('ravi')
    for (const stranger of [ravi, shop.newVisitor()]) {
      expectRefusal(await stranger.get(`/uploads/${photo.file}`), 404, 'upload_not_found', gone)
    }
  })

  contractCase('[AUTH-11] pictures are in the export, and go with the account', async shop => {
    const asha = await shop.signedInAs('asha')
    const { body: avatar } = await upload(asha, 'avatar')
    await asha.put('/user/avatar', { uploadId: avatar.id })
    await asha.post('/user/reauthenticate', { password: 'monsoon over Hampi' })
    const { body } = await asha.get<AccountExport>('/user/export')
    expect(body.uploads.map(({ id, purpose }) => `${purpose} ${id}`)).toEqual([`avatar ${avatar.id}`])
    await shop.store.transaction(async tx => {
      for (const order of await tx.list('orders', { where: { userId: 'usr-asha' } })) {
        await tx.put('orders', { ...order, status: 'delivered' })
      }
    })
    await asha.delete('/user')
    expectRefusal(await shop.newVisitor().get(`/uploads/${avatar.file}`), 404, 'upload_not_found', gone)
  })
}

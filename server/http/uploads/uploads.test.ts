import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Upload } from '../../contract/index.ts'
import { createHousekeeping } from '../../domain/index.ts'
import { openTestShop, signInByCode, type TestShop } from '../test-shop.ts'

let shop: TestShop
let customer: string
beforeEach(async () => {
  shop = await openTestShop()
  customer = await signInByCode(shop, '+919876501234')
})
afterEach(() => shop.close())

const hourMs = 60 * 60 * 1000

async function send(cookie?: string, purpose = 'avatar'): Promise<Response> {
  const blank = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
  const rawBody = new Uint8Array(await blank.jpeg().toBuffer())
  const headers = { 'content-type': 'image/jpeg', 'idempotency-key': 'once' }
  return shop.send('POST', `/api/uploads?purpose=${purpose}`, { rawBody, headers, ...(cookie && { cookie }) })
}

const files = () => readdir(path.join(shop.dataFolder, 'uploads'))

it('[AVA-1] a picture that was sent is read back as WebP, and as nothing else', async () => {
  const { file } = (await (await send(customer)).json()) as Upload
  const answer = await shop.send('GET', `/api/uploads/${file}`, { cookie: customer })
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ format, width }).toEqual({ format: 'webp', width: 300 })
})

it('[SRV-1] a picture that is attached to nothing goes after a day, with its files', async () => {
  const housekeeping = createHousekeeping(shop.dependencies)
  await housekeeping.run()
  await send(customer)
  expect(await files()).toHaveLength(2)
  shop.advance(24 * hourMs - 1)
  await housekeeping.run()
  expect(await files()).toHaveLength(2)
  shop.advance(2)
  await housekeeping.run()
  expect(await files()).toEqual([])
  expect(await shop.dependencies.store.count('uploads')).toBe(0)
})

it('[ADM-2] a product’s picture that no product was saved with goes after a day too, in every size', async () => {
  const { store } = shop.dependencies
  await store.transaction(async tx => {
    for (const user of await tx.list('users'))
      if (user.phoneNumber === '+919876501234') await tx.put('users', { ...user, isAdmin: true })
  })
  expect((await send(customer, 'product')).status).toBe(201)
  expect(await files()).toHaveLength(7)
  shop.advance(24 * hourMs + 1)
  await createHousekeeping(shop.dependencies).run()
  expect(await files()).toEqual([])
  expect(await store.count('uploads')).toBe(0)
})

it('[SRV-1] no picture of a stranger is read before they are asked to sign in', async () => {
  const answer = await send()
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ message: 'Authentication required', code: 'unauthenticated' })
})

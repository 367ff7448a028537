import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Upload } from '../../contract/index.ts'
import { createHousekeeping } from '../../domain/index.ts'
import { parseEnvironment } from '../env.ts'
import { openPictures, writtenFolder } from '../shop-store.ts'
import { systemTiming } from '../system-ports.ts'
import { openTestShop, signInByCode, type TestShop } from '../test-shop.ts'
import { objectServerKeys, startObjectServer, type ObjectServer } from './fixtures/object-server.ts'

let server: ObjectServer
let shop: TestShop
let customer: string
beforeEach(async () => {
  server = await startObjectServer()
  const pictures = await openPictures(environment(), { ...systemTiming, wait: async () => undefined })
  shop = await openTestShop({ pictures, render: async () => ({ status: 200, headers: {}, html: 'page' }) })
  customer = await signInByCode(shop, '+919876501234')
})
afterEach(async () => {
  await shop.close()
  await server.close()
})

const environment = () =>
  parseEnvironment({
    DATABASE_URL: 'postgres://shop:s3cret@db.example/shop',
    S3_ENDPOINT: server.origin,
    S3_BUCKET: objectServerKeys.name,
    S3_REGION: objectServerKeys.region,
    S3_ACCESS_KEY_ID: objectServerKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: objectServerKeys.secretAccessKey,
    S3_PREFIX: 'customers',
  })

async function send(): Promise<Response> {
  const blank = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
  const rawBody = new Uint8Array(await blank.jpeg().toBuffer())
  const headers = { 'content-type': 'image/jpeg', 'idempotency-key': 'once' }
  return shop.send('POST', '/api/uploads?purpose=avatar', { rawBody, headers, cookie: customer })
}

/** For each of the tries of a call. */
const refuseNextCall = () => server.failNext([503, 'SlowDown'], [503, 'SlowDown'], [503, 'SlowDown'])

it('[SRV-2] [AVA-1] a picture that was sent lies in the bucket, and is read back', async () => {
  const { id, file } = (await (await send()).json()) as Upload
  expect([...server.objects.keys()]).toEqual([`customers/${id}.small.webp`, `customers/${id}.webp`])
  const answer = await shop.send('GET', `/api/uploads/${file}`, { cookie: customer })
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ format, width }).toEqual({ format: 'webp', width: 300 })
})

it('[SRV-2] a store that is away is told as such, and its key stands in no line of the log', async () => {
  const { file } = (await (await send()).json()) as Upload
  refuseNextCall()
  const answer = await shop.send('GET', `/api/uploads/${file}`, { cookie: customer })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'store_unavailable' })
  const log = shop.logLines.join('')
  expect(log).toContain('The object store answered 503 (SlowDown)')
  expect(log).not.toContain(objectServerKeys.secretAccessKey)
  expect(log).not.toContain(objectServerKeys.accessKeyId)
})

it('[SRV-2] a picture that could be kept in part is kept whole when it is sent again, or goes after a day', async () => {
  const housekeeping = createHousekeeping(shop.dependencies)
  await housekeeping.run()
  refuseNextCall()
  const refused = await send()
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'store_unavailable' })

  expect((await send()).status).toBe(201)
  expect(server.objects.size).toBe(2)
  expect(await shop.dependencies.store.count('uploads')).toBe(1)

  shop.advance(24 * 60 * 60 * 1000 + 1)
  await housekeeping.run()
  expect(server.objects.size).toBe(0)
  expect(await shop.dependencies.store.count('uploads')).toBe(0)
})

it('[SRV-2] [SRV-7] no disk is looked at when the server writes to none', async () => {
  expect(await writtenFolder(environment())).toBeNull()
  const answer = await shop.send('GET', '/readyz')
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'ok', checks: { store: true, writes: true, rendering: true, running: true } },
  ])
})

import { inspect } from 'node:util'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { maximumPictureBytes } from '../../contract/index.ts'
import { StoreUnavailable } from '../../domain/index.ts'
import {
  objectServerKeys,
  signatureOf,
  startObjectServer,
  type ObjectServer,
} from './fixtures/object-server.ts'
import { createPictureBucket, type PictureBucket } from './picture-bucket.ts'

let server: ObjectServer
let waits: number[]
let deadlines: AbortController[]
let photo: Buffer
beforeEach(async () => {
  server = await startObjectServer()
  waits = []
  deadlines = []
  photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#8a2be2' } })
    .jpeg()
    .toBuffer()
})
afterEach(() => server.close())

const { secretAccessKey, accessKeyId } = objectServerKeys

function open(changes: Partial<PictureBucket> = {}, { now = Date.now, random = (): number => 0 } = {}) {
  const bucket = { ...objectServerKeys, endpoint: server.origin, prefix: '', ...changes }
  return createPictureBucket(bucket, {
    now,
    random,
    wait: async ms => void waits.push(ms),
    deadline() {
      const controller = new AbortController()
      deadlines.push(controller)
      return controller.signal
    },
  })
}

/** What a call fails with, once it is sure that nothing of the key stands in it, however deep. */
async function failureOf(call: Promise<unknown>): Promise<StoreUnavailable> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StoreUnavailable)
  const told = inspect(error, { depth: 20, showHidden: true })
  expect(told).not.toContain(secretAccessKey)
  expect(told).not.toContain(accessKeyId)
  expect(told).not.toContain('Signature=')
  return error as StoreUnavailable
}

it('[SRV-2] the server of these tests computes the signature of the example in the documentation of S3', () => {
  const signedHeaders = ['host', 'range', 'x-amz-content-sha256', 'x-amz-date']
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  }
  const key = { region: 'us-east-1', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
  expect(signatureOf({ method: 'GET', target: '/test.txt', headers, signedHeaders, ...key })).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

it('[SRV-2] keeps two objects under the prefix, named by the id', async () => {
  const pictures = open({ prefix: 'shop/customers/' })
  await pictures.keep('photo_1', photo)
  expect([...server.objects].map(([key, { type }]) => [key, type])).toEqual([
    ['shop/customers/photo_1.small.webp', 'image/webp'],
    ['shop/customers/photo_1.webp', 'image/webp'],
  ])
  await pictures.remove('photo_1')
  expect(server.objects.size).toBe(0)
  expect(server.calls).toEqual([
    'PUT /pictures/shop/customers/photo_1.small.webp',
    'PUT /pictures/shop/customers/photo_1.webp',
    'DELETE /pictures/shop/customers/photo_1.webp',
    'DELETE /pictures/shop/customers/photo_1.small.webp',
  ])
})

it.each(['', '..', '../other', 'a/b', 'a%2Fb', 'a\\b', 'a?b', 'a.small', 'a'.repeat(65)])(
  '[SRV-2] asks for nothing under the id %j, which could lead out of the prefix',
  async id => {
    const pictures = open({ prefix: 'shop/' })
    await expect(pictures.keep(id, photo)).rejects.toThrow(RangeError)
    await expect(pictures.read(id, 'full')).rejects.toThrow(RangeError)
    await expect(pictures.remove(id)).rejects.toThrow(RangeError)
    expect(server.calls).toEqual([])
  },
)

describe('a store that fails', () => {
  beforeEach(async () => {
    await open().keep('photo', photo)
  })

  it('[SRV-2] is asked again after a 503, and answers', async () => {
    server.failNext([503, 'SlowDown'], [500, 'InternalError'])
    expect((await open().read('photo', 'full'))?.bytes).toEqual(
      new Uint8Array(server.objects.get('photo.webp')?.bytes ?? []),
    )
    expect(waits).toEqual([100, 200])
  })

  it('[SRV-2] is asked again after a time that chance draws out, up to twice as long', async () => {
    server.failNext([503, 'SlowDown'], [429, 'TooManyRequests'])
    await open({}, { random: () => 0.999 }).remove('photo')
    expect(waits.map(Math.round)).toEqual([200, 400])
  })

  it('[SRV-2] is asked three times and no more', async () => {
    server.failNext([503, 'SlowDown'], [503, 'SlowDown'], [503, 'SlowDown'])
    const before = server.calls.length
    expect((await failureOf(open().read('photo', 'full'))).message).toBe(
      'The object store answered 503 (SlowDown)',
    )
    expect(server.calls.length - before).toBe(3)
  })

  it('[SRV-2] is asked again when the connection breaks in the middle of a picture', async () => {
    server.breakNext()
    const picture = await open().read('photo', 'full')
    expect(picture?.bytes).toHaveLength(server.objects.get('photo.webp')?.bytes.length ?? 0)
    expect(waits).toHaveLength(1)
  })

  it('[SRV-2] takes a picture again whose connection broke', async () => {
    server.breakNext()
    await open().keep('other', photo)
    expect([...server.objects.keys()]).toContain('other.small.webp')
    expect([...server.objects.keys()]).toContain('other.webp')
  })

  it('[SRV-2] is given up when the answer does not come in time', async () => {
    const hung = server.hangNext()
    const failure = failureOf(open().read('photo', 'full'))
    await hung
    deadlines.at(-1)?.abort()
    expect((await failure).message).toBe('The object store does not answer')
    expect(waits).toEqual([])
  })

  it('[SRV-2] is unavailable when nothing listens there', async () => {
    const gone = await startObjectServer()
    await gone.close()
    const pictures = open({ endpoint: gone.origin })
    const message = 'The object store does not answer'
    expect((await failureOf(pictures.read('photo', 'full'))).message).toBe(message)
    expect((await failureOf(pictures.keep('photo', photo))).message).toBe(message)
    expect((await failureOf(pictures.remove('photo'))).message).toBe(message)
  })

  it.each([
    ['another secret', { secretAccessKey: 'another-secret' }, '403 (SignatureDoesNotMatch)'],
    ['another key', { accessKeyId: 'AKIAANOTHER' }, '403 (InvalidAccessKeyId)'],
    ['another region', { region: 'us-east-1' }, '400 (AuthorizationHeaderMalformed)'],
    ['a bucket that is not there', { name: 'no-such-bucket' }, '404 (NoSuchBucket)'],
  ])('[SRV-2] with %s is no missing picture, and is asked once', async (_what, changes, told) => {
    const before = server.calls.length
    const pictures = open(changes)
    const message = `The object store answered ${told}`
    expect((await failureOf(pictures.read('photo', 'full'))).message).toBe(message)
    expect((await failureOf(pictures.keep('photo', photo))).message).toBe(message)
    expect((await failureOf(pictures.remove('photo'))).message).toBe(message)
    expect(server.calls.length - before).toBe(3)
  })

  it('[SRV-2] refuses what was signed at another time', async () => {
    const pictures = open({}, { now: () => Date.now() + 3_600_000 })
    expect((await failureOf(pictures.read('photo', 'full'))).message).toBe(
      'The object store answered 403 (RequestTimeTooSkewed)',
    )
  })

  it('[SRV-2] is not followed to another address', async () => {
    server.failNext([307, 'TemporaryRedirect'])
    expect((await failureOf(open().read('photo', 'full'))).message).toBe(
      'The object store answered 307 (TemporaryRedirect)',
    )
  })

  it('[SRV-2] that holds more than a picture is not read to its end', async () => {
    const bytes = Buffer.alloc(maximumPictureBytes * 2)
    server.objects.set('photo.webp', { bytes, type: 'image/webp' })
    expect((await failureOf(open().read('photo', 'full'))).message).toBe(
      `The object store answered with more than ${maximumPictureBytes} bytes`,
    )
  })
})

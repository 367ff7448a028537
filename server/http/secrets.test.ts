import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSecrets } from './secrets.ts'

const oldKey = 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g'
const newKey = 'Kd92hfLq0pZx7vNw3bTy6mRc1sGj5eUa'
let folder: string

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'shruti-secrets-')), 'data')
})
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }))

it('makes keys at the first start, readable to this account alone, and keeps them', async () => {
  const first = await openSecrets(folder, undefined)
  const second = await openSecrets(folder, undefined)
  expect(await second.keyRing.unseal(await first.keyRing.seal('session'))).toBe('session')
  expect(second.hashKey).toBe(first.hashKey)
  const modeOf = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777
  expect(await modeOf('session-keys')).toBe(0o600)
  expect(await modeOf('hash-key')).toBe(0o600)
})

it('keeps the hash key when the session keys are rotated, and forgets the key that was dropped', async () => {
  const { hashKey } = await openSecrets(folder, [oldKey])
  expect((await openSecrets(folder, [newKey, oldKey])).hashKey).toBe(hashKey)
  expect((await openSecrets(folder, [newKey])).hashKey).toBe(hashKey)
  expect((await openSecrets(folder, [oldKey])).hashKey).not.toBe(hashKey)
})

it('keeps configured session keys and the bare hash key out of the data folder', async () => {
  const { hashKey } = await openSecrets(folder, [oldKey])
  await expect(stat(path.join(folder, 'session-keys'))).rejects.toThrow('ENOENT')
  const kept = await readFile(path.join(folder, 'hash-key'), 'utf8')
  expect(kept).not.toContain(hashKey)
})

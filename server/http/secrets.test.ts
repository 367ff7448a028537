import { mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OperatorError } from './operator-errors.ts'
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

it('keeps the hash key when the session keys are rotated', async () => {
  const { hashKey } = await openSecrets(folder, [oldKey])
  expect((await openSecrets(folder, [newKey, oldKey])).hashKey).toBe(hashKey)
  expect((await openSecrets(folder, [newKey])).hashKey).toBe(hashKey)
})

it('[SRV-3] never writes over a hash key that it cannot open: it names the file and refuses', async () => {
  const { hashKey } = await openSecrets(folder, [oldKey])
  const file = path.join(folder, 'hash-key')
  const kept = await readFile(file, 'utf8')
  await expect(openSecrets(folder, [newKey])).rejects.toThrow(OperatorError)
  await expect(openSecrets(folder, [newKey])).rejects.toThrow(`${file} cannot be opened`)
  expect(await readFile(file, 'utf8')).toBe(kept)
  expect((await openSecrets(folder, [oldKey])).hashKey).toBe(hashKey)

  await truncate(file, 0)
  await expect(openSecrets(folder, [oldKey])).rejects.toThrow(`${file} cannot be opened`)
})

it('names session-keys when the file was emptied', async () => {
  await openSecrets(folder, undefined)
  await truncate(path.join(folder, 'session-keys'), 0)
  const opening = openSecrets(folder, undefined)
  await expect(opening).rejects.toThrow(OperatorError)
  await expect(opening).rejects.toThrow(`${path.join(folder, 'session-keys')} is empty`)
})

it('keeps configured session keys and the bare hash key out of the data folder', async () => {
  const { hashKey } = await openSecrets(folder, [oldKey])
  await expect(stat(path.join(folder, 'session-keys'))).rejects.toThrow('ENOENT')
  const kept = await readFile(path.join(folder, 'hash-key'), 'utf8')
  expect(kept).not.toContain(hashKey)
})

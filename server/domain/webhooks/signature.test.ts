import { expect, it } from 'vitest'
import { fastHasher } from '../../contract-suite/shop/ports.ts'
import { secretOf, signatureOf } from './signature.ts'

it('[INT-2] signs as the libraries of Standard Webhooks do', async () => {
  // The vector that the libraries of the specification test themselves with.
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  }
  expect(await signatureOf(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], message)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

it('[INT-2] puts a signature of each secret beside the other', async () => {
  const message = { id: 'msg_1', timestamp: 1795154400, body: '{}' }
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
  const both = await signatureOf([secret, other], message)
  expect(both).toBe(`${await signatureOf([secret], message)} ${await signatureOf([other], message)}`)
})

it('[INT-2] works out another secret for each webhook and each salt', async () => {
  const dependencies = { hasher: fastHasher }
  const secrets = await Promise.all([
    secretOf(dependencies, { id: 'one' }, 'salt'),
    secretOf(dependencies, { id: 'two' }, 'salt'),
    secretOf(dependencies, { id: 'one' }, 'other salt'),
    secretOf(dependencies, { id: 'one' }, 'salt'),
  ])
  expect(new Set(secrets).size).toBe(3)
  expect(secrets[0]).toBe(secrets[3])
})

import { expect, it } from 'vitest'
import { MessageRefused } from '../domain/index.ts'
import { withCircuitBreaker } from './circuit-breaker.ts'

const message = { to: '+919876543210', channel: 'sms', code: '048213' } as const

/** A gateway that fails with `failure` while there is one, behind the breaker. */
function openGateway() {
  let nowMs = 0
  const gateway = { failure: null as Error | null, calls: 0 }
  const errors: string[] = []
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (_: object, line: string) => void errors.push(line),
  }
  const sender = withCircuitBreaker(
    {
      send: async () => {
        gateway.calls += 1
        if (gateway.failure) throw gateway.failure
      },
      sendNotice: async () => undefined,
    },
    { clock: { now: () => nowMs, elapsed: () => nowMs }, log },
  )
  const send = () =>
    sender.send(message).then(
      () => 'sent',
      (error: Error) => error.message,
    )
  return { gateway, errors, send, advance: (ms: number) => (nowMs += ms) }
}

it('[AUTH-6] waits five times for a gateway that is down, then fails at once and tries it every 30 seconds', async () => {
  const { gateway, errors, send, advance } = openGateway()
  gateway.failure = new Error('timed out')
  for (let tries = 0; tries < 20; tries += 1) await send()
  expect(gateway.calls).toBe(5)
  expect(await send()).toBe('The message gateway is down')
  expect(errors).toEqual(['The message gateway is down: no one-time codes go out'])

  advance(30_000)
  expect(await Promise.all([send(), send(), send()])).toEqual([
    'timed out',
    'The message gateway is down',
    'The message gateway is down',
  ])
  gateway.failure = null
  advance(30_000)
  expect([await send(), await send()]).toEqual(['sent', 'sent'])
})

it('takes a refused number for no failure of the gateway', async () => {
  const { gateway, send } = openGateway()
  gateway.failure = new MessageRefused('no such number')
  for (let tries = 0; tries < 20; tries += 1) await send()
  expect(gateway.calls).toBe(20)
})

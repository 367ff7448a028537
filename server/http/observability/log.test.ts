import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('[SRV-7] writes one line for an entry, whatever a stranger put into it', () => {
  const lines: string[] = []
  const log = createLog('info', { write: line => void lines.push(line) })

  log.warn({ path: '/a\n{"level":30,"msg":"all is well"}\r\n\u2028' }, 'refused\nby hand')

  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    path: '/a\n{"level":30,"msg":"all is well"}\r\n\u2028',
    msg: 'refused\nby hand',
  })
})

it('[SRV-7] takes secrets out of whatever is logged, and leaves the rest as it is', () => {
  const lines: string[] = []
  const log = createLog('info', { write: line => void lines.push(line) })

  log.info(
    {
      token: 'a-secret',
      asked: { password: 'a-secret', at: new Date(0), tries: [{ otp: 'a-secret', number: 1 }] },
      deep: { one: { two: { three: { phoneNumber: 'a-secret' } } } },
      failures: [new Error('the disk is full')],
    },
    'a sign-in',
  )

  expect(lines.join('')).not.toContain('a-secret')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    token: '[redacted]',
    asked: { password: '[redacted]', at: '1970-01-01T00:00:00.000Z', tries: [{ number: 1 }] },
    failures: [{ type: 'Error', message: 'the disk is full' }],
  })
})

it('[SRV-7] writes a line for what goes in a circle', () => {
  const lines: string[] = []
  const circle: Record<string, unknown> = { name: 'circle' }
  circle['self'] = circle
  createLog('info', { write: line => void lines.push(line) }).info({ circle }, 'round and round')
  expect(lines.join('')).toContain('round and round')
})

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

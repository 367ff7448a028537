import { expect, it } from 'vitest'
import { watchRequestFrequency } from './request-frequency.ts'

it('[CLI-1] warns at the eleventh request to one path within 60 seconds, whatever its query string', () => {
  const warnings: string[] = []
  const watch = watchRequestFrequency(
    message => warnings.push(message),
    () => 0,
  )
  for (let request = 0; request < 10; request++) watch(`/api/products?timestamp=${request}`)
  expect(warnings).toEqual([])
  watch('/api/products')
  expect(warnings).toEqual(['11 requests to /api/products within 60 seconds'])
})

it('[CLI-1] counts each path for itself and forgets what is older than 60 seconds', () => {
  const warnings: string[] = []
  let nowMs = 0
  const watch = watchRequestFrequency(
    message => warnings.push(message),
    () => nowMs,
  )
  for (let request = 0; request < 10; request++) watch('/api/cart')
  watch('/api/user')
  nowMs = 60_000
  watch('/api/cart')
  expect(warnings).toEqual([])
})

import type { Request, Response } from 'express'
import { expect, it } from 'vitest'
import { noticeProxies } from './proxy-notice.ts'

const remedy =
  'set TRUST_PROXY to the number of reverse proxies in front, or everybody behind them counts as one address in the limits'

/** What the log says of requests that come in so. */
function warningsOf(
  requests: readonly { ip: string; forwarded?: string }[],
  { trustedProxies = 0, publicOrigin = 'https://shop.example' } = {},
): string[] {
  const warnings: string[] = []
  const log = {
    info: () => undefined,
    warn: (_: object, line: string) => void warnings.push(line),
    error: () => undefined,
  }
  const notice = noticeProxies({ trustedProxies, publicOrigin, log })
  let passed = 0
  for (const { ip, forwarded } of requests) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    void notice({ ip, headers } as unknown as Request, {} as Response, () => (passed += 1))
  }
  expect(passed).toBe(requests.length)
  return warnings
}

const many = (ip: string) => Array.from({ length: 300 }, () => ({ ip }))

it('warns once where a proxy forwards and TRUST_PROXY is 0', () => {
  const requests = [1, 2, 3].map(host => ({ ip: '127.0.0.1', forwarded: `203.0.113.${host}` }))
  expect(warningsOf(requests)).toEqual([`X-Forwarded-For arrives while TRUST_PROXY is 0: ${remedy}`])
})

it('warns once where everybody seems to be at one private address', () => {
  expect(warningsOf(many('10.0.0.2'), { trustedProxies: 1 })).toEqual([
    `The first 200 requests all come from 10.0.0.2: ${remedy}`,
  ])
})

it('says nothing where addresses differ, to who invents the header, and of a shop on this machine alone', () => {
  expect(warningsOf([{ ip: '203.0.113.9' }, ...many('10.0.0.2')])).toEqual([])
  expect(warningsOf([{ ip: '203.0.113.9', forwarded: '1.2.3.4' }])).toEqual([])
  expect(warningsOf(many('127.0.0.1'), { publicOrigin: 'http://localhost:3000' })).toEqual([])
})

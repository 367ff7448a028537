import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parseEnvironment } from '../http/env.ts'
import { nodeOptionsOf, servedWith } from '../scripts/served-with.ts'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

/** The assignments of an environment file, as systemd reads one. */
const assignmentsIn = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

it('[SRV-6] has variables that the server starts with in production, once the keys are filled in', () => {
  const assignments = assignmentsIn(read('shop.env'))
  const filledIn = Object.fromEntries(
    Object.entries(assignments).map(([name, value], index) => [
      name,
      value.replace(/REPLACE_\w+/, `q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g${index}`),
    ]),
  )
  const env = parseEnvironment({ NODE_ENV: 'production', ...filledIn })
  expect(env).toMatchObject({ WORKERS: 2, TRUST_PROXY: 1, PUBLIC_ORIGIN: 'https://shop.example' })
  expect(Object.keys(env)).toEqual(expect.arrayContaining(Object.keys(assignments)))
})

it('[SRV-6] is refused as it stands: a key from the example is nobody’s secret', () => {
  const start = () => parseEnvironment({ NODE_ENV: 'production', ...assignmentsIn(read('shop.env')) })
  expect(start).toThrow(/^SESSION_KEYS:/m)
  expect(start).toThrow(/^HASH_KEY:/m)
})

it('[SRV-6] stops a server later than it may take to stop by itself', () => {
  const unit = read('shruti.service')
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])
  // DRAIN_SECONDS in production, what is in flight, and the last traces.
  expect(seconds).toBeGreaterThan(5 + 10 + 3)
})

it('[SRV-6] starts the server as `npm run serve` does', () => {
  const command = /^ExecStart=(.+)$/m.exec(read('shruti.service'))?.[1] ?? ''
  expect(command).toMatch(/ server\/dist\/main\.js$/)
  expect(nodeOptionsOf(command)).toEqual(servedWith())
  expect(servedWith()).not.toEqual([])
})

import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Clock, Ids } from '../domain/index.ts'
import type { Timing } from './uploads/object-store.ts'

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
}

export const randomIds: Ids = {
  id: () => randomBytes(12).toString('base64url'),
  secret: () => randomBytes(32).toString('base64url'),
  digits: length => Array.from({ length }, () => randomInt(10)).join(''),
}

export const systemTiming: Timing = {
  now: () => Date.now(),
  wait: ms => setTimeout(ms),
  deadline: ms => AbortSignal.timeout(ms),
  random: () => randomInt(2 ** 32) / 2 ** 32,
}

import { randomBytes, randomInt } from 'node:crypto'
import type { Clock, Ids } from '../domain/index.ts'

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
}

export const randomIds: Ids = {
  id: () => randomBytes(12).toString('base64url'),
  secret: () => randomBytes(32).toString('base64url'),
  digits: length => Array.from({ length }, () => randomInt(10)).join(''),
}

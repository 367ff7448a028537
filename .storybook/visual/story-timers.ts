import { tellsTimeFromMs } from '../rest/tells-time.ts'

const realSetTimeout = globalThis.setTimeout
const realClearTimeout = globalThis.clearTimeout

const long = new Set<ReturnType<typeof setTimeout>>()
const short = new Set<ReturnType<typeof setTimeout>>()
let isHeld = false

/**
 * From here on the long timers that are under way never end: how a story looks must not depend on how long its
 * pictures take. Whoever draws the next story lets time go on with `letTimePass`.
 */
export function holdTime(): void {
  isHeld = true
  for (const timer of long) realClearTimeout(timer)
  long.clear()
}

export function letTimePass(): void {
  isHeld = false
  short.clear()
}

/** Whether something was put off for less than a second, as React puts off what would flicker. */
export function isWorkPutOff(): boolean {
  return short.size > 0
}

function setStoryTimeout(action: (...parts: unknown[]) => void, delayMs = 0, ...parts: unknown[]) {
  const kind = delayMs >= tellsTimeFromMs ? long : short
  const timer = realSetTimeout(() => {
    kind.delete(timer)
    action(...parts)
  }, delayMs)
  kind.add(timer)
  if (isHeld && kind === long) realClearTimeout(timer)
  return timer
}

function clearStoryTimeout(timer?: Parameters<typeof clearTimeout>[0]) {
  const known = timer as ReturnType<typeof setTimeout>
  long.delete(known)
  short.delete(known)
  realClearTimeout(timer)
}

globalThis.setTimeout = setStoryTimeout as typeof setTimeout
globalThis.clearTimeout = clearStoryTimeout

/** A wait that `holdTime` does not hold, in milliseconds. */
export function wait(ms: number): Promise<void> {
  return new Promise(resolve => {
    realSetTimeout(resolve, ms)
  })
}

import { useEffect, type ReactNode } from 'react'
import type { ManualClock } from './manual-clock.ts'

interface TimePassedProps {
  readonly clock: ManualClock
  readonly ms: number
  readonly children: ReactNode
}

/**
 * Draws a story as it is when some time has passed. Effects of what is inside run before its own, so that what they
 * put off is there to fall due.
 */
export function TimePassed({ clock, ms, children }: TimePassedProps) {
  useEffect(() => clock.advance(ms), [clock, ms])
  return children
}

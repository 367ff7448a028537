import type { ComponentPropsWithRef } from 'react'
import { octaveCents, shrutiCents } from '../../tokens/index.ts'
import { Lit, Root, Ticks } from './Meter.styles.ts'

export interface MeterProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** From 0 to `max`. */
  value: number
  /** What lights every tick; above 0. */
  max: number
  /** What is measured, with the number and its unit: "Up to 35 dB". Without it the meter is decoration. */
  label?: string
}

const short = 'V20'
const path = (cents: readonly number[], top: number) =>
  cents.map(position => `M${Math.max(position, 2)} ${top}${short}`).join('')

/** A quantity as ticks of the scale, lit from the left: all 22 at `max`. The number stands beside it. */
export function Meter({ value, max, label, ...rest }: MeterProps) {
  const lit = Math.round((Math.min(Math.max(value, 0), max) / max) * shrutiCents.length)
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Root viewBox={`0 0 ${octaveCents} 20`} preserveAspectRatio="none" {...meaning} {...rest}>
      <Ticks d={path(shrutiCents.slice(lit), 9)} />
      <Lit d={path(shrutiCents.slice(0, lit), 0)} />
    </Root>
  )
}

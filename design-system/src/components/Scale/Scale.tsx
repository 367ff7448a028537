import type { ComponentPropsWithRef } from 'react'
import { octaveCents, svaraCents, tallCents, shrutiCents, type Svara } from '../../tokens/index.ts'
import { Root, Struck, Ticks } from './Scale.styles.ts'

export interface ScaleProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The note that is struck: its tick is accented and longest. */
  struck?: Svara
  /** Draws the line that the ticks hang from. */
  rule?: boolean
  /** Ink, or grey where the page already has a scale in ink. */
  tone?: 'ink' | 'soft'
}

const viewHeight = 24

/** Keeps the ticks at both ends inside the picture, where half of the stroke would be cut off. */
const insideEdges = (cents: number) => Math.min(Math.max(cents, 0.5), octaveCents - 0.5)

const tick = (cents: number) =>
  `M${insideEdges(cents)} 0V${tallCents.includes(cents) || cents === octaveCents ? 15 : 8}`

const allTicks = [...shrutiCents, octaveCents].map(tick).join('')

/**
 * The 22 shrutis of an octave as ticks at their true positions in cents. Decoration: it opens sections and
 * is hidden from screen readers.
 */
export function Scale({ struck, rule = false, tone = 'ink', ...rest }: ScaleProps) {
  return (
    <Root
      viewBox={`0 0 ${octaveCents} ${viewHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-tone={tone}
      data-rule={rule || undefined}
      {...rest}
    >
      <Ticks d={allTicks} />
      {struck && <Struck d={`M${insideEdges(svaraCents[struck])} 0V${viewHeight}`} />}
    </Root>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Muted, Root, Ticks } from './Rating.styles.ts'

export interface RatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** From 0 to 5. */
  average: number
  /** How many reviews it is the average of. */
  count?: number | undefined
  /** `full` says "4.6 of 5, 318 reviews", `short` "4.6", `ticks` nothing that can be seen. */
  text?: 'full' | 'short' | 'ticks'
}

/** A rating as five ticks with the number beside it. */
export function Rating({ average, count, text = 'full', ...rest }: RatingProps) {
  const number = average.toLocaleString('en-IN', { maximumFractionDigits: 1 })
  const lit = Math.round(average)
  const counted =
    count === undefined ? '' : `, ${count.toLocaleString('en-IN')} ${count === 1 ? 'review' : 'reviews'}`
  return (
    <Root {...rest}>
      <Ticks aria-hidden="true">
        {[1, 2, 3, 4, 5].map(tick => (
          <i key={tick} data-lit={tick <= lit || undefined} />
        ))}
      </Ticks>
      {text === 'full' && (
        <span>
          {number} <Muted>of 5{counted}</Muted>
        </span>
      )}
      {text === 'short' && (
        <span>
          {number}
          <VisuallyHidden> of 5{counted}</VisuallyHidden>
        </span>
      )}
      {text === 'ticks' && <VisuallyHidden>{`${number} of 5${counted}`}</VisuallyHidden>}
    </Root>
  )
}

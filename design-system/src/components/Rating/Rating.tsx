import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Muted, Root, Stars } from './Rating.styles.ts'
import { RatingStar } from './RatingStar.tsx'

export interface RatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** From 0 to 5. */
  average: number
  /** How many reviews it is the average of. */
  count?: number | undefined
  /** `full` says "4.6 out of 5 (318 reviews)", `short` "4.6", `stars` nothing beside the stars. */
  text?: 'full' | 'short' | 'stars'
}

/** A rating as five stars with the number beside them. */
export function Rating({ average, count, text = 'full', ...rest }: RatingProps) {
  const number = average.toLocaleString('en-IN', { maximumFractionDigits: 1 })
  const counted =
    count === undefined ? '' : ` (${count.toLocaleString('en-IN')} ${count === 1 ? 'review' : 'reviews'})`
  return (
    <Root {...rest}>
      <Stars aria-hidden="true">
        {[1, 2, 3, 4, 5].map(star => (
          <RatingStar key={star} lit={Math.min(Math.max(average - star + 1, 0), 1)} />
        ))}
      </Stars>
      {text === 'full' && count === 0 && <span>No reviews yet</span>}
      {text === 'full' && count !== 0 && (
        <span>
          {number} out of 5<Muted>{counted}</Muted>
        </span>
      )}
      {text === 'short' && (
        <span>
          {number}
          <VisuallyHidden> out of 5{counted}</VisuallyHidden>
        </span>
      )}
      {text === 'stars' && <VisuallyHidden>{`${number} out of 5${counted}`}</VisuallyHidden>}
    </Root>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { formatFigure } from '../../foundations/figure.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Figure, Muted, Root, Stars } from './Rating.styles.ts'
import { RatingStar } from './RatingStar.tsx'
import { t } from '../../texts/t.ts'

export interface RatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** From 0 to 5. */
  average: number
  /** How many reviews it is the average of. */
  count?: number | undefined
  /**
   * `full` says "4.6 out of 5 (318 reviews)", `short` "4.6", `figure` "4.6" before and "318 reviews" after
   * the stars, `stars` nothing beside the stars.
   */
  text?: 'full' | 'short' | 'figure' | 'stars'
}

/** A rating as five stars with the number beside them. */
export function Rating({ average, count, text = 'full', ...rest }: RatingProps) {
  const number = formatFigure(average, 'en-IN', { fewest: 0, most: 1 })
  const figure = average.toFixed(1)
  const reviews = count === undefined ? '' : t('{count, plural, one {# review} other {# reviews}}', { count })
  const counted = count === undefined ? '' : ` (${reviews})`
  return (
    <Root {...rest}>
      {text === 'figure' && count !== 0 && <Figure aria-hidden="true">{figure}</Figure>}
      <Stars aria-hidden="true">
        {[1, 2, 3, 4, 5].map(star => (
          <RatingStar key={star} lit={Math.min(Math.max(average - star + 1, 0), 1)} />
        ))}
      </Stars>
      {(text === 'full' || text === 'figure') && count === 0 && <span>{t('No reviews yet')}</span>}
      {text === 'full' && count !== 0 && (
        <span>
          {t('{number} out of 5', { number })}
          <Muted>{counted}</Muted>
        </span>
      )}
      {text === 'short' && (
        <span>
          {number}
          <VisuallyHidden>
            {' '}
            {t('out of 5')}
            {counted}
          </VisuallyHidden>
        </span>
      )}
      {text === 'figure' && count !== 0 && (
        <span>
          <VisuallyHidden>{t('{number} out of 5', { number: figure })}, </VisuallyHidden>
          <Muted>{reviews}</Muted>
        </span>
      )}
      {text === 'stars' && (
        <VisuallyHidden>
          {t('{number} out of 5', { number })}
          {counted}
        </VisuallyHidden>
      )}
    </Root>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Bar, Count, Root, Row, Share, Whole } from './ReviewSummary.styles.ts'

type Stars = '1' | '2' | '3' | '4' | '5'

export interface ReviewSummaryProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** How many reviews gave one, two, three, four, five. */
  histogram: Readonly<Record<Stars, number>>
}

const stars: readonly Stars[] = ['5', '4', '3', '2', '1']

/** How the reviews are spread (SHOP-2): strings as long as their share, each with its number. */
export function ReviewSummary({ histogram, ...rest }: ReviewSummaryProps) {
  const total = stars.reduce((sum, star) => sum + histogram[star], 0)
  return (
    <Root {...rest}>
      {stars.map(star => {
        const count = histogram[star]
        const share = total === 0 ? 0 : (count / total) * 100
        return (
          <Row key={star}>
            <span aria-hidden="true">{star}</span>
            <Bar viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
              <Whole d="M0,1H100" />
              {count > 0 && <Share d={`M0,1H${share.toFixed(2)}`} />}
            </Bar>
            <Count aria-hidden="true">{count.toLocaleString('en-IN')}</Count>
            <VisuallyHidden>
              {star} of 5: {count} {count === 1 ? 'review' : 'reviews'}
            </VisuallyHidden>
          </Row>
        )
      })}
    </Root>
  )
}

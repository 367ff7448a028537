import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent as LinkComponentType } from '../../foundations/link-component.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Bar, Count, Line, Root, Row, Share, Whole } from './ReviewSummary.styles.ts'
import { t } from '../../texts/t.ts'
import { formatCount } from '../../foundations/figure.ts'

type Stars = '1' | '2' | '3' | '4' | '5'

export interface ReviewSummaryProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** How many reviews gave one, two, three, four, five. */
  histogram: Readonly<Record<Stars, number>>
  /** Where the reviews with as many stars are listed; without it the lines are no links. */
  hrefFor?: (rating: number) => string
  /** The stars that the list is narrowed to. */
  chosen?: number | undefined
  LinkComponent?: LinkComponentType
}

const stars: readonly Stars[] = ['5', '4', '3', '2', '1']

/** How the reviews are spread (SHOP-2): strings as long as their share, each with its number; links to those reviews. */
export function ReviewSummary({
  histogram,
  hrefFor,
  chosen,
  LinkComponent = 'a',
  ...rest
}: ReviewSummaryProps) {
  const total = stars.reduce((sum, star) => sum + histogram[star], 0)
  return (
    <Root {...rest}>
      {stars.map(star => {
        const count = histogram[star]
        const share = total === 0 ? 0 : (count / total) * 100
        const link = hrefFor &&
          count > 0 && {
            as: LinkComponent,
            href: hrefFor(Number(star)),
            'aria-current': chosen === Number(star) ? ('true' as const) : undefined,
          }
        return (
          <Row key={star}>
            <Line data-linked={hrefFor ? '' : undefined} {...link}>
              <span aria-hidden="true">{star}</span>
              <Bar viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                <Whole d="M0,1H100" />
                {count > 0 && <Share d={`M0,1H${share.toFixed(2)}`} />}
              </Bar>
              <Count aria-hidden="true">{formatCount(count)}</Count>
              <VisuallyHidden>
                {t('{star} of 5: {count, plural, one {# review} other {# reviews}}', { star, count })}
              </VisuallyHidden>
            </Line>
          </Row>
        )
      })}
    </Root>
  )
}

import { BadgeCheck } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { formatDate } from '../../format/dates.ts'
import type { ReviewRecord } from '../../records/index.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Root } from './ReviewList.styles.ts'

export interface ReviewListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  reviews: readonly ReviewRecord[]
  loading?: boolean
}

/** What buyers say (SHOP-2, SHOP-3). The mark of a verified buyer is a fact that the server states. */
export function ReviewList({ reviews, loading = false, ...rest }: ReviewListProps) {
  if (!loading && reviews.length === 0) {
    return (
      <EmptyState title="No reviews yet" headingLevel="h3">
        Reviews come from people who received this product.
      </EmptyState>
    )
  }
  return (
    <Root aria-busy={loading || undefined} {...rest}>
      {loading && (
        <li>
          <VisuallyHidden role="status">Loading reviews...</VisuallyHidden>
          <Skeleton shape="title" width="third" />
          <Skeleton />
          <Skeleton width="most" />
        </li>
      )}
      {reviews.map(review => (
        <li key={review.id}>
          <div>
            <Rating average={review.rating} text="ticks" />
            <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
          </div>
          <h3>{review.title}</h3>
          <p>{review.body}</p>
          <p>
            {review.authorName}
            {review.verified && (
              <span>
                <Icon icon={BadgeCheck} size={16} />
                Verified buyer
              </span>
            )}
          </p>
        </li>
      ))}
    </Root>
  )
}

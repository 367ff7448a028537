import { BadgeCheck } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { formatDate } from '../../format/dates.ts'
import type { ReviewRecord } from '../../records/index.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Author, Body, Header, Review, Root, Time, Title, Verified } from './ReviewList.styles.ts'

export interface ReviewListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  reviews: readonly ReviewRecord[]
  /** A review’s place is held while none has come. */
  loading?: boolean
}

/** What buyers say (SHOP-2, SHOP-3). The mark of a verified buyer is a fact that the server states. */
export function ReviewList({ reviews, loading = false, ...rest }: ReviewListProps) {
  if (!loading && reviews.length === 0) {
    return (
      <EmptyState title="No reviews yet" headingLevel="h3">
        Only customers who received this product can review it.
      </EmptyState>
    )
  }
  return (
    <Root aria-busy={loading || undefined} {...rest}>
      {loading && (
        <Review>
          <VisuallyHidden role="status">Loading reviews...</VisuallyHidden>
          <Skeleton shape="title" width="third" />
          <Skeleton />
          <Skeleton width="most" />
        </Review>
      )}
      {reviews.map(review => (
        <Review key={review.id}>
          <Header>
            <Rating average={review.rating} text="stars" />
            <Time dateTime={review.createdAt}>{formatDate(review.createdAt)}</Time>
          </Header>
          <Title>{review.title}</Title>
          <Body>{review.body}</Body>
          <Author>
            {review.authorName}
            {review.verified && (
              <Verified>
                <Icon icon={BadgeCheck} size={16} />
                Verified buyer
              </Verified>
            )}
          </Author>
        </Review>
      ))}
    </Root>
  )
}

import { BadgeCheck, Check, ThumbsUp } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { formatDate } from '../../format/dates.ts'
import type { ReviewRecord } from '../../records/index.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { PhotoList } from '../PhotoList/PhotoList.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Author, Body, Header, Reply, Review, Root, Time, Title, Verified } from './ReviewList.styles.ts'
import { t } from '../../texts/t.ts'
import { formatCount } from '../../foundations/figure.ts'

export interface ReviewListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  reviews: readonly ReviewRecord[]
  /** A review’s place is held while none has come. */
  loading?: boolean
  /** Where a photo's file is read. Without it no photos show. */
  photoAddress?: ((file: string) => string) | undefined
  /** Marks a review as helpful, or takes that back. Without it the number alone is said. */
  onHelpful?: ((review: ReviewRecord) => void) | undefined
}

/** What buyers say (SHOP-2, SHOP-3). The mark of a verified buyer is a fact that the server states. */
export function ReviewList({ reviews, loading = false, photoAddress, onHelpful, ...rest }: ReviewListProps) {
  if (!loading && reviews.length === 0) {
    return (
      <EmptyState title={t('No reviews yet')} headingLevel="h3">
        {t('Only customers who received this product can review it.')}
      </EmptyState>
    )
  }
  return (
    <Root aria-busy={loading || undefined} {...rest}>
      {loading && (
        <Review>
          <VisuallyHidden role="status">{t('Loading reviews...')}</VisuallyHidden>
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
          {photoAddress && review.photos && (
            <PhotoList
              photos={review.photos}
              photoAddress={photoAddress}
              label={t('Photo by {name}', { name: review.authorName })}
            />
          )}
          <Author>
            {review.authorName}
            {review.verified && (
              <Verified>
                <Icon icon={BadgeCheck} size={16} />
                {t('Verified buyer')}
              </Verified>
            )}
            {review.editedAt && <span>{t('Changed {date}', { date: formatDate(review.editedAt) })}</span>}
          </Author>
          <Helpful review={review} onHelpful={review.mine ? undefined : onHelpful} />
          {review.reply && (
            <Reply>
              <Author>
                <strong>{t('Reply from Shruti')}</strong>
                <Time dateTime={review.reply.at}>{formatDate(review.reply.at)}</Time>
              </Author>
              <Body>{review.reply.body}</Body>
            </Reply>
          )}
        </Review>
      ))}
    </Root>
  )
}

interface HelpfulProps {
  review: ReviewRecord
  onHelpful: ((review: ReviewRecord) => void) | undefined
}

function Helpful({ review, onHelpful }: HelpfulProps) {
  const { helpful = 0 } = review
  if (onHelpful) {
    return (
      <div>
        <Button
          variant={review.helpfulToMe ? 'secondary' : 'quiet'}
          size="small"
          aria-pressed={review.helpfulToMe ?? false}
          aria-label={t('Helpful: {title}', { title: review.title })}
          onClick={() => onHelpful(review)}
        >
          <Icon icon={review.helpfulToMe ? Check : ThumbsUp} size={16} />
          {t('Helpful')}
          {helpful > 0 && ` (${formatCount(helpful)})`}
        </Button>
      </div>
    )
  }
  if (helpful === 0) return null
  return (
    <Author>
      {t('{count, plural, one {# customer found this helpful} other {# customers found this helpful}}', {
        count: helpful,
      })}
    </Author>
  )
}

import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { ReviewList } from '@shruti/design-system/ReviewList'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { UndoNotice } from '@shruti/design-system/UndoNotice'
import type { Product, Review } from '@shruti/server/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { paths } from '../../paths.ts'
import { canReviewQuery, useDeleteReview, useSaveReview } from '../../queries/own-reviews.ts'
import { uploadAddress } from '../../queries/upload-address.ts'
import { useUser } from '../../queries/user.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { CallProblem } from '../form/CallProblem.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { reviewsPath } from './reviews-path.ts'
import { t } from '../../language/t.ts'

/** What the reader wrote of a product, or how they may: known once somebody is signed in [SHOP-3]. */
export function OwnReview({ product }: { product: Product }) {
  const app = useApp()
  const { data: user } = useUser()
  const { data } = useQuery({ ...canReviewQuery(app, product.id), enabled: Boolean(user) })
  const [isEditing, setIsEditing] = useState(false)
  const [deleted, setDeleted] = useState<Review>()
  const remove = useDeleteReview(product.id)
  const close = () => setIsEditing(false)

  if (!user) {
    return (
      <Cluster>
        <Text>{t('Did you receive this product?')}</Text>
        <Button
          variant="secondary"
          size="small"
          href={paths.authFor(reviewsPath(product.slug))}
          LinkComponent={RouterLink}
        >
          {t('Sign in to review it')}
        </Button>
      </Cluster>
    )
  }
  if (!data) return null
  if (isEditing)
    return (
      <ReviewForm product={product} aspects={data.aspects} review={data.review ?? undefined} onDone={close} />
    )
  if (deleted && !data.review) {
    return <DeletedReview product={product} review={deleted} onRestored={() => setDeleted(undefined)} />
  }
  if (data.review) {
    const { review } = data
    return (
      <Stack gap={3}>
        <Heading as="h2">{t('Your review')}</Heading>
        <ReviewList reviews={[review]} photoAddress={uploadAddress} />
        <Cluster>
          <Button variant="secondary" size="small" onClick={() => setIsEditing(true)}>
            {t('Edit review')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            loading={remove.isPending}
            onClick={() => remove.mutate(review.id, { onSuccess: setDeleted })}
          >
            {t('Delete review')}
          </Button>
        </Cluster>
      </Stack>
    )
  }
  if (!data.canReview) return <Text tone="muted">{data.message}.</Text>
  return (
    <Cluster>
      <Button onClick={() => setIsEditing(true)}>{t('Write a review')}</Button>
    </Cluster>
  )
}

interface DeletedReviewProps {
  product: Product
  review: Review
  onRestored: () => void
}

/** Stands where the review stood. To undo it publishes the same words again; votes and a reply are gone with it. */
function DeletedReview({ product, review, onRestored }: DeletedReviewProps) {
  const save = useSaveReview(product.id)
  const { rating, title, body, aspects } = review
  return (
    <UndoNotice
      undoing={save.isPending}
      onUndo={() => save.mutate({ rating, title, body, aspects }, { onSuccess: onRestored })}
    >
      {t('Your review was deleted.')}
      <CallProblem error={save.error} />
    </UndoNotice>
  )
}

import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { RatingField } from '@shruti/design-system/RatingField'
import { TextArea } from '@shruti/design-system/TextArea'
import { TextField } from '@shruti/design-system/TextField'
import type { Product, Review, ReviewAspect } from '@shruti/server/contract'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useSaveReview } from '../../queries/own-reviews.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { FormPhotos, photosAreReady, photosIn } from '../form/FormPhotos.tsx'
import { FormStack } from '../form/FormStack.tsx'
import { useForgetDraft } from '../form/use-form-drafts.ts'
import { AspectFields, aspectsIn } from './AspectFields.tsx'
import { t } from '../../language/t.ts'

interface ReviewFormProps {
  product: Product
  /** What of it can be rated beside the whole. */
  aspects: readonly ReviewAspect[]
  /** The review to change; a new one without it. */
  review?: Review | undefined
  onDone: () => void
}

const fieldNames = ['rating', 'title', 'body', 'photos']

/** Stars, a title and a text [SHOP-3]. The shop says what is wrong with a field, and nothing typed is lost. */
export function ReviewForm({ product, aspects, review, onDone }: ReviewFormProps) {
  const save = useSaveReview(product.id)
  const draftName = `review ${product.id}`
  const forgetDraft = useForgetDraft(draftName)
  const leave = () => {
    forgetDraft()
    onDone()
  }
  const fields = save.error instanceof ApiError ? save.error.fields : {}

  const [isEarly, setIsEarly] = useState(false)

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    setIsEarly(!photosAreReady(form))
    if (!photosAreReady(form)) return
    save.mutate(
      {
        reviewId: review?.id,
        rating: Number(text('rating')),
        title: text('title'),
        body: text('body'),
        photos: photosIn(form, 'photos'),
        aspects: aspectsIn(form, aspects),
      },
      { onSuccess: leave },
    )
  }

  return (
    <FormStack draft={draftName} onSubmit={submit}>
      <Heading as="h2">
        {review ? t('Change your review') : t('Review {name}', { name: product.name })}
      </Heading>
      <CallProblem
        error={save.error}
        fields={[...fieldNames, ...aspects.map(aspect => `aspects.${aspect}`)]}
      />
      <RatingField
        label={t('Your rating')}
        name="rating"
        hint={t('1 is poor, 5 is excellent.')}
        defaultValue={review?.rating}
        error={fields['rating']}
      />
      <AspectFields aspects={aspects} given={review?.aspects} errors={fields} />
      <TextField
        label={t('Title')}
        name="title"
        maxLength={80}
        defaultValue={review?.title}
        error={fields['title']}
      />
      <TextArea
        label={t('Your review')}
        name="body"
        rows={6}
        maxLength={2000}
        counted
        hint={t(
          'How do they sound, how do they fit, how long do they last, how are calls? At least 20 characters.',
        )}
        defaultValue={review?.body}
        error={fields['body']}
      />
      <FormPhotos
        name="photos"
        label={t('Photos')}
        purpose="review"
        known={review?.photos}
        reportsProblem={isEarly}
        error={fields['photos']}
      />
      <Cluster>
        <Button type="submit" loading={save.isPending}>
          {review ? t('Save changes') : t('Publish review')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('Cancel')}
        </Button>
      </Cluster>
    </FormStack>
  )
}

import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { Heading } from '@shruti/design-system/Heading'
import { RatingField } from '@shruti/design-system/RatingField'
import { TextArea } from '@shruti/design-system/TextArea'
import { TextField } from '@shruti/design-system/TextField'
import type { Product, Review } from '@shruti/server/contract'
import { ApiError } from '../../api/api-error.ts'
import { useSaveReview } from '../../queries/own-reviews.ts'
import { CallProblem } from '../form/CallProblem.tsx'
import { FormStack } from '../form/FormStack.tsx'

interface ReviewFormProps {
  product: Product
  /** The review to change; a new one without it. */
  review?: Review | undefined
  onDone: () => void
}

const fieldNames = ['rating', 'title', 'body'] as const

/** Stars, a title and a text [SHOP-3]. The shop says what is wrong with a field, and nothing typed is lost. */
export function ReviewForm({ product, review, onDone }: ReviewFormProps) {
  const save = useSaveReview(product.id)
  const fields = save.error instanceof ApiError ? save.error.fields : {}

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    save.mutate(
      {
        reviewId: review?.id,
        rating: Number(text('rating')),
        title: text('title'),
        body: text('body'),
      },
      { onSuccess: onDone },
    )
  }

  return (
    <FormStack onSubmit={submit}>
      <Heading as="h2">{review ? 'Change your review' : `Review ${product.name}`}</Heading>
      <CallProblem error={save.error} fields={fieldNames} />
      <RatingField
        label="Your rating"
        name="rating"
        hint="1 is poor, 5 is excellent."
        defaultValue={review?.rating}
        error={fields['rating']}
      />
      <TextField
        label="Title"
        name="title"
        maxLength={80}
        defaultValue={review?.title}
        error={fields['title']}
      />
      <TextArea
        label="Your review"
        name="body"
        rows={6}
        maxLength={2000}
        counted
        hint="How do they sound, how do they fit, how long do they last, how are calls? At least 20 characters."
        defaultValue={review?.body}
        error={fields['body']}
      />
      <Cluster>
        <Button type="submit" loading={save.isPending}>
          {review ? 'Save changes' : 'Publish review'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </Cluster>
    </FormStack>
  )
}

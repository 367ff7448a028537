import { Button } from '@shruti/design-system/Button'
import { Dialog } from '@shruti/design-system/Dialog'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { TextArea } from '@shruti/design-system/TextArea'
import type { AdminReview } from '@shruti/server/contract'
import { useId } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useReplyToReview } from '../../../queries/admin-reviews.ts'

/** Characters of an answer, as the contract has it. */
const longestReply = 1000

/** Answers a review in the name of the shop, or takes the answer back [SHOP-3]. */
export function ReplyDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const form = useId()
  const { mutate, isPending, error } = useReplyToReview(onClose)
  const fieldError = error instanceof ApiError ? (error.fields['reply'] ?? error.message) : error?.message
  const send = (reply: string) => mutate({ reviewId: review.id, version: review.version, reply })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Answer “${review.title}”`}
      footer={
        <>
          {review.reply && (
            <Button variant="quiet" onClick={() => send('')}>
              Take the answer back
            </Button>
          )}
          <Button type="submit" form={form} loading={isPending}>
            Publish the answer
          </Button>
        </>
      }
    >
      <form
        method="post"
        id={form}
        onSubmit={event => {
          event.preventDefault()
          const reply = new FormData(event.currentTarget).get('reply')
          send(typeof reply === 'string' ? reply.trim() : '')
        }}
      >
        <Stack gap={5}>
          <Text>{review.body}</Text>
          <TextArea
            label="Our answer"
            name="reply"
            hint="Everybody who reads the review reads it."
            defaultValue={review.reply?.body ?? ''}
            maxLength={longestReply}
            counted
            error={fieldError}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

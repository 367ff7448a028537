import { useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp } from '../app/app-context.ts'
import { refreshList } from './admin-list.ts'

/** Answers a review. What is wrong with the answer is the form's to say. @param onDone it is published, or taken back */
export function useReplyToReview(onDone: () => void) {
  const app = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'adminReplyToReview'>) => app.api.call('adminReplyToReview', input),
    onSuccess: async review => {
      app.notify({ title: review.reply ? 'Answer published' : 'Answer taken back' })
      onDone()
      await refreshList(app, 'adminListReviews')
    },
  })
}

import type { User } from '@shruti/server/contract'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useApp } from '../../app/app-context.ts'
import { userKey } from '../../queries/user.ts'
import { GuardCallContext, NotConfirmed, type GuardCall } from '../../session/guarded-call.ts'
import { t } from '../../language/t.ts'
import { lazyPart } from '../../hydration/lazy-part.tsx'

/** What cannot be asked is not done. */
const cancelled = { close: ({ onCancel }: { onCancel: () => void }) => onCancel() }
const ConfirmDialog = lazyPart(() => import('./ConfirmDialog.tsx'), cancelled)
const SignInDialog = lazyPart(() => import('./SignInDialog.tsx'), cancelled)

type QuestionKind = 'confirm' | 'sign-in'

interface Question {
  readonly kind: QuestionKind
  /** Who was signed in when it was asked. */
  readonly userId: string | undefined
  readonly answer: (isOwner: boolean) => void
}

/** What has to be asked before a refused call can be made again. */
function questionOf(error: unknown): QuestionKind | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'reauthentication_required') return 'confirm'
  return error.code === 'unauthenticated' ? 'sign-in' : null
}

/**
 * Stands around the account's pages: what the shop refuses until it knows who asks waits while a dialog asks, and is
 * done then. Forms keep what was filled in, because they never go away [AUTH-9].
 */
export function AccountGate({ children }: { children: ReactNode }) {
  const { queryClient, notify } = useApp()
  const [question, setQuestion] = useState<Question>()
  const guard = useCallback<GuardCall>(
    async call => {
      const userId = queryClient.getQueryData<User>(userKey)?.id
      const ask = (kind: QuestionKind) =>
        new Promise<boolean>(answer => setQuestion({ kind, userId, answer }))
      for (;;) {
        try {
          return await call()
        } catch (error) {
          const kind = questionOf(error)
          if (!kind) throw error
          if (!(await ask(kind))) throw new NotConfirmed('Not confirmed')
        }
      }
    },
    [queryClient],
  )
  const settle = (isOwner: boolean) => {
    setQuestion(undefined)
    question?.answer(isOwner)
  }
  // What one person filled in must never be done to another's account.
  const onSignedIn = ({ id }: User) => {
    if (id !== question?.userId) {
      notify({
        title: t('This is another account'),
        description: t('Nothing was changed.'),
        mark: 'information',
      })
      void queryClient.invalidateQueries()
    }
    settle(id === question?.userId)
  }
  return (
    <GuardCallContext value={guard}>
      {children}
      <Suspense>
        {question?.kind === 'confirm' && (
          <ConfirmDialog onConfirmed={() => settle(true)} onCancel={() => settle(false)} />
        )}
        {question?.kind === 'sign-in' && (
          <SignInDialog onSignedIn={onSignedIn} onCancel={() => settle(false)} />
        )}
      </Suspense>
    </GuardCallContext>
  )
}

import { toastQueue } from '@shruti/design-system/Toast'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { RouterLink } from '../router/RouterLink.tsx'

/** What draws the toasts weighs more than the queue: it is fetched when the first one comes. */
const Toaster = lazy(async () => ({ default: (await import('@shruti/design-system/Toaster')).Toaster }))

/** Where toasts show [TOAST-1]. */
export function ToastHost() {
  const messages = useSyncExternalStore(toastQueue.subscribe, toastQueue.messages, toastQueue.serverMessages)
  if (messages.length === 0) return null
  return (
    <Suspense>
      <Toaster LinkComponent={RouterLink} />
    </Suspense>
  )
}

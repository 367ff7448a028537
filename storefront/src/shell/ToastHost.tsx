import { toastQueue } from '@shruti/design-system/Toast'
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../hydration/lazy-part.tsx'
import { RouterLink } from '../router/RouterLink.tsx'
import { PlainToast } from './PlainToast.tsx'

/** What draws the toasts weighs more than the queue: it is fetched when the first one comes. */
const Toaster = lazyPart(async () => ({ default: (await import('@shruti/design-system/Toaster')).Toaster }), {
  Instead: PlainToast,
})

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

import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { User } from '@shruti/server/contract'
import { useApp, type App } from '../app/app-context.ts'
import { cartKey } from './cart/cart-key.ts'
import { cartState } from './cart/cart-state.ts'
import { usePrintedFirst } from '../app/printed-data.ts'
import { formDraftsKey } from '../storage/form-drafts-key.ts'
import { storeUserData } from '../session/user-data.ts'
import { t } from '../language/t.ts'

export const userKey = ['user'] as const

/** Asked for only where the readable cookie says that someone is signed in, so that a guest's page makes no request that fails. */
export async function fetchUser(app: App): Promise<User | null> {
  if (app.sessionHint() !== 'user') return null
  const user = await app.api.read('getCurrentUser', {})
  storeUserData(app.storage, user)
  return user
}

/** The signed-in user or null; kept 5 minutes, one retry [AUTH-3]. */
export function userQuery(app: App) {
  return queryOptions({ queryKey: userKey, queryFn: () => fetchUser(app), staleTime: 5 * 60_000 })
}

/** `data` is undefined while loading, and while a part is hydrated that was printed for nobody; null for a guest. */
export function useUser() {
  const app = useApp()
  const { data, isLoading } = useQuery({ ...userQuery(app), enabled: app.sessionHint() === 'user' })
  return { data: usePrintedFirst(userKey, data), isLoading }
}

/** Who signed in is known at once; whatever was cached for the guest is asked for anew (the cart was merged). */
export async function startSession(app: App, user: User): Promise<void> {
  app.queryClient.setQueryData(userKey, user)
  storeUserData(app.storage, user)
  await Promise.all([
    app.queryClient.invalidateQueries({ queryKey: cartKey }),
    app.queryClient.invalidateQueries({ queryKey: ['favorites'] }),
  ])
}

/** Nobody is signed in any more: no cache and no storage of this browser keeps anything of them [AUTH-3]. */
export function endVisit(app: App): void {
  app.queryClient.clear()
  cartState(app).forget()
  app.tabStorage.removeItem(formDraftsKey)
  storeUserData(app.storage, null)
}

/**
 * Signs out and clears all cached data [AUTH-3]. The caller decides where to go (NAV-6, ROUTE-3).
 * @param say how "Logged out" is told: at once, unless the caller leaves the document
 */
export function useLogout(say?: (title: string) => void) {
  const app = useApp()
  return useMutation({
    mutationFn: () => app.api.call('logout', {}),
    onSuccess: () => {
      endVisit(app)
      if (say) say(t('Logged out'))
      else app.notify({ title: t('Logged out') })
    },
    onError: error =>
      app.notify({ title: t('Logout failed'), description: error.message, variant: 'destructive' }),
  })
}

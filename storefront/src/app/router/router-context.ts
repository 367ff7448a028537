import { createContext, useContext, useSyncExternalStore } from 'react'
import type { NavigateOptions, Router, RouterState } from './create-router.ts'
import type { Params } from './match-path.ts'

/** The router itself, which never changes: whoever needs its state subscribes, and nobody else renders again. */
export const RouterContext = createContext<Router | null>(null)

function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('This needs a RouterView around it')
  return router
}

function useRouterState<T>(select: (state: RouterState) => T): T {
  const router = useRouter()
  const read = () => select(router.state())
  return useSyncExternalStore(router.subscribe, read, read)
}

/** The address that shows. */
export function useUrl(): URL {
  return useRouterState(state => state.url)
}

/** What the names in the route's pattern stand for. */
export function useParams(): Params {
  return useRouterState(state => state.view.params)
}

/** Differs with each visit of a page. */
export function useVisitKey(): string {
  return useRouterState(state => state.key)
}

export function useIsLoadingPage(): boolean {
  return useRouterState(state => state.isLoading)
}

/** Goes to a path of this shop. */
export function useNavigate(): (href: string, options?: NavigateOptions) => void {
  const router = useRouter()
  return (href, options) => void router.navigate(href, options)
}

/** Prepares the page that shows once more. */
export function useReload(): () => void {
  const router = useRouter()
  return () => void router.reload()
}

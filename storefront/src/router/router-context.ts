import { createContext, useContext, useSyncExternalStore } from 'react'
import {
  useLocation,
  useNavigate as useRouterNavigate,
  type NavigateOptions,
  type Params,
} from 'react-router-dom'
import type { Router, RouterState } from './create-router.ts'

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
export function useUrl(): { pathname: string; searchParams: URLSearchParams } {
  const { pathname, search } = useLocation()
  return { pathname, searchParams: new URLSearchParams(search) }
}

/** What the names in the route's pattern stand for. */
export function useParams(): Params {
  return useRouterState(state => state.view.params)
}

/** Differs with each visit of a page. */
export function useVisitKey(): string {
  return useLocation().key
}

export function useIsLoadingPage(): boolean {
  return useRouterState(state => state.isLoading)
}

/** Goes to a path of this shop; the page that shows stays until the other is there. */
export function useNavigate(): (
  href: string,
  options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset'>,
) => void {
  const navigate = useRouterNavigate()
  return (href, options) => void navigate(href, options)
}

/** Prepares the page that shows once more. */
export function useReload(): () => void {
  const router = useRouter()
  return () => void router.reload()
}

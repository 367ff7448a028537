import { createContext, useContext } from 'react'
import type { NavigateOptions, Router, RouterState } from './create-router.ts'
import type { Params } from './match-path.ts'

export const RouterContext = createContext<{ router: Router; state: RouterState } | null>(null)

function useRouterContext() {
  const context = useContext(RouterContext)
  if (!context) throw new Error('This needs a RouterView around it')
  return context
}

/** The address that shows. */
export function useUrl(): URL {
  return useRouterContext().state.url
}

/** What the names in the route's pattern stand for. */
export function useParams(): Params {
  return useRouterContext().state.view.params
}

/** Differs with each visit of a page. */
export function useVisitKey(): string {
  return useRouterContext().state.key
}

export function useIsLoadingPage(): boolean {
  return useRouterContext().state.isLoading
}

/** Goes to a path of this shop. */
export function useNavigate(): (href: string, options?: NavigateOptions) => void {
  const { router } = useRouterContext()
  return (href, options) => void router.navigate(href, options)
}

/** Prepares the page that shows once more. */
export function useReload(): () => void {
  const { router } = useRouterContext()
  return () => void router.reload()
}

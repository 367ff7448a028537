import { createContext, use } from 'react'
import type { Params } from 'react-router-dom'
import { useSharedValue } from '../hydration/shared-value.ts'
import type { NavigateOptions, Router, RouterState } from './create-router.ts'

/** The router itself, which never changes: whoever needs its state follows it, and nobody else renders again. */
export const RouterContext = createContext<Router | null>(null)

/** @throws outside of RouterView */
export function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('This needs a RouterView around it')
  return router
}

const locationOf = ({ location }: RouterState) => location
const hashOf = ({ location }: RouterState) => location.hash
const paramsOf = ({ view }: RouterState) => view.params
const visitOf = ({ visit }: RouterState) => visit
const isLoadingIn = ({ isLoading }: RouterState) => isLoading

/** The address that shows. */
export function useUrl(): { pathname: string; searchParams: URLSearchParams } {
  const { pathname, search } = useSharedValue(useRouter(), locationOf)
  return { pathname, searchParams: new URLSearchParams(search) }
}

/** What stands behind the address, with its "#". No server is told of it: read it once the page is hydrated. */
export function useHash(): string {
  return useSharedValue(useRouter(), hashOf)
}

/** What the names in the route's pattern stand for. */
export function usePathParams(): Params {
  return useSharedValue(useRouter(), paramsOf)
}

/** Another number each time an address is shown, be it the same one. */
export function useVisit(): number {
  return useSharedValue(useRouter(), visitOf)
}

export function useIsLoadingPage(): boolean {
  return useSharedValue(useRouter(), isLoadingIn)
}

/** Goes to a path of this shop; the page that shows stays until the other is there. */
export function useNavigateTo(): (href: string, options?: NavigateOptions) => void {
  const router = useRouter()
  return (href, options) => void router.navigate(href, options)
}

/** Prepares the page that shows once more. */
export function useReload(): () => void {
  const router = useRouter()
  return () => void router.reload()
}

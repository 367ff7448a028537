import { useRouter } from './router-context.ts'

/**
 * Goes to a path of this shop as a document of its own, which has its own security policy: what a page of another
 * site's script needs is open there alone.
 */
export function useLoadPage(): (href: string) => void {
  const router = useRouter()
  return href => {
    // In a story the router's history is in memory, and there is no document to load.
    const isInMemory = router.current().location.pathname !== window.location.pathname
    if (isInMemory) void router.navigate(href)
    else window.location.assign(href)
  }
}

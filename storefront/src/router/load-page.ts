import { localPath, splitLanguage } from '../language/language.ts'
import { useApp } from '../app/app-context.ts'
import { useRouter } from './router-context.ts'

/**
 * Goes to a path of this shop as a document of its own, which has its own security policy: what a page of another
 * site's script needs is open there alone.
 */
export function useLoadPage(): (href: string) => void {
  const router = useRouter()
  const { queryClient } = useApp()
  return href => {
    // In a story the router's history is in memory, and there is no document to load.
    const isInMemory = router.current().location.pathname !== splitLanguage(window.location.pathname).path
    if (!isInMemory) return window.location.assign(localPath(href))
    // Another document knows nothing of what this one has asked for, as an order before it was paid.
    queryClient.removeQueries({ type: 'inactive' })
    void router.navigate(href)
  }
}

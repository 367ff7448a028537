import { useEffect, useState } from 'react'
import { useApp } from '../app/app-context.ts'

/** Where the server leaves what the page has to say once. */
export const noticeKey = ['notice'] as const

/**
 * Why a form that was posted without scripts was refused: the server's sentence, shown by the page that the form led
 * to and gone when that page is left.
 */
export function useNotice(): string | null {
  const { queryClient } = useApp()
  const [notice] = useState(() => queryClient.getQueryData<string>(noticeKey) ?? null)
  useEffect(() => queryClient.removeQueries({ queryKey: noticeKey }), [queryClient])
  return notice
}

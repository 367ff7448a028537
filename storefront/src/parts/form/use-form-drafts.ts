import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '../../app/app-context.ts'
import { userQuery } from '../../queries/user.ts'
import { createFormDrafts, type FormDrafts } from '../../storage/form-drafts.ts'

/** What was typed in this tab by who is signed in, or by a guest. */
export function useFormDrafts(): FormDrafts {
  const app = useApp()
  const { tabStorage } = app
  // Only looked at: to ask who is there is for the page to do.
  const { data: user } = useQuery({ ...userQuery(app), enabled: false })
  const ownerId = user?.id ?? null
  return useMemo(() => createFormDrafts(tabStorage, ownerId), [tabStorage, ownerId])
}

/** For a form that was sent, or given up: what was typed into it is forgotten. */
export function useForgetDraft(name: string): () => void {
  const drafts = useFormDrafts()
  return () => drafts.forget(name)
}

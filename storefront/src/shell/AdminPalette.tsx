import type { AdminLink } from '@shruti/design-system/AdminShell'
import { CommandPalette, type Command } from '@shruti/design-system/CommandPalette'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../app/app-context.ts'
import { useHolds } from '../parts/admin/access/use-may.ts'
import { paletteSources } from '../parts/admin/palette/sources.ts'
import { useSettled } from '../parts/form/use-settled.ts'
import { useNavigateTo } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

interface AdminPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The pages that the administrator may open. */
  links: readonly AdminLink[]
  /** What can be done from everywhere. */
  actions: readonly Command[]
}

/** Characters from which on records are searched. */
const shortestTerm = 2
/** For how long nothing has to be typed before the server is asked, in milliseconds: a letter follows the last one sooner. */
const typingPauseMs = 160

const isNamed = ({ label, detail = '' }: Command, term: string) =>
  `${label} ${detail}`.toLocaleLowerCase('en-IN').includes(term.toLocaleLowerCase('en-IN'))

/** Finds orders, pages and actions from everywhere in the administration, under Ctrl+K [ADM-9]. */
export default function AdminPalette({ isOpen, onOpenChange, links, actions }: AdminPaletteProps) {
  const app = useApp()
  const navigate = useNavigateTo()
  const holds = useHolds()
  const [query, setQuery] = useState('')
  const term = query.trim()
  const settled = useSettled(term, typingPauseMs)
  const sources = paletteSources.filter(({ permission }) => holds(permission))
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['admin', 'palette', settled],
    queryFn: ({ signal }) =>
      Promise.all(
        sources.map(async ({ label, search }) => ({ label, commands: await search(app, settled, signal) })),
      ),
    enabled: isOpen && settled.length >= shortestTerm,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const pages = links.map(({ label, href, icon }): Command => ({ id: `page-${href}`, label, href, icon }))
  // Until the answer is there, of what was found for an earlier term only what fits shows: Enter leads to no other record.
  const isBehind = settled !== term || isPlaceholderData
  const found = (data ?? []).map(group => ({
    ...group,
    commands: isBehind ? group.commands.filter(command => isNamed(command, term)) : group.commands,
  }))
  const records = term.length >= shortestTerm ? found : []
  return (
    <CommandPalette
      open={isOpen}
      onOpenChange={open => {
        onOpenChange(open)
        if (!open) setQuery('')
      }}
      query={query}
      onQueryChange={setQuery}
      groups={[
        ...records,
        { label: 'Pages', commands: pages.filter(page => isNamed(page, term)) },
        { label: 'Actions', commands: actions.filter(action => isNamed(action, term)) },
      ]}
      onNavigate={href => navigate(href)}
      loading={isFetching || (settled !== term && term.length >= shortestTerm)}
      error={records.length > 0 ? undefined : error?.message}
      onRetry={() => void refetch()}
      LinkComponent={RouterLink}
    />
  )
}

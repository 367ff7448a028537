import { ConflictNotice } from '@shruti/design-system/ConflictNotice'
import type { AdminPost } from '@shruti/server/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../app/app-context.ts'
import { adminPostQuery } from '../../../queries/admin-posts.ts'
import { draftOf, type PostDraft } from './post-draft.ts'
import { postStateWords } from './post-words.ts'

interface PostConflictProps {
  post: AdminPost
  draft: PostDraft
  saving: boolean
  /** @param version that somebody else saved */
  onKeepMine: (version: number) => void
  onTakeTheirs: (post: AdminPost) => void
}

/** What the form calls its fields. */
const labels: Readonly<Record<keyof PostDraft, string>> = {
  title: 'Title',
  slug: 'Address',
  description: 'Summary',
  body: 'Text',
  category: 'Category',
  author: 'Author',
  coverUrl: 'Cover',
  coverAlt: 'What the cover shows',
  productIds: 'Products',
  seoTitle: 'Title for search results',
  seoDescription: 'Description for search results',
  publishAt: 'Shows from',
}

/** Characters of a text that the comparison shows. */
const shownCharacters = 240

function inWords(value: PostDraft[keyof PostDraft]): string {
  const text = typeof value === 'string' ? value : value.join(', ')
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text
}

const isSame = (left: PostDraft, right: PostDraft, name: keyof PostDraft) =>
  String(left[name]) === String(right[name])

/** Somebody else saved the post meanwhile: both versions, and the choice [ADM-9]. */
export function PostConflict({ post, draft, saving, onKeepMine, onTakeTheirs }: PostConflictProps) {
  const { data: theirs } = useQuery(adminPostQuery(useApp(), post.id))
  // Read anew once the save was refused.
  if (!theirs || theirs.version === post.version) return null
  const saved = draftOf(theirs)
  const state = {
    label: 'State',
    yours: postStateWords[post.state].label,
    theirs: postStateWords[theirs.state].label,
  }
  return (
    <ConflictNotice
      fields={[
        ...(post.state === theirs.state ? [] : [state]),
        ...(Object.keys(labels) as (keyof PostDraft)[])
          .filter(name => !isSame(draft, saved, name))
          .map(name => ({ label: labels[name], yours: inWords(draft[name]), theirs: inWords(saved[name]) })),
      ]}
      saving={saving}
      onKeepMine={() => onKeepMine(theirs.version)}
      onTakeTheirs={() => onTakeTheirs(theirs)}
    />
  )
}

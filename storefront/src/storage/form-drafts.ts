import { readJson, type KeyValueStorage } from './browser-storage.ts'
import { formDraftsKey } from './form-drafts-key.ts'

/** What the fields of a form hold, by name: text, or whether it is ticked. */
export type Draft = Readonly<Record<string, string | boolean>>

/** What was typed into forms that were not sent yet: it outlives a reload, not the tab, and is nobody else's. */
export interface FormDrafts {
  /** Null where there is none, or somebody else's. */
  read(form: string): Draft | null
  keep(form: string, draft: Draft): void
  forget(form: string): void
}

interface Kept {
  /** Id of who was signed in; null for a guest, who may sign in with it. */
  readonly owner: string | null
  readonly fields: Draft
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(field => typeof field === 'string' || typeof field === 'boolean')
  )
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { owner, fields } = value as Partial<Record<keyof Kept, unknown>>
  return (owner === null || typeof owner === 'string') && isDraft(fields)
}

/**
 * @param storage that of one tab: what is typed in two tabs is not mixed
 * @param ownerId id of who is signed in, or null
 */
export function createFormDrafts(storage: KeyValueStorage, ownerId: string | null): FormDrafts {
  function all(): Record<string, unknown> {
    const stored = readJson(storage, formDraftsKey)
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  }
  const write = (drafts: Record<string, unknown>) => storage.setItem(formDraftsKey, JSON.stringify(drafts))
  return {
    read(form) {
      const kept = all()[form]
      if (!isKept(kept)) return null
      return kept.owner === null || kept.owner === ownerId ? kept.fields : null
    },
    keep: (form, fields) => write({ ...all(), [form]: { owner: ownerId, fields } satisfies Kept }),
    forget(form) {
      const { [form]: _forgotten, ...others } = all()
      write(others)
    },
  }
}

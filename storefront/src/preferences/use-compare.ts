import { useApp } from '../app/app-context.ts'
import { useStoredValue } from './use-stored-value.ts'
import { t } from '../language/t.ts'

/** Under which the browser keeps what was chosen to compare. */
export const compareKey = 'compare'
/** How many products stand beside each other at most. */
export const mostCompared = 4

export interface ChosenToCompare {
  readonly slug: string
  readonly name: string
}

/** What is kept, or nothing where it is not what the shop wrote. */
export function readChosen(stored: string | null): readonly ChosenToCompare[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(entries)) return []
    return entries
      .flatMap((entry: unknown) => {
        const { slug, name } = (entry ?? {}) as Partial<Record<string, unknown>>
        return typeof slug === 'string' && typeof name === 'string' ? [{ slug, name }] : []
      })
      .slice(0, mostCompared)
  } catch {
    return []
  }
}

/** What the visitor chose to compare, kept in the browser [BEY-6]. */
export function useCompare() {
  const { notify } = useApp()
  const [stored, store] = useStoredValue(compareKey)
  const chosen = readChosen(stored)
  const keep = (next: readonly ChosenToCompare[]) => store(next.length > 0 ? JSON.stringify(next) : null)
  const remove = (slug: string) => keep(chosen.filter(other => other.slug !== slug))
  return {
    chosen,
    isChosen: (slug: string) => chosen.some(other => other.slug === slug),
    remove,
    clear: () => store(null),
    /** Chooses a product or takes it away. A fifth is refused with a message. */
    toggle: ({ slug, name }: ChosenToCompare) => {
      if (chosen.some(other => other.slug === slug)) remove(slug)
      else if (chosen.length < mostCompared) keep([...chosen, { slug, name }])
      else
        notify({
          title: t('You can compare up to {mostCompared} products', { mostCompared }),
          description: t('Remove one to add another.'),
        })
    },
  }
}

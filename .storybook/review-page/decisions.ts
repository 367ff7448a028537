import type { Review } from '../review/model.ts'

export type Verdict = 'accepted' | 'rejected'

/** By the story's id; a story that nobody has decided on is not in it. */
export type Decisions = Readonly<Record<string, Verdict>>

/** The part of `Storage` that is used. */
export type DecisionStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Another review, or another look of one of its stories, begins without decisions. */
export function storageKey({ base, stories }: Review): string {
  const looks = stories.flatMap(({ id, pictures }) => [
    id,
    ...pictures.map(({ after }) => after?.sha256 ?? ''),
  ])
  let hash = 0
  for (const character of looks.join(' ')) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0
  return `shruti-review ${base.commit} ${(hash >>> 0).toString(16)}`
}

/** What was decided in this browser before; nothing where a page of a file may keep nothing. */
export function loadDecisions(review: Review, storage: () => DecisionStorage): Decisions {
  try {
    const kept: unknown = JSON.parse(storage().getItem(storageKey(review)) ?? '{}')
    const ids = new Set(review.stories.map(({ id }) => id))
    return Object.fromEntries(
      Object.entries(kept as Record<string, unknown>).filter(
        (entry): entry is [string, Verdict] =>
          ids.has(entry[0]) && (entry[1] === 'accepted' || entry[1] === 'rejected'),
      ),
    )
  } catch {
    return {}
  }
}

export function keepDecisions(review: Review, decisions: Decisions, storage: () => DecisionStorage): void {
  try {
    storage().setItem(storageKey(review), JSON.stringify(decisions))
  } catch {
    // They last as long as the page is open.
  }
}

/** The same decision once more takes it back. */
export function withVerdict(decisions: Decisions, id: string, verdict: Verdict): Decisions {
  const { [id]: current, ...others } = decisions
  return current === verdict ? others : { ...others, [id]: verdict }
}

/** Accepts every story that nobody has decided on. */
export const withRestAccepted = (review: Review, decisions: Decisions): Decisions => ({
  ...Object.fromEntries(review.stories.map(({ id }) => [id, 'accepted' as const])),
  ...decisions,
})

/** The folder of a page that was opened from a file; of another page, what `npm run review` calls it. */
export function folderOf(address: string): string {
  const { protocol, pathname } = new URL(address)
  if (protocol !== 'file:') return 'review'
  const folder = decodeURIComponent(pathname).replace(/\/[^/]*$/, '')
  return /^\/[A-Za-z]:/.test(folder) ? folder.slice(1) : folder
}

/** A word as a shell reads it. */
const quoted = (word: string) =>
  /^[\w./:@+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`

/** More ids than this in a line nobody reads. */
const fewStories = 10

/** The command that carries the decisions out; undefined while there are none. */
export function commandFor(review: Review, decisions: Decisions, folder: string): string | undefined {
  const withVerdictOf = (verdict: Verdict) =>
    review.stories.map(({ id }) => id).filter(id => decisions[id] === verdict)
  const [accepted, rejected] = [withVerdictOf('accepted'), withVerdictOf('rejected')]
  if (accepted.length + rejected.length === 0) return undefined
  const isRest = accepted.length > fewStories && accepted.length + rejected.length === review.stories.length
  return [
    'npm run review -- decide',
    quoted(folder),
    ...(accepted.length === 0 ? [] : isRest ? ['--accept-rest'] : ['--accept', ...accepted]),
    ...(rejected.length === 0 ? [] : ['--reject', ...rejected]),
  ].join(' ')
}

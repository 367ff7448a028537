import type { PictureEntry } from './picture-entry.ts'

type Order = readonly Pick<PictureEntry, 'key' | 'removed'>[]

/** What stands after saving. */
export const keptOf = <Entry extends Pick<PictureEntry, 'removed'>>(pictures: readonly Entry[]) =>
  pictures.filter(({ removed = false }) => !removed)

/**
 * The place among all that a picture moves to, to come before or after the next one that stays; undefined at the end. What
 * was removed keeps its place, and is no step.
 */
export function placeBeyond(
  pictures: Order,
  key: string,
  direction: 'earlier' | 'later',
): number | undefined {
  const kept = keptOf(pictures)
  const place = kept.findIndex(picture => picture.key === key)
  const other = place === -1 ? undefined : kept[direction === 'earlier' ? place - 1 : place + 1]
  return other && pictures.indexOf(other)
}

/** The same pictures, one of them at another place. */
export function movedTo<Entry extends { readonly key: string }>(
  pictures: readonly Entry[],
  key: string,
  place: number,
): readonly Entry[] {
  const moved = pictures.find(picture => picture.key === key)
  return moved ? pictures.filter(picture => picture !== moved).toSpliced(place, 0, moved) : pictures
}

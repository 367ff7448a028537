import { isOfPage, modes, modesTag, sheetOf, type Mode } from './modes.ts'
import type { AtlasState } from './scenarios.ts'

/** A frame of a component, in CSS pixels. */
const frame = { width: 768, height: 480 }

/** The part of an entry of Storybook's own index that is used here. */
export interface IndexEntry {
  readonly id: string
  /** "Actions/Button". */
  readonly title: string
  readonly type: string
  readonly tags?: readonly string[]
}

/** The story that stands for each component, by the component's title. */
export function componentsOf(entries: readonly IndexEntry[]): ReadonlyMap<string, string> {
  return new Map(
    entries
      .filter(({ type, tags }) => type === 'story' && tags?.includes(modesTag))
      .map(({ title, id }): [string, string] => [title, id]),
  )
}

/** A story in every mode that a page can show by itself. */
export function modeStatesOf(storyId: string, theme: string): readonly AtlasState[] {
  return (Object.entries(modes) as [string, Mode][])
    .filter(([, mode]) => isOfPage(mode))
    .map(([name, { title, width }]) => ({
      title,
      width: width ?? frame.width,
      height: frame.height,
      address: `iframe.html?id=${storyId}&viewMode=story&globals=mode:${name};theme:${theme}`,
    }))
}

/** Where Storybook serves the accepted picture of a component in all modes. */
export const sheetAddress = (storyId: string): string => `accepted/${sheetOf(storyId)}.webp`

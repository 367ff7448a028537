import type { AccessibilityChange, Finding } from './model.ts'
import { sum } from './sum.ts'

/** What axe found in each story that was run, by the story's id. */
export type Findings = Readonly<Record<string, readonly Finding[]>>

/** What is said where axe finds nothing otherwise: when it looked at nothing, that. */
export const saidOfNoChange = (comparedByAxe: number): string =>
  comparedByAxe > 0
    ? `axe finds what it found before in ${sum(comparedByAxe, 'story', 'stories')}.`
    : 'Accessibility was not compared: no story ran on both sides.'

/**
 * What axe finds otherwise than before, in the stories that were run on both sides. Elements are counted and not named:
 * the names of their classes change with their styles.
 */
export function accessibilityChanges(before: Findings, after: Findings): readonly AccessibilityChange[] {
  return Object.keys(after)
    .filter(storyId => storyId in before)
    .toSorted()
    .flatMap(storyId => {
      const [was, is] = [before[storyId] ?? [], after[storyId] ?? []]
      const same = (one: Finding) => (other: Finding) => one.rule === other.rule && one.kind === other.kind
      const all = [...is, ...was.filter(finding => !is.some(same(finding)))]
      return all
        .map(finding => ({
          storyId,
          rule: finding.rule,
          help: finding.help,
          kind: finding.kind,
          before: was.find(same(finding))?.count ?? 0,
          after: is.find(same(finding))?.count ?? 0,
        }))
        .filter(change => change.before !== change.after)
    })
}

/**
 * Of changes those that stand: violations, and of what axe leaves to a person what a second look finds changed the same
 * way from the same number of elements. What axe cannot decide depends on what covers an element at that moment: a message
 * that goes, a picture that is taken between. What differs between two looks at the base differs by chance.
 * @param again what the second look found otherwise, with both sides run in the same way
 */
export function standingChanges(
  changes: readonly AccessibilityChange[],
  again: readonly AccessibilityChange[],
): readonly AccessibilityChange[] {
  const grows = ({ before, after }: AccessibilityChange) => after > before
  return changes.flatMap(change => {
    if (change.kind === 'violation') return [change]
    return again.filter(
      other =>
        other.storyId === change.storyId &&
        other.rule === change.rule &&
        other.kind === change.kind &&
        other.before === change.before &&
        grows(other) === grows(change),
    )
  })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { unpackCommit } from '../review/base-tree.ts'
import { git, tryGit } from '../review/git.ts'
import { removeFolder } from '../review/stopping.ts'
import type { PassedFiles } from './passed-here.ts'
import { StoryInputs, titleIn, type StoryPart } from './story-inputs.ts'

/** The branch of the shared repository that changes land on: every commit of it has passed in CI, with all pictures. */
const mainline = 'origin/HEAD'

export interface PassedUpstream {
  /** "origin/main at 1a2b3c4" */
  readonly name: string
  readonly passed: PassedFiles
}

const lockFile = 'package-lock.json'

/** The names of the pictures of a file's stories, which begin with its title: "actions-button--primary", "modes/actions-button". */
function picturesOf(title: string, names: readonly string[]): readonly string[] {
  const [prefix = ''] = toId(title, 'story').split('--')
  return names.filter(name => name === `modes/${prefix}` || name.startsWith(`${prefix}--`))
}

/** How many stories of a file the part shows. */
function countStories(part: StoryPart, text: string, pictures: readonly string[]): number {
  if (part === 'visual' || part === 'storybook') return [...text.matchAll(/^export const /gm)].length
  const ofPart = pictures.filter(name => name.startsWith('modes/') === (part === 'modes'))
  return new Set(ofPart.map(name => name.replace(/\.[^.]+$/, ''))).size
}

/** What the stories of a commit are made of, as having passed. */
export function passedAt(part: StoryPart, root: string, inputs: StoryInputs): PassedFiles {
  const entries = inputs.files.flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8')
    const title = titleIn(text)
    const key = inputs.keyOf(file)
    if (title === undefined || key === undefined) return []
    const names = picturesOf(title, inputs.pictureNames)
    const pictures = Object.fromEntries(names.map(name => [name, inputs.pictureOf(name) ?? '']))
    return [[file, { key, pictures, stories: countStories(part, text, names) }] as const]
  })
  return Object.fromEntries(entries)
}

/**
 * What passed in CI in the last commit that this work tree has in common with the shared repository's main branch.
 *
 * @returns undefined where there is none, such as in a repository without a remote one, or where the packages differ
 */
export function passedUpstream(
  part: StoryPart,
  root: string,
  environment: string,
): PassedUpstream | undefined {
  const commit = tryGit(root, 'merge-base', 'HEAD', mainline)
  if (commit === undefined || tryGit(root, 'diff', '--quiet', commit, '--', lockFile) === undefined)
    return undefined
  const folder = unpackCommit(root, commit)
  try {
    const tree = git(root, '-c', 'core.quotePath=false', 'ls-tree', '-r', '--name-only', commit).split('\n')
    const inputs = new StoryInputs({ root: folder, part, tree, environment, withBuilt: false })
    const branch = git(root, 'rev-parse', '--abbrev-ref', mainline)
    return { name: `${branch} at ${commit.slice(0, 7)}`, passed: passedAt(part, folder, inputs) }
  } finally {
    removeFolder(folder)
  }
}

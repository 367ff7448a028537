import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { comparePictures } from '../visual/compare.ts'
import { newPicture, newPictureNames, pictureNames } from '../visual/new-pictures.ts'
import type { PictureChange, PictureFile, StoryChange, Theme } from './model.ts'
import type { ListedStory } from './stories.ts'

export const acceptedFolder = '.storybook/pictures'
export const differencesFolder = 'visual-diff'

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/**
 * The id of the story that a picture is of: "actions-button--primary" of "actions-button--primary.dark". A sheet of modes
 * is of the story that stands for its component.
 */
export const storyOf = (picture: string, stories: readonly ListedStory[]): string =>
  stories.find(({ sheet }) => sheet === picture)?.id ?? withoutLook(picture)

const withoutLook = (picture: string) => picture.split('.')[0] ?? picture

const isSheet = (picture: string) => picture.startsWith('modes/')

/** The theme of a picture: a story that is dark by itself has its other picture in light. */
export function themeOf(picture: string, all: ReadonlySet<string>): Theme {
  if (/[.-]dark$/.test(picture)) return 'dark'
  if (/[.-]light$/.test(picture)) return 'light'
  return all.has(`${withoutLook(picture)}.light`) ? 'dark' : 'light'
}

export interface PictureSources {
  readonly root: string
  /** The tree of the base. */
  readonly base: string
  /** The page's folder, for the pictures that it shows. */
  readonly output: string
  /** The stories that there are now; without them every picture counts that lies there. */
  readonly stories?: readonly ListedStory[]
  readonly onProgress?: (done: number, all: number) => void
}

interface Sides {
  readonly name: string
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
  readonly taken: boolean
}

const readIf = (there: boolean, path: string) => (there ? readFileSync(path) : undefined)

/**
 * The pictures that differ between the base and the working tree. What a run of the stories found different and nobody has
 * accepted yet (`visual-diff`) counts before what lies among the accepted ones.
 */
export async function pictureChanges({ root, base, output, stories, onProgress }: PictureSources): Promise<{
  readonly changes: readonly PictureChange[]
  /** How many have other bytes and look the same. */
  readonly lookSame: number
}> {
  const old = new Set(pictureNames(join(base, acceptedFolder)))
  const current = new Set(pictureNames(join(root, acceptedFolder)))
  const differences = join(root, differencesFolder)
  const fresh = new Set(newPictureNames(differences))
  const all = new Set([...old, ...current, ...fresh])
  const ids = stories && new Set(stories.map(({ id }) => id))
  const sidesOf = (name: string): Sides => {
    const exists = ids?.has(storyOf(name, stories ?? [])) ?? true
    const accepted = join(root, acceptedFolder, `${name}.webp`)
    const untaken = exists && fresh.has(name)
    return {
      name,
      before: readIf(old.has(name), join(base, acceptedFolder, `${name}.webp`)),
      after: untaken
        ? readFileSync(newPicture(differences, name))
        : readIf(exists && current.has(name), accepted),
      taken: exists ? !untaken : !current.has(name),
    }
  }
  mkdirSync(join(output, 'pictures'), { recursive: true })
  const changes: PictureChange[] = []
  let lookSame = 0
  for (const [index, name] of [...all].toSorted().entries()) {
    onProgress?.(index + 1, all.size)
    const sides = sidesOf(name)
    if (!sides.before && !sides.after) continue
    if (sides.before && sides.after?.equals(sides.before)) continue
    const change = await describe(sides, themeOf(name, all), output)
    if (change === 'same') lookSame += 1
    else changes.push(change)
  }
  return { changes, lookSame }
}

async function describe(
  { name, before, after, taken }: Sides,
  theme: Theme,
  output: string,
): Promise<PictureChange | 'same'> {
  // The tests allow each mode of a sheet as many pixels as a picture of its size: fewer than they allow one of the whole.
  const comparison =
    before && after
      ? await comparePictures(before, after, isSheet(name) ? { allowedShare: 0 } : {})
      : undefined
  if (comparison?.same) return 'same'
  const shown = {
    ...(before && { before: await keep(before, `${name}.before`, output) }),
    ...(after && { after: await keep(after, `${name}.after`, output) }),
    ...(comparison && {
      difference: await keep(
        await sharp(comparison.difference).webp({ lossless: true, effort: 2 }).toBuffer(),
        `${name}.difference`,
        output,
      ),
      reason: comparison.reason,
    }),
  }
  const width = Math.max(shown.before?.width ?? 0, shown.after?.width ?? 0)
  return { name, width, theme, isSheet: isSheet(name), taken, ...shown }
}

async function keep(picture: Buffer, name: string, output: string): Promise<PictureFile> {
  const file = `pictures/${name.replace('/', '-')}.webp`
  writeFileSync(join(output, file), picture)
  const { width, height } = await sharp(picture).metadata()
  return { file, width, height, sha256: hashOf(picture) }
}

export interface Listed {
  readonly before: readonly ListedStory[]
  readonly after: readonly ListedStory[]
}

/**
 * The stories that were added, are gone, or look different.
 * @param reasonsOf changed files that the stories of a file read
 */
export function storyChanges(
  pictures: readonly PictureChange[],
  { before, after }: Listed,
  reasonsOf: (file: string) => readonly string[],
): readonly StoryChange[] {
  const old = new Map(before.map(story => [story.id, story]))
  const fresh = new Map(after.map(story => [story.id, story]))
  const byStory = new Map<string, PictureChange[]>()
  for (const picture of pictures) {
    const id = storyOf(picture.name, [...after, ...before])
    byStory.set(id, [...(byStory.get(id) ?? []), picture])
  }
  const ids = [...new Set([...old.keys(), ...fresh.keys(), ...byStory.keys()])]
  const changes = ids.flatMap((id): readonly StoryChange[] => {
    const story = fresh.get(id) ?? old.get(id)
    const own = byStory.get(id) ?? []
    const added = fresh.has(id) && !old.has(id)
    const gone = !fresh.has(id)
    if (!added && !gone && own.length === 0) return []
    return [
      {
        id,
        kind: added ? 'added' : gone ? 'gone' : 'different',
        title: story?.title ?? id,
        name: story?.name ?? '',
        ...(story && { file: story.file }),
        pictures: own,
        reasons: story ? reasonsOf(story.file) : [],
      },
    ]
  })
  return changes.toSorted((one, other) =>
    `${one.title} ${one.name}`.localeCompare(`${other.title} ${other.name}`),
  )
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { comparePictures } from '../visual/compare.ts'
import { acceptedPath, noteName } from '../visual/picture-files.ts'

const differencesFolder = fileURLToPath(new URL('../../visual-diff/', import.meta.url))

/** A picture that is served otherwise than it was accepted. */
export interface Difference {
  /** What differs, in one line. */
  readonly message: string
  /** So many pixels differ; infinitely many of pictures of two sizes. */
  readonly pixels: number
}

/**
 * How far apart two colours may be, as pixelmatch has it: five of 255 levels of grey. In a window translucent colours are
 * rounded otherwise than in the frame of a story, by up to three levels of a channel.
 */
const visibleDistance = 0.02

/** Takes the picture again so often at most: on a busy machine what the page shows can reach the screen a frame later. */
const tries = 4

/**
 * Compares what is served with the accepted picture of its story.
 *
 * @param storyFile in which the story is
 * @returns null when it looks as accepted
 */
export async function compareWithAccepted(
  name: string,
  storyFile: string,
  take: () => Promise<Buffer>,
): Promise<Difference | null> {
  noteName(name, storyFile)
  const path = acceptedPath(name)
  const difference = join(differencesFolder, `${name}.served.png`)
  if (!existsSync(path)) return { message: `${name}: the story has no accepted picture`, pixels: Infinity }
  const accepted = readFileSync(path)
  let verdict = await comparePictures(accepted, await take(), { threshold: visibleDistance })
  for (let attempt = 1; attempt < tries && !verdict.same; attempt += 1) {
    verdict = await comparePictures(accepted, await take(), { threshold: visibleDistance })
  }
  if (verdict.same) {
    rmSync(difference, { force: true })
    return null
  }
  mkdirSync(dirname(difference), { recursive: true })
  writeFileSync(difference, verdict.panes)
  const message = `${name}: as served, ${verdict.reason}. See visual-diff/${name}.served.png`
  return { message, pixels: verdict.pixels }
}

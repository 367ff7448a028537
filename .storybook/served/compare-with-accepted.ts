import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { comparePictures } from '../visual/compare.ts'
import type { PictureVerdict } from '../visual/picture-series.ts'

const picturesFolder = fileURLToPath(new URL('../pictures/', import.meta.url))
const differencesFolder = fileURLToPath(new URL('../../visual-diff/', import.meta.url))

/** Takes the picture again so often at most: on a busy machine what the page shows can reach the screen a frame later. */
const tries = 4

/** Compares what is served with the accepted picture of its story. */
export async function compareWithAccepted(
  name: string,
  take: () => Promise<Buffer>,
): Promise<PictureVerdict> {
  const path = join(picturesFolder, `${name}.webp`)
  const difference = join(differencesFolder, `${name}.served.png`)
  if (!existsSync(path)) return `${name}: the story has no accepted picture`
  const accepted = readFileSync(path)
  let verdict = await comparePictures(accepted, await take())
  for (let attempt = 1; attempt < tries && !verdict.same; attempt += 1) {
    verdict = await comparePictures(accepted, await take())
  }
  if (verdict.same) {
    rmSync(difference, { force: true })
    return null
  }
  mkdirSync(dirname(difference), { recursive: true })
  writeFileSync(difference, verdict.panes)
  return `${name}: as served, ${verdict.reason}. See visual-diff/${name}.served.png`
}

import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { BrowserCommand } from 'vitest/node'
import { cameraOf, steadyPicture } from './camera.ts'
import { comparePictures } from './compare.ts'
import { looksSame } from './looks-same.ts'
import {
  acceptedPath,
  accepting,
  freshPath,
  keeping,
  notAccepted,
  noteName,
  removeDifference,
  writeDifference,
  writePicture,
} from './picture-files.ts'
import type { PictureRequest, PictureVerdict } from './picture-series.ts'

/** Runs in Node: takes the picture of the story's frame and compares it with the accepted one. */
export const comparePicture: BrowserCommand<[PictureRequest]> = async (
  context,
  { name, width, height },
): Promise<PictureVerdict> => {
  noteName(name, context.testPath ?? '')
  const take = await cameraOf(context.page, width, height)
  if (!take) return `${name}: the story has no frame`
  const accepted = acceptedPath(name)
  const before = existsSync(accepted) ? readFileSync(accepted) : null
  const first = await take()
  if (before && (await looksSame(before, first, { accepting }))) {
    removeDifference(name)
    return null
  }
  const actual = await steadyPicture(take, first)
  if (!actual) return `${name}: no two frames of it are the same`
  if (!accepting) {
    const verdict = before ? await comparePictures(before, actual) : null
    if (verdict?.same !== true) {
      writeDifference(name, verdict?.panes ?? actual)
      await save(freshPath(name), actual)
      if (keeping) return null
      return verdict ? `${name}: ${verdict.reason}. See visual-diff/${name}.png` : notAccepted(name)
    }
  }
  removeDifference(name)
  if (accepting && !(before && (await looksSame(before, actual, { accepting })))) await save(accepted, actual)
  return null
}

/** Lossless, and half as large as Chromium's own pictures: they are all kept in the repository. */
async function save(path: string, picture: Buffer): Promise<void> {
  writePicture(path, await sharp(picture).webp({ lossless: true, effort: 4 }).toBuffer())
}

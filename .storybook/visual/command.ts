import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { BrowserCommand } from 'vitest/node'
import { cameraOf, steadyPicture } from './camera.ts'
import { comparePictures } from './compare.ts'
import { looksSame } from './looks-same.ts'
import {
  acceptPicture,
  acceptedPath,
  accepting,
  freshPath,
  keeping,
  noteName,
  removeDifference,
  writeDifference,
  writePicture,
} from './picture-files.ts'
import type { PictureRequest, PictureVerdict } from './picture-series.ts'
import { differs, ifMeant, notAccepted } from './verdicts.ts'

/** Runs in Node: takes the picture of the story's frame and compares it with the accepted one. */
export const comparePicture: BrowserCommand<[PictureRequest]> = async (
  context,
  { name, width, height },
): Promise<PictureVerdict> => {
  const { testPath = '' } = context
  noteName(name, testPath)
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
      writePicture(freshPath(name), await packed(actual))
      if (keeping) return null
      return verdict ? `${differs(name, verdict.reason)}. ${ifMeant(testPath)}` : notAccepted(name, testPath)
    }
  }
  removeDifference(name)
  if (accepting && !(before && (await looksSame(before, actual, { accepting }))))
    acceptPicture(name, await packed(actual))
  return null
}

/** Lossless, and half as large as Chromium's own pictures: they are all kept in the repository. */
const packed = (picture: Buffer) => sharp(picture).webp({ lossless: true, effort: 4 }).toBuffer()

import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { BrowserCommand } from 'vitest/node'
import { comparePictures } from './compare.ts'
import { newPicture } from './new-pictures.ts'
import type { PictureRequest, PictureVerdict } from './picture-series.ts'

/** The accepted pictures, committed. */
const picturesFolder = fileURLToPath(new URL('../pictures/', import.meta.url))
/** Where a failed comparison leaves accepted, difference and actual side by side, and the actual alone as it would be accepted. */
const differencesFolder = fileURLToPath(new URL('../../visual-diff/', import.meta.url))

const accepting = process.env.VISUAL_UPDATE === '1'
/** Keeps what differs, and fails nothing: a review of the change shows it. */
const keeping = process.env.VISUAL_KEEP === '1'
/** A file to write the name of every picture to that a story has: what is not in it is of a story that is gone. */
const namesFile = process.env.VISUAL_NAMES

/** Takes a picture again so often at most, until two in a row are the same. */
const tries = 6

/**
 * The story as it looks in two frames in a row. The page says when nothing in it changes any more; on a busy machine
 * what it shows can still reach the screen a frame later.
 */
async function steadyPicture(take: () => Promise<Buffer>, first: Buffer): Promise<Buffer | null> {
  let before = first
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const next = await take()
    if (next.equals(before)) return next
    before = next
  }
  return null
}

/** Runs in Node: takes the picture of the story's frame and compares it with the accepted one. */
export const comparePicture: BrowserCommand<[PictureRequest]> = async (
  context,
  { name, width, height },
): Promise<PictureVerdict> => {
  if (namesFile) appendFileSync(namesFile, `${name}\n`)
  const frame = context.page.locator('iframe[data-vitest]').first()
  const box = await frame.boundingBox()
  if (!box) return `${name}: the story has no frame`
  const take = () =>
    context.page.screenshot({
      clip: { x: box.x, y: box.y, width: Math.min(width, box.width), height: Math.min(height, box.height) },
      animations: 'disabled',
      caret: 'hide',
    })
  const accepted = join(picturesFolder, `${name}.webp`)
  const difference = join(differencesFolder, `${name}.png`)
  const fresh = newPicture(differencesFolder, name)
  const settle = () => [difference, fresh].forEach(path => rmSync(path, { force: true }))
  const before = existsSync(accepted) ? readFileSync(accepted) : null
  const first = await take()
  if (before && (await comparePictures(before, first)).same) {
    settle()
    return null
  }
  const actual = await steadyPicture(take, first)
  if (!actual) return `${name}: no two frames of it are the same`
  if (!before && !accepting) {
    write(difference, actual)
    await save(fresh, actual)
    if (keeping) return null
    return `${name}: no accepted picture. It is in visual-diff/; accept it with npm run test:visual -- --update`
  }
  const verdict = before ? await comparePictures(before, actual) : null
  if (verdict?.same !== true && !accepting && verdict) {
    write(difference, verdict.panes)
    await save(fresh, actual)
    if (keeping) return null
    return `${name}: ${verdict.reason}. See visual-diff/${name}.png`
  }
  settle()
  if (verdict?.same !== true) await save(accepted, actual)
  return null
}

/** Lossless, and half as large as Chromium's own pictures: they are all kept in the repository. */
async function save(path: string, picture: Buffer): Promise<void> {
  write(path, await sharp(picture).webp({ lossless: true, effort: 4 }).toBuffer())
}

function write(path: string, picture: Buffer): void {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, picture)
}

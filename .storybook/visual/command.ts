import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { BrowserCommand } from 'vitest/node'
import { comparePictures } from './compare.ts'

/** The accepted pictures, committed. */
export const picturesFolder = fileURLToPath(new URL('../pictures/', import.meta.url))
/** Where a failed comparison leaves accepted, difference and actual side by side. */
const differencesFolder = fileURLToPath(new URL('../../visual-diff/', import.meta.url))

const accepting = process.env.VISUAL_UPDATE === '1'

export interface PictureRequest {
  /** Story id, and what sets this picture apart from the story's others: "actions-button--primary.dark". */
  readonly name: string
  readonly width: number
  readonly height: number
}

/** Null when the story looks as accepted, else what is wrong, in one line. */
export type PictureVerdict = string | null

/** Runs in Node: takes the picture of the story's frame and compares it with the accepted one. */
export const comparePicture: BrowserCommand<[PictureRequest]> = async (
  context,
  { name, width, height },
): Promise<PictureVerdict> => {
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
  if (!existsSync(accepted)) {
    const actual = await take()
    if (!accepting) {
      write(difference, actual)
      return `${name}: no accepted picture. It is in visual-diff/; accept it with npm run test:visual -- --update`
    }
    await accept(accepted, actual)
    return null
  }
  const before = readFileSync(accepted)
  let verdict = await comparePictures(before, await take())
  // A picture that was taken in the middle of a layout is wrong once, not twice.
  if (!verdict.same) verdict = await comparePictures(before, await take())
  if (verdict.same) {
    rmSync(difference, { force: true })
    return null
  }
  if (accepting) {
    await accept(accepted, await take())
    return null
  }
  write(difference, verdict.panes)
  return `${name}: ${verdict.reason}. See visual-diff/${name}.png`
}

/** Lossless, and half as large as Chromium's own pictures: they are all kept in the repository. */
async function accept(path: string, picture: Buffer): Promise<void> {
  write(path, await sharp(picture).webp({ lossless: true, effort: 4 }).toBuffer())
}

function write(path: string, picture: Buffer): void {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, picture)
}

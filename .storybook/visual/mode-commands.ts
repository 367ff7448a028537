import { existsSync } from 'node:fs'
import type { Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import type { ModeMedia } from '../atlas/modes.ts'
import { cameraOf, steadyPicture } from './camera.ts'
import { comparePictures } from './compare.ts'
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
import { drawSheet, readSheet, type Cell } from './sheet.ts'

/** Runs in Node: shows the page as to a visitor whose browser or paper asks for it; with nothing, as it was. */
export const showMedia: BrowserCommand<[ModeMedia]> = async ({ page }, { media, forcedColors, contrast }) => {
  await page.emulateMedia({
    media: media ?? 'screen',
    forcedColors: forcedColors ?? 'none',
    contrast: contrast ?? 'no-preference',
  })
}

export interface ModePicture extends PictureRequest {
  /** Of the mode. */
  readonly title: string
}

/** What a page has taken for the sheet that it is at. */
interface SheetUnderWay {
  readonly accepted: ReadonlyMap<string, Buffer>
  readonly cells: Cell[]
}

const underWay = new WeakMap<Page, Map<string, SheetUnderWay>>()

async function sheetUnderWay(page: Page, name: string): Promise<SheetUnderWay> {
  const ofPage = underWay.get(page) ?? new Map<string, SheetUnderWay>()
  underWay.set(page, ofPage)
  const path = acceptedPath(name)
  const sheet = ofPage.get(name) ?? {
    accepted: existsSync(path) ? await readSheet(path) : new Map<string, Buffer>(),
    cells: [],
  }
  ofPage.set(name, sheet)
  return sheet
}

/** Runs in Node: takes the picture of one mode for a sheet. @returns what is wrong with it as a picture */
export const takeMode: BrowserCommand<[ModePicture]> = async (
  { page },
  { name, title, width, height },
): Promise<PictureVerdict> => {
  const { accepted, cells } = await sheetUnderWay(page, name)
  const take = await cameraOf(page, width, height)
  if (!take) return `${name}: the story has no frame`
  const first = await take()
  const before = accepted.get(title)
  const isSame = before !== undefined && (await comparePictures(before, first)).same
  const picture = isSame ? before : await steadyPicture(take, first)
  if (!picture) return `${name}, ${title}: no two frames of it are the same`
  cells.push({ title, picture })
  return null
}

/** Runs in Node: compares what was taken of a sheet with the accepted one, mode by mode. */
export const compareSheet: BrowserCommand<[string]> = async (
  { page, testPath = '' },
  name,
): Promise<PictureVerdict> => {
  noteName(name, testPath)
  const { accepted, cells } = await sheetUnderWay(page, name)
  underWay.get(page)?.delete(name)
  const wrong: string[] = []
  for (const { title, picture } of cells) {
    const before = accepted.get(title)
    const difference = `${name}, ${title}`
    removeDifference(difference)
    if (!before) {
      wrong.push(`${title}: it has no picture yet`)
      continue
    }
    const verdict = await comparePictures(before, picture)
    if (verdict.same) continue
    if (!accepting) writeDifference(difference, verdict.panes)
    wrong.push(`${title}: ${verdict.reason}. See visual-diff/${difference}.png`)
  }
  const gone = [...accepted.keys()].filter(title => cells.every(cell => cell.title !== title))
  wrong.push(...gone.map(title => `${title}: there is no such mode any more`))
  removeDifference(name)
  if (wrong.length === 0) return null
  const sheet = await drawSheet(cells)
  if (accepting) {
    writePicture(acceptedPath(name), sheet)
    return null
  }
  writeDifference(name, sheet)
  writePicture(freshPath(name), sheet)
  if (keeping) return null
  return accepted.size === 0 ? notAccepted(name) : wrong.map(line => `${name}, ${line}`).join('\n')
}

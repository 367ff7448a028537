import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import type { ModeMedia } from '../atlas/modes.ts'
import { cameraOf, steadyPicture } from './camera.ts'
import { decode, type Pixels } from './compare.ts'
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
import { compareSheets, drawSheet, readSheet, type Cell } from './sheet.ts'

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
  readonly accepted: Promise<ReadonlyMap<string, Pixels>>
  readonly cells: Cell[]
}

const underWay = new WeakMap<Page, Map<string, SheetUnderWay>>()

function sheetUnderWay(page: Page, name: string): SheetUnderWay {
  const ofPage = underWay.get(page) ?? new Map<string, SheetUnderWay>()
  underWay.set(page, ofPage)
  const path = acceptedPath(name)
  const sheet = ofPage.get(name) ?? {
    accepted: existsSync(path) ? readSheet(readFileSync(path)) : Promise.resolve(new Map<string, Pixels>()),
    cells: [],
  }
  ofPage.set(name, sheet)
  return sheet
}

/** Runs in Node: begins to read the accepted sheet, while the page gets ready for its first picture. */
export const beginSheet: BrowserCommand<[string]> = ({ page }, name): void => {
  sheetUnderWay(page, name)
}

/** Runs in Node: takes the picture of one mode for a sheet. @returns what is wrong with it as a picture */
export const takeMode: BrowserCommand<[ModePicture]> = async (
  { page },
  { name, title, width, height },
): Promise<PictureVerdict> => {
  const { accepted, cells } = sheetUnderWay(page, name)
  const take = await cameraOf(page, width, height)
  if (!take) return `${name}: the story has no frame`
  const first = await take()
  const before = (await accepted).get(title)
  if (before && (await looksSame(before, first, { accepting }))) {
    cells.push({ title, picture: before })
    return null
  }
  const picture = await steadyPicture(take, first)
  if (!picture) return `${name}, ${title}: no two frames of it are the same`
  cells.push({ title, picture: await decode(picture) })
  return null
}

/** Runs in Node: compares what was taken of a sheet with the accepted one, mode by mode. */
export const compareSheet: BrowserCommand<[string]> = async (
  { page, testPath = '' },
  name,
): Promise<PictureVerdict> => {
  noteName(name, testPath)
  const { cells, ...sheetBefore } = sheetUnderWay(page, name)
  const accepted = await sheetBefore.accepted
  underWay.get(page)?.delete(name)
  const differenceOf = (title: string) => `${name}, ${title}`
  for (const title of [...accepted.keys(), ...cells.map(cell => cell.title)])
    removeDifference(differenceOf(title))
  removeDifference(name)
  const actual = new Map(cells.map(({ title, picture }) => [title, picture]))
  const isSame =
    actual.size === accepted.size && cells.every(cell => accepted.get(cell.title) === cell.picture)
  if (isSame) return null
  const sheet = await drawSheet(cells)
  if (accepting) {
    acceptPicture(name, sheet)
    return null
  }
  const changes = await compareSheets(accepted, actual)
  for (const { title, comparison } of changes)
    if (comparison) writeDifference(differenceOf(title), comparison.panes)
  writeDifference(name, sheet)
  writePicture(freshPath(name), sheet)
  if (keeping) return null
  if (accepted.size === 0) return notAccepted(name, testPath)
  const lines = changes.map(({ title, before, comparison }) => {
    if (comparison) return differs(differenceOf(title), comparison.reason)
    return `${differenceOf(title)}: ${before ? 'there is no such mode any more' : 'it has no picture yet'}`
  })
  return [...lines, ifMeant(testPath)].join('\n')
}

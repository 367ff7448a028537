import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The accepted pictures, committed. */
const picturesFolder = fileURLToPath(new URL('../pictures/', import.meta.url))
/** Where a failed comparison leaves accepted, difference and actual side by side. */
const differencesFolder = fileURLToPath(new URL('../../visual-diff/', import.meta.url))

/** Whether what is taken now is what is accepted from now on. */
export const accepting = process.env.VISUAL_UPDATE === '1'

/** A file to write the name of every picture to that a story has: what is not in it is of a story that is gone. */
const namesFile = process.env.VISUAL_NAMES

export function noteName(name: string): void {
  if (namesFile) appendFileSync(namesFile, `${name}\n`)
}

export const acceptedPath = (name: string) => join(picturesFolder, `${name}.webp`)

const differencePath = (name: string) => join(differencesFolder, `${name}.png`)

export const notAccepted = (name: string) =>
  `${name}: no accepted picture. It is in visual-diff/; accept it with npm run test:visual -- --update`

export function writePicture(path: string, picture: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, picture)
}

export function writeDifference(name: string, picture: Buffer): void {
  writePicture(differencePath(name), picture)
}

export function removeDifference(name: string): void {
  rmSync(differencePath(name), { force: true })
}

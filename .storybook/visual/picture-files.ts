import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newPicture } from './new-pictures.ts'

/** The accepted pictures, committed. */
const picturesFolder = fileURLToPath(new URL('../pictures/', import.meta.url))
/** Where a failed comparison leaves accepted, difference and actual side by side, and the actual alone as it would be accepted. */
const differencesFolder = fileURLToPath(new URL('../../visual-diff/', import.meta.url))

/** Whether what is taken now is what is accepted from now on. */
export const accepting = process.env.VISUAL_UPDATE === '1'

/** Keeps what differs, and fails nothing: a review of the change shows it. */
export const keeping = process.env.VISUAL_KEEP === '1'

/**
 * A file to write the name of every picture to that a story has, with the story's file behind a tab: what is not in it is of
 * a story that is gone.
 */
const namesFile = process.env.VISUAL_NAMES

/** A file to write the name of every picture to that was accepted anew. */
const writtenFile = process.env.VISUAL_WRITTEN

/** @param storyFile its path, absolute or from the root */
export function noteName(name: string, storyFile: string): void {
  if (namesFile) appendFileSync(namesFile, `${name}\t${storyFile}\n`)
}

export const acceptedPath = (name: string) => join(picturesFolder, `${name}.webp`)

export const freshPath = (name: string) => newPicture(differencesFolder, name)

const differencePath = (name: string) => join(differencesFolder, `${name}.png`)

export function writePicture(path: string, picture: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, picture)
}

/** The picture is the accepted one from now on. */
export function acceptPicture(name: string, picture: Buffer): void {
  writePicture(acceptedPath(name), picture)
  if (writtenFile) appendFileSync(writtenFile, `${name}\n`)
}

export function writeDifference(name: string, picture: Buffer): void {
  writePicture(differencePath(name), picture)
}

export function removeDifference(name: string): void {
  for (const path of [differencePath(name), freshPath(name)]) rmSync(path, { force: true })
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newPicture } from '../visual/new-pictures.ts'
import type { PictureChange, PictureFile, Review, StoryChange } from './model.ts'
import { acceptedFolder, differencesFolder, hashOf } from './pictures.ts'

export interface Decision {
  /** Ids of stories; "rest" for all that are not rejected. */
  readonly accept: readonly string[] | 'rest'
  readonly reject: readonly string[]
}

export interface Outcome {
  readonly accepted: readonly StoryChange[]
  readonly rejected: readonly StoryChange[]
  /** How many accepted pictures were written or removed. */
  readonly written: number
}

const acceptedPath = (root: string, { name }: PictureChange) => join(root, acceptedFolder, `${name}.webp`)

/** The bytes of a picture of the page. @throws Error when it is not there or not what the page showed */
function shown(folder: string, picture: PictureFile): Buffer {
  const path = join(folder, picture.file)
  if (!existsSync(path)) throw new Error(`${picture.file} is not beside the page. Take its whole folder.`)
  const bytes = readFileSync(path)
  if (hashOf(bytes) !== picture.sha256)
    throw new Error(`${picture.file} is not the picture that the page showed.`)
  return bytes
}

/** @throws Error when the accepted picture is neither the one before nor the one after */
function refuseOthers(root: string, change: PictureChange): void {
  const path = acceptedPath(root, change)
  const now = existsSync(path) ? hashOf(readFileSync(path)) : undefined
  if (now !== undefined && now !== change.before?.sha256 && now !== change.after?.sha256)
    throw new Error(
      `${acceptedFolder}/${change.name}.webp has changed since the review. Make the review again.`,
    )
}

function chosen({ stories }: Review, { accept, reject }: Decision) {
  const byId = new Map(stories.map(story => [story.id, story]))
  const find = (id: string) => {
    const story = byId.get(id)
    if (!story) throw new Error(`The review has no story "${id}".`)
    return story
  }
  const rejected = reject.map(find)
  const accepted = accept === 'rest' ? stories.filter(({ id }) => !reject.includes(id)) : accept.map(find)
  const both = accepted.find(({ id }) => reject.includes(id))
  if (both) throw new Error(`"${both.id}" is both accepted and rejected.`)
  return { accepted, rejected }
}

/**
 * Carries a reviewer's decision out: the new pictures of accepted stories become the accepted ones, and those of rejected
 * stories become those of the base again, so that the tests of the pictures fail until the change is another one.
 * Nothing is written when anything is not as the page showed it.
 * @param folder of the page, with `review.json` and the pictures
 */
export function decide(root: string, folder: string, decision: Decision): Outcome {
  const file = join(folder, 'review.json')
  if (!existsSync(file)) throw new Error(`There is no review in ${folder}.`)
  const review = JSON.parse(readFileSync(file, 'utf8')) as Review
  const { accepted, rejected } = chosen(review, decision)
  const wanted = [
    ...accepted.flatMap(({ pictures }) => pictures.map(change => ({ change, picture: change.after }))),
    ...rejected.flatMap(({ pictures }) => pictures.map(change => ({ change, picture: change.before }))),
  ]
  const writes = wanted.map(({ change, picture }) => {
    refuseOthers(root, change)
    return { change, bytes: picture && shown(folder, picture) }
  })
  let written = 0
  for (const { change, bytes } of writes) {
    const path = acceptedPath(root, change)
    const now = existsSync(path) ? readFileSync(path) : undefined
    if (bytes ? now?.equals(bytes) !== true : now !== undefined) written += 1
    if (bytes) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
    } else rmSync(path, { force: true })
  }
  const differences = join(root, differencesFolder)
  for (const change of accepted.flatMap(({ pictures }) => pictures)) {
    rmSync(newPicture(differences, change.name), { force: true })
    rmSync(join(differences, `${change.name}.png`), { force: true })
  }
  return { accepted, rejected, written }
}

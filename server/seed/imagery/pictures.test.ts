import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressOf, type PictureEntry, type PictureManifest } from '../catalogue/picture-names.ts'
import {
  cutOutNames,
  cutOutsFolder,
  filesOfManifest,
  folderSize,
  hashOf,
  manifestFile,
  picturesFolder,
  storiesFile,
} from './picture-files.ts'

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const manifest = readJson(manifestFile) as PictureManifest
const names = Object.keys(manifest.pictures)

describe('the built pictures', () => {
  it('are those of the cut-outs and the recipe as they are now', () => {
    expect(names).toEqual(cutOutNames())
    expect(names.filter(name => manifest.pictures[name]?.hash !== hashOf(name))).toEqual([])
  })

  it('are there in every size and format, and nothing else is', () => {
    expect(readdirSync(picturesFolder).toSorted()).toEqual(
      [...filesOfManifest(manifest), 'manifest.json'].toSorted(),
    )
  })

  it('have the same addresses in the stories', () => {
    expect(readJson(storiesFile)).toEqual(
      Object.fromEntries(names.map(name => [name, addressOf(name, manifest)])),
    )
  })

  it('have a disc of some size that lies within the picture', () => {
    const isWithin = ({ x, y, radius }: PictureEntry) =>
      radius > 0 && [x, y].every(middle => middle - radius >= 0 && middle + radius <= 100)
    expect(Object.entries(manifest.pictures).filter(([, entry]) => !isWithin(entry))).toEqual([])
  })

  it('stay under 25 MB with the cut-outs that they are made from', () => {
    expect(folderSize(picturesFolder) + folderSize(cutOutsFolder)).toBeLessThanOrEqual(25_000_000)
  })
})

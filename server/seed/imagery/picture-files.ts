import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PictureManifest } from '../catalogue/picture-names.ts'
import { recipe } from './recipe.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const cutOutsFolder = folder('cut-outs/')
export const picturesFolder = folder('../pictures/')
export const manifestFile = join(picturesFolder, 'manifest.json')

/** The addresses once more for the design system's stories, which may import nothing of the server's. */
export const storiesFile = folder('../../../design-system/src/stories-data/pictures.json')

/** How many bytes a folder's files have together. */
export const folderSize = (path: string) =>
  readdirSync(path).reduce((sum, name) => sum + statSync(join(path, name)).size, 0)

/** The names of all pictures, `<product>-<colour>-<view>`: whatever has a cut-out. */
export const cutOutNames = () =>
  readdirSync(cutOutsFolder)
    .filter(file => file.endsWith('.avif'))
    .map(file => file.slice(0, -'.avif'.length))
    .toSorted()

export const cutOutFile = (name: string) => join(cutOutsFolder, `${name}.avif`)

/** Eight digits of what a picture is made from: its cut-out and the recipe. */
export const hashOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(cutOutFile(name)))
    .update(JSON.stringify(recipe))
    .digest('hex')
    .slice(0, 8)

/** The files of one picture in `picturesFolder`, its share image apart. */
export const filesOf = (name: string, hash: string) =>
  (['avif', 'webp'] as const).flatMap(format =>
    recipe[format].sides.map(side => ({ file: `${name}-${hash}-${side}.${format}`, side, format })),
  )

export const shareFileOf = (name: string, hash: string) => `${name}-${hash}-share.jpg`

/** Every file that a manifest says there is. */
export const filesOfManifest = ({ pictures, shares }: PictureManifest) => [
  ...Object.entries(pictures).flatMap(([name, { hash }]) => filesOf(name, hash).map(({ file }) => file)),
  ...Object.values(shares).flatMap(name => {
    const entry = pictures[name]
    return entry ? [shareFileOf(name, entry.hash)] : []
  }),
]

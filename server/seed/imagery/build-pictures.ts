/**
 * Makes the shop's pictures and their manifest from the stored cut-outs: `npx tsx
 * server/seed/imagery/build-pictures.ts`. What is there already is left alone, and what no cut-out stands behind is
 * deleted.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  addressOf,
  pictureName,
  type PictureEntry,
  type PictureManifest,
} from '../catalogue/picture-names.ts'
import { productSources } from '../catalogue/product-sources.ts'
import { frame, readCutOut, type Raster } from './cut-out.ts'
import {
  cutOutFile,
  cutOutNames,
  filesOf,
  filesOfManifest,
  folderSize,
  hashOf,
  manifestFile,
  picturesFolder,
  shareFileOf,
  storiesFile,
} from './picture-files.ts'
import { placeholderOf } from './placeholder.ts'
import { recipe } from './recipe.ts'

/** Pictures made at the same time, one thread each: a machine that does other things has cores left. */
const workers = 2
sharp.concurrency(1)

const asImage = ({ pixels, width, height }: Raster) => sharp(pixels, { raw: { width, height, channels: 4 } })

const isOneOf = (views: readonly string[], view: string) => views.includes(view)
const isAsTaken = (view: string) => isOneOf(recipe.asTakenViews, view)

/**
 * Every picture that the catalogue asks for, product by product, the first of each being the product's own. The
 * hero's are of the first colour alone.
 */
const asked = productSources.map(({ slug, stock, views }) => ({
  slug,
  names: Object.keys(stock).flatMap((colour, position) =>
    views.filter(view => position === 0 || !isAsTaken(view)).map(view => pictureName(slug, colour, view)),
  ),
}))

async function framed(name: string): Promise<Raster> {
  const view = name.slice(name.lastIndexOf('-') + 1)
  const cutOut = await readCutOut(cutOutFile(name))
  if (isAsTaken(view)) return cutOut
  return frame(cutOut, isOneOf(recipe.nearViews, view) ? recipe.nearShare : recipe.objectShare)
}

async function buildPicture(name: string, hash: string): Promise<PictureEntry> {
  const square = await framed(name)
  for (const { file, side, format } of filesOf(name, hash)) {
    const resized = asImage(square).resize(side, side)
    const { sides: _, ...options } = recipe[format]
    await resized.toFormat(format, options).toFile(join(picturesFolder, file))
  }
  return { hash, ...(await placeholderOf(square)) }
}

async function buildShare(name: string, hash: string): Promise<void> {
  const { width, height, background, quality } = recipe.share
  await asImage(await framed(name))
    .resize(width, height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .flatten({ background })
    .jpeg({ quality, mozjpeg: true })
    .toFile(join(picturesFolder, shareFileOf(name, hash)))
}

/** Does a job for each item, so many at a time. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}

async function readManifest(): Promise<PictureManifest> {
  if (!existsSync(manifestFile)) return { pictures: {}, shares: {} }
  return JSON.parse(await readFile(manifestFile, 'utf8')) as PictureManifest
}

const isBuilt = (files: readonly string[]) => files.every(file => existsSync(join(picturesFolder, file)))

const begun = performance.now()
await mkdir(picturesFolder, { recursive: true })
const names = cutOutNames()
const known = new Set(asked.flatMap(product => product.names))
const strange = names.filter(name => !known.has(name))
if (strange.length > 0) throw new Error(`The catalogue asks for none of: ${strange.join(', ')}`)

const before = await readManifest()
const entries = new Map<string, PictureEntry>()
const made: string[] = []
await eachOf(names, async name => {
  const hash = hashOf(name)
  const entry = before.pictures[name]
  const isThere = entry?.hash === hash && isBuilt(filesOf(name, hash).map(({ file }) => file))
  if (!isThere) made.push(name)
  entries.set(name, isThere ? entry : await buildPicture(name, hash))
})

const firsts = asked.flatMap(product => {
  const name = product.names.find(candidate => entries.has(candidate))
  return name === undefined ? [] : [[product.slug, name] as const]
})
await eachOf(firsts, async ([, name]) => {
  const { hash } = entries.get(name) ?? { hash: '' }
  if (!isBuilt([shareFileOf(name, hash)])) await buildShare(name, hash)
})

const manifest: PictureManifest = {
  pictures: Object.fromEntries(
    names.flatMap(name => [[name, entries.get(name)]]),
  ) as PictureManifest['pictures'],
  shares: Object.fromEntries(firsts),
}
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
await writeFile(manifestFile, asJson(manifest))
await writeFile(storiesFile, asJson(Object.fromEntries(names.map(name => [name, addressOf(name, manifest)]))))

const wanted = new Set([...filesOfManifest(manifest), 'manifest.json'])
const stale = (await readdir(picturesFolder)).filter(file => !wanted.has(file))
for (const file of stale) await rm(join(picturesFolder, file))

const missing = [...known].filter(name => !entries.has(name))
const seconds = Math.round((performance.now() - begun) / 1000)
console.log(
  `Made ${made.length} of ${names.length} pictures in ${seconds} s, deleted ${stale.length} files; all pictures have ${Math.round(folderSize(picturesFolder) / 1000).toLocaleString('en-IN')} kB now`,
)
if (missing.length > 0) console.log(`No cut-out yet for ${missing.length}: ${missing.join(', ')}`)

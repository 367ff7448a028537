/**
 * Takes renders into the repository: `npx tsx server/seed/imagery/store-cut-outs.ts <folder of PNG files>`. They are
 * named `<product>-<colour>-<view>.png` and have alpha. One that is there already is replaced; none is removed.
 */
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cutOutFile, cutOutsFolder, folderSize } from './picture-files.ts'
import { cutOutFormat } from './recipe.ts'

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Which folder of PNG files?')

// Encoding in several threads gains little here, and loses much on a machine that is busy.
sharp.concurrency(1)

const begun = performance.now()
await mkdir(cutOutsFolder, { recursive: true })
const files = (await readdir(source)).filter(file => file.endsWith('.png')).toSorted()
let bytesBefore = 0
for (const file of files) {
  const path = join(source, file)
  const { hasAlpha } = await sharp(path).metadata()
  if (!hasAlpha) throw new Error(`${file} has no alpha`)
  bytesBefore += (await stat(path)).size
  await sharp(path)
    .avif(cutOutFormat)
    .toFile(cutOutFile(file.slice(0, -'.png'.length)))
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-IN')} kB`
console.log(
  `Stored ${files.length} renders of ${kilobytes(bytesBefore)} in ${Math.round((performance.now() - begun) / 1000)} s; all cut-outs have ${kilobytes(folderSize(cutOutsFolder))} now`,
)

/**
 * Makes the shop's pictures from cut-outs: `tsx server/seed/imagery/build-pictures.ts [folder of cut-outs] [name …]`.
 * Names limit the run to pictures that begin so.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { frame, mirror, readCutOut, recolour } from './cut-out.ts'
import { pictures, type Picture } from './picture-list.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const [folder = join(here, 'cut-outs'), ...wanted] = process.argv.slice(2)
const target = join(here, '..', 'pictures')

/** Sides in pixels; `<name>-<side>.webp` and `.avif`. */
const sides = [320, 640, 1000]

/** `surface-stage` of the light theme: what a picture without alpha stands on. */
const stage = '#DFE2DA'

/** Open Graph's preferred size in pixels; previews crop other shapes. */
const share = { width: 1200, height: 630 }

async function build(picture: Picture): Promise<void> {
  const source = await readCutOut(join(folder, `${picture.source}.png`))
  const coloured =
    picture.finish === picture.sourceFinish ? source : recolour(source, picture.sourceFinish, picture.finish)
  const { pixels, width, height } = frame(picture.mirrored ? mirror(coloured) : coloured)
  const square = () => sharp(pixels, { raw: { width, height, channels: 4 } })
  for (const side of sides) {
    const resized = square().resize(side, side)
    await resized
      .clone()
      .webp({ quality: 80, alphaQuality: 85, effort: 5 })
      .toFile(join(target, `${picture.name}-${side}.webp`))
    await resized
      .clone()
      .avif({ quality: 55, effort: 5 })
      .toFile(join(target, `${picture.name}-${side}.avif`))
  }
  await square()
    .resize(share.width, share.height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .flatten({ background: stage })
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(join(target, `${picture.name}-share.jpg`))
}

await mkdir(target, { recursive: true })
for (const picture of pictures) {
  if (wanted.length === 0 || wanted.some(name => picture.name.startsWith(name))) await build(picture)
}

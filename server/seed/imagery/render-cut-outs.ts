/**
 * Renders the forms that have no cut-out from elsewhere: `tsx server/seed/imagery/render-cut-outs.ts [side] [form …]`.
 * A minute or so each at the default of 880 pixels, which shows the object as large as the largest picture does.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type FormName, forms } from './forms.ts'
import { photograph, type Photograph } from './studio.ts'

const white: Photograph['shell'] = { albedo: [0.74, 0.75, 0.74], gloss: 0.05 }
const black: Photograph['shell'] = { albedo: [0.012, 0.012, 0.013], gloss: 0.03 }

/** File names say form and finish. Others are recoloured from white, but for what has bare metal on it. */
const cutOuts: readonly { file: string; form: FormName; shell: Photograph['shell'] }[] = [
  { file: 'hooks-white', form: 'hooks', shell: white },
  { file: 'neckband-white', form: 'neckband', shell: white },
  { file: 'charger-white', form: 'charger', shell: white },
  { file: 'charger-black', form: 'charger', shell: black },
  { file: 'kit-white', form: 'cleaningKit', shell: white },
]

const [side = '880', ...wanted] = process.argv.slice(2)
const folder = fileURLToPath(new URL('cut-outs/', import.meta.url))

for (const { file, form, shell } of cutOuts) {
  if (wanted.length > 0 && !wanted.includes(file)) continue
  const { pixels, width, height } = photograph(forms[form], { side: Number(side), shell })
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toFile(join(folder, `${file}.png`))
}

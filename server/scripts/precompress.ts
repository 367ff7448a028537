import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Fonts and pictures are compressed by their own formats. */
const compressible = /\.(?:css|js|json|map|svg)$/

/** Below this, headers outweigh what is saved. */
const minimumBytes = 1024

/**
 * Puts a .br and a .gz beside each text file of the built client, at the highest level, so that the server never
 * compresses the same file twice.
 */
async function precompress(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!compressible.test(name)) continue
    const file = path.join(folder, name)
    const content = await readFile(file)
    if (content.length < minimumBytes) continue
    const [small, wide] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    ])
    await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, wide)])
  }
}

const assets = path.resolve(import.meta.dirname, '../../storefront/dist/client/assets')
if (existsSync(assets)) await precompress(assets)

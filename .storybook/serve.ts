import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveFolder } from './opened/serve-folder.ts'

/** `npm run serve-storybook`: serves what `npm run build-storybook` made, at `PORT` or 6006. */

const folder = fileURLToPath(new URL('../storybook-static', import.meta.url))
if (!existsSync(folder)) throw new Error('There is no storybook-static: run npm run build-storybook first')
const { origin } = await serveFolder(folder, { port: Number(process.env.PORT ?? 6006) })
process.stdout.write(`Storybook is at ${origin}\n`)

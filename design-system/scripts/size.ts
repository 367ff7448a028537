import { fileURLToPath } from 'node:url'
import { builtComponents, measureComponents } from './measure.ts'

/**
 * `npm run size -w @shruti/design-system`: what each component weighs in a consumer's bundle, alone, in kB
 * (`measureComponents`). Needs `npm run build`. Words after `--` narrow to names that contain one.
 */

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const wanted = process.argv.slice(2).map(word => word.toLowerCase())

const names = builtComponents(dist).filter(
  name => wanted.length === 0 || wanted.some(word => name.toLowerCase().includes(word)),
)
if (names.length === 0) throw new Error(`No component's name contains ${wanted.join(' or ')}`)

const sizes = await measureComponents(dist, names)

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)
const widest = Math.max(...names.map(name => name.length))
process.stdout.write(`${'component'.padEnd(widest)}   kB gz   later\n`)
for (const { name, atOnce, later } of sizes.toSorted((one, other) => other.atOnce - one.atOnce)) {
  process.stdout.write(`${name.padEnd(widest)} ${kilobytes(atOnce)} ${later > 0 ? kilobytes(later) : ''}\n`)
}

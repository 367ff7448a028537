import { componentNames, componentSize, type ComponentSize } from './component-size.ts'

/**
 * `npm run size -w @shruti/design-system`: what each component weighs alone in a consumer's bundle, in kB. Parts that
 * are shared are counted in each. Words after `--` narrow to names that contain one.
 */

const wanted = process.argv.slice(2).map(word => word.toLowerCase())
const names = componentNames().filter(
  name => wanted.length === 0 || wanted.some(word => name.toLowerCase().includes(word)),
)
if (names.length === 0) throw new Error(`No component's name contains ${wanted.join(' or ')}`)

const sizes: ComponentSize[] = []
for (const name of names) sizes.push(await componentSize(name))

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)
const widest = Math.max(...names.map(name => name.length))
process.stdout.write(`${'component'.padEnd(widest)}   kB gz   later\n`)
for (const { name, atOnce, later } of sizes.toSorted((one, other) => other.atOnce - one.atOnce)) {
  process.stdout.write(`${name.padEnd(widest)} ${kilobytes(atOnce)} ${later > 0 ? kilobytes(later) : ''}\n`)
}

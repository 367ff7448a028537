import path from 'node:path'
import { parseArgs } from 'node:util'
import { verify } from '../data-folder/verify.ts'
import { parseDataFolder } from '../http/env.ts'
import { exitWith } from '../http/operator-errors.ts'
import { ageOf, recordsLine } from './records-line.ts'

const help = `Reads all that a shop's data folder or a backup holds, and says what is wrong with it. Changes nothing; the shop may
be running. The exit code is 1 when something is wrong.

  npm run verify -- [DATA_DIR or FILE]    without one, the DATA_DIR of the environment
`

const mostProblems = 200

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  const [target = parseDataFolder(process.env)] = positionals
  if (values.help || positionals.length > 1) {
    process.stdout.write(help)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const resolved = path.resolve(target)
  const { manifest, records, problems, ...found } = await verify(resolved)
  const lines: string[] = []
  if (manifest !== undefined) {
    const age = ageOf(manifest.createdAt, new Date())
    lines.push(
      `A backup of ${manifest.createdAt}, ${age} old; ${manifest.files.length} files match their checksums.`,
    )
  }
  if (found.files > 0) {
    const bytes = found.bytes.toLocaleString('en-IN')
    const upTo = found.lastNumber === undefined ? '' : `, up to change ${found.lastNumber}`
    lines.push(`${found.files} files of the store, ${found.frames} frames, ${bytes} bytes${upTo}.`)
  }
  if (records !== undefined) lines.push(recordsLine(records))
  lines.push(...found.notes, ...problems.slice(0, mostProblems))
  if (problems.length > mostProblems) lines.push(`… and ${problems.length - mostProblems} more`)
  if (problems.length === 0) lines.push(`${resolved} is whole.`)
  else {
    process.exitCode = 1
    const next =
      found.files > 0
        ? `Restore a backup (npm run restore), or keep what is whole: npm run repair -- ${resolved} --to NEW_DIR`
        : 'Verify another backup.'
    lines.push(
      `${resolved} is not whole: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. ${next}`,
    )
  }
  process.stdout.write(`${lines.filter(line => line !== '').join('\n')}\n`)
}

run().catch(exitWith)

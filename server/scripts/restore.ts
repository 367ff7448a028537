import path from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from '../data-folder/restore.ts'
import { parseDataFolder } from '../http/env.ts'
import { exitWith } from '../http/operator-errors.ts'
import { ageOf, recordsLine } from './records-line.ts'

const help = `Puts a backup into a data folder that is empty or not there yet, after checking all of it.

  npm run restore -- FILE [DATA_DIR]    without DATA_DIR, into that of the environment
`

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  const [file, folder = parseDataFolder(process.env)] = positionals
  if (values.help || file === undefined || positionals.length > 2) {
    process.stdout.write(help)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const dataFolder = path.resolve(folder)
  const { createdAt, lastNumber, records, files } = await restore({ file: path.resolve(file), dataFolder })
  const lines = [
    `${dataFolder} holds the shop of ${createdAt} now, ${ageOf(createdAt, new Date())} ago, up to change ${lastNumber}.`,
    recordsLine(records),
  ]
  if (!files.some(({ path: name }) => name === 'session-keys')) {
    lines.push('The session keys were not in it: start it with the SESSION_KEYS that the shop had.')
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

run().catch(exitWith)

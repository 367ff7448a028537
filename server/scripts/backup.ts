import path from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../data-folder/backup.ts'
import { parseDataFolder } from '../http/env.ts'
import { exitWith } from '../http/operator-errors.ts'
import { recordsLine } from './records-line.ts'

const help = `Backs the shop in DATA_DIR up into one new file: the store, the keys and the uploads, with checksums.

  npm run backup -- FILE    for example /backups/shop-2026-11-22.tar.gz

The shop may be running. Every change that it acknowledged before the command began is in the backup. The file holds
the customers' data and the shop's keys: keep it as safe as the shop. SESSION_KEYS are not in it: keep them apart.
`

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (values.help || file === undefined || positionals.length > 1) {
    process.stdout.write(help)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const target = path.resolve(file)
  const dataFolder = path.resolve(parseDataFolder(process.env))
  const { bytes, lastNumber, records, files } = await backUp({ dataFolder, file: target, now: new Date() })
  const lines = [
    `${target} holds the shop in ${dataFolder} up to change ${lastNumber}: ${bytes.toLocaleString('en-IN')} bytes.`,
    recordsLine(records),
  ]
  if (!files.some(({ path: name }) => name === 'session-keys')) {
    lines.push('The session keys are not in it, because they are in SESSION_KEYS: keep a copy of them apart.')
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

run().catch(exitWith)

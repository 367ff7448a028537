import path from 'node:path'
import { parseArgs } from 'node:util'
import { repair } from '../data-folder/repair.ts'
import { exitWith } from '../http/operator-errors.ts'
import { recordsLine } from './records-line.ts'

const help = `Writes a new data folder with every whole record of a damaged one, its keys and uploads, and lists what could not
be kept. The damaged folder is not changed. Stop the shop before.

  npm run repair -- DATA_DIR --to NEW_DIR    NEW_DIR is empty or not there yet

A good backup is better where there is one: npm run restore.
`

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  const [folder] = positionals
  if (values.help || folder === undefined || values.to === undefined || positionals.length > 1) {
    process.stdout.write(help)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const [dataFolder, newFolder] = [path.resolve(folder), path.resolve(values.to)]
  const { records, losses, missing, problems } = await repair({ dataFolder, newFolder })
  const lines = [
    ...losses.map(loss => `${loss.path}, byte ${loss.offset}, ${loss.bytes} bytes: ${loss.problem}`),
    ...missing.map(({ from, to }) =>
      from === to ? `Change ${from} is lost.` : `Changes ${from} to ${to} are lost.`,
    ),
    ...problems,
    losses.length + missing.length === 0
      ? 'Nothing was damaged.'
      : 'What a lost change did is undone: records are as they were before it, and what it deleted is back.',
    `${newFolder} holds what could be kept of ${dataFolder}, which was not changed:`,
    recordsLine(records),
    `To go on with it, start the shop with DATA_DIR=${newFolder}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

run().catch(exitWith)

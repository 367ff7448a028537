import path from 'node:path'
import { parseArgs } from 'node:util'
import { moveToPostgres, type Moved, type MoveStep } from '../data-folder/move.ts'
import { StoreUnavailable } from '../domain/index.ts'
import { parseDatabaseAddress, parseDataFolder } from '../http/env.ts'
import { exitWith } from '../http/operator-errors.ts'
import { databaseProblem, uploadsFolder } from '../http/shop-store.ts'
import { recordsLine } from './records-line.ts'

const help = `Moves the shop in DATA_DIR to a PostgreSQL database. The shop may be running: all is copied first. Then stop the server;
what changed meanwhile is copied, and every record is compared, which takes seconds. The exit code is 1 when a record
differs; then nothing has moved. Afterwards no server opens the old store, unless its file "moved" is removed.

  npm run move                       MOVE_TO of the environment is the database's address, postgres://…
  npm run move -- --to postgres://…  the same; but the password shows in the list of processes, and npm repeats it
  --replace                          removes the shop, or the move that was cut short, which is in the database
`

const mostDifferences = 20

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [name, given] = values.to === undefined ? ['MOVE_TO', process.env['MOVE_TO']] : ['--to', values.to]
  if (values.help || given === undefined || given === '') {
    process.stdout.write(help)
    process.exitCode = values.help ? 0 : 2
    return
  }
  // The database may be named for the new server already: this is about the folder all the same.
  const dataFolder = path.resolve(parseDataFolder({ ...process.env, DATABASE_URL: undefined }))
  const url = parseDatabaseAddress(name, given)
  const { replace } = values
  const moved = await moveToPostgres({ dataFolder, url, replace, now: () => new Date(), onStep: tell }).catch(
    (error: unknown) => {
      throw error instanceof StoreUnavailable ? databaseProblem(name, error) : error
    },
  )
  for (const line of endOf(moved, dataFolder)) print(line)
  if (moved.differences.length > 0) process.exitCode = 1
}

function tell(step: MoveStep): void {
  switch (step.kind) {
    case 'copied':
      tellCopied(step)
      break
    case 'first copy made':
      print('The first copy is made.')
      if (step.isServed) {
        print('Stop the server now, and do not start it again on DATA_DIR. Waiting until it has stopped …')
      }
      break
    case 'shop stopped':
      print('Nobody has the shop open. Copying what changed, and comparing every record …')
      break
    case 'changes copied':
      print(`Changed meanwhile: ${count(step.put)} put, ${count(step.removed)} removed.`)
  }
}

/** A terminal has one line that changes; a file gets one for each collection. */
function tellCopied({ collection, records, of, all }: Extract<MoveStep, { kind: 'copied' }>): void {
  const line = `${count(all.records)} of ${count(all.of)} records copied; ${collection}: ${count(records)} of ${count(of)}`
  if (!process.stdout.isTTY) {
    if (records === of) print(line)
    return
  }
  const isLast = all.records === all.of
  process.stdout.write(`\r\u001B[K${line.slice(0, process.stdout.columns - 1)}${isLast ? '\n' : ''}`)
}

function endOf({ records, differences }: Moved, dataFolder: string): string[] {
  const sum = count(Object.values(records).reduce((left, right) => left + right, 0))
  if (differences.length > 0) {
    const shown = differences.slice(0, mostDifferences)
    const more = differences.length - shown.length
    return [
      ...shown.map(({ collection, id, kind }) => `${collection} ${id}: ${kind}`),
      ...(more > 0 ? [`… and ${count(more)} more`] : []),
      `${count(differences.length)} of ${sum} records differ: nothing has moved. The shop in ${dataFolder} can be started again. No server opens the database; try again with --replace.`,
    ]
  }
  return [
    recordsLine(records),
    `All ${sum} records are the same in the database. The shop has moved; no server opens ${path.join(dataFolder, 'store')} any more.`,
    'For the start of the new server:',
    '  DATABASE_URL   the address of this database',
    '  HASH_KEY       as npm run --silent hash-key prints it, without DATABASE_URL and with the DATA_DIR of this move',
    '  SESSION_KEYS   the same as before, or the lines of the file session-keys in DATA_DIR, separated by commas',
    `  UPLOADS_DIR    ${path.resolve(uploadsFolder({ DATA_DIR: dataFolder, UPLOADS_DIR: undefined }))}, or where you copy it to: a folder, or a bucket by S3_…`,
  ]
}

const count = (value: number) => value.toLocaleString('en-IN')
const print = (line: string) => void process.stdout.write(`${line}\n`)

run().catch(exitWith)

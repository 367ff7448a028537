import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Moved } from '../data-folder/compare.ts'
import { moveToPostgres, type CopiedStep, type MoveStep } from '../data-folder/move.ts'
import { moveFromPostgres, type MoveBackStep } from '../data-folder/move-back.ts'
import { StoreUnavailable } from '../domain/index.ts'
import { parseDatabaseAddress, parseDataFolder, parseShopKeys } from '../http/env.ts'
import { exitWith } from '../http/operator-errors.ts'
import { databaseProblem, uploadsFolder } from '../http/shop-store.ts'
import { recordsLine } from './records-line.ts'

const help = `Moves the shop in DATA_DIR to a PostgreSQL database, or back.

There: the shop may be running: all is copied first. Then stop the server; what changed meanwhile is copied, and every
record is compared, which takes seconds. Afterwards no server opens the old store, unless its file "moved" is removed.

  npm run move                       MOVE_TO of the environment is the database's address, postgres://…
  npm run move -- --to postgres://…  the same; but the password shows in the list of processes, and npm repeats it
  --replace                          removes the shop, or the move that was cut short, which is in the database

Back, into a DATA_DIR that is empty or not there yet: stop all servers first. All is copied, and every record is compared.
Afterwards no server opens the database, and the message says how to use it again. It needs the HASH_KEY and SESSION_KEYS
of the servers, since DATA_DIR keeps the hash key, sealed. Copy the pictures then, from UPLOADS_DIR or the bucket, to
uploads in DATA_DIR.

  npm run move -- --back             MOVE_FROM of the environment is the database's address
  npm run move -- --back --from postgres://…

The exit code is 1 when a record differs; then nothing has moved.
`

const mostDifferences = 20

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      replace: { type: 'boolean', default: false },
      back: { type: 'boolean', default: false },
      from: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { back, replace, help: isHelpWanted } = values
  const [variable, option] = back ? (['MOVE_FROM', 'from'] as const) : (['MOVE_TO', 'to'] as const)
  const isMixed = back ? replace || values.to !== undefined : values.from !== undefined
  const given = values[option] ?? process.env[variable]
  if (isHelpWanted || isMixed || given === undefined || given === '') {
    process.stdout.write(help)
    process.exitCode = isHelpWanted ? 0 : 2
    return
  }
  const name = values[option] === undefined ? variable : `--${option}`
  // The database may be named for the new server already, or still: this is about the folder all the same.
  const dataFolder = path.resolve(parseDataFolder({ ...process.env, DATABASE_URL: undefined }))
  const url = parseDatabaseAddress(name, given)
  const moving = back
    ? moveFromPostgres({ dataFolder, url, keys: parseShopKeys(process.env), onStep: tell })
    : moveToPostgres({ dataFolder, url, replace, now: () => new Date(), onStep: tell })
  const moved = await moving.catch((error: unknown) => {
    throw error instanceof StoreUnavailable ? databaseProblem(name, error) : error
  })
  for (const line of endOf(moved, { dataFolder, back })) print(line)
  if (moved.differences.length > 0) process.exitCode = 1
}

function tell(step: MoveStep | MoveBackStep): void {
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
      break
    case 'copy written':
      print('The copy is written. Comparing every record …')
  }
}

/** A terminal has one line that changes; a file gets one for each collection. */
function tellCopied({ collection, records, of, all }: CopiedStep): void {
  const line = `${count(all.records)} of ${count(all.of)} records copied; ${collection}: ${count(records)} of ${count(of)}`
  if (!process.stdout.isTTY) {
    if (records === of) print(line)
    return
  }
  const isLast = all.records === all.of
  process.stdout.write(`\r\u001B[K${line.slice(0, process.stdout.columns - 1)}${isLast ? '\n' : ''}`)
}

function endOf(
  { records, differences }: Moved,
  { dataFolder, back }: { readonly dataFolder: string; readonly back: boolean },
): string[] {
  const sum = count(Object.values(records).reduce((left, right) => left + right, 0))
  if (differences.length > 0) {
    const shown = differences.slice(0, mostDifferences)
    const more = differences.length - shown.length
    const whatNow = back
      ? 'The servers can be started on the database again. Nothing was left in DATA_DIR; try again.'
      : `The shop in ${dataFolder} can be started again. No server opens the database; try again with --replace.`
    return [
      ...shown.map(({ collection, id, kind }) => `${collection} ${id}: ${kind}`),
      ...(more > 0 ? [`… and ${count(more)} more`] : []),
      `${count(differences.length)} of ${sum} records differ: nothing has moved. ${whatNow}`,
    ]
  }
  const uploads = path.resolve(uploadsFolder({ DATA_DIR: dataFolder, UPLOADS_DIR: undefined }))
  const store = path.join(dataFolder, 'store')
  const whatNow = back
    ? [
        `All ${sum} records are the same in ${store}. The shop has moved; no server opens the database any more.`,
        `Copy the pictures of customers, from UPLOADS_DIR or the bucket, to ${uploads}`,
        'For the start of the new server, without DATABASE_URL, HASH_KEY, UPLOADS_DIR, S3_… and WORKERS:',
        `  DATA_DIR       ${dataFolder}, which has the hash key`,
        '  SESSION_KEYS   the same as before',
      ]
    : [
        `All ${sum} records are the same in the database. The shop has moved; no server opens ${store} any more.`,
        'For the start of the new server:',
        '  DATABASE_URL   the address of this database',
        '  HASH_KEY       as npm run --silent hash-key prints it, without DATABASE_URL and with the DATA_DIR of this move',
        '  SESSION_KEYS   the same as before, or the lines of the file session-keys in DATA_DIR, separated by commas',
        `  UPLOADS_DIR    ${uploads}, or where you copy it to: a folder, or a bucket by S3_…`,
      ]
  return [recordsLine(records), ...whatNow]
}

const count = (value: number) => value.toLocaleString('en-IN')
const print = (line: string) => void process.stdout.write(`${line}\n`)

run().catch(exitWith)

import path from 'node:path'
import { parseArgs } from 'node:util'
import type { MigratedCollection } from '../domain/migrations/migration.ts'
import { migrations, schemaVersion } from '../domain/migrations/index.ts'
import { shopSchema } from '../domain/index.ts'
import { parseEnvironment } from '../http/env.ts'
import { exitWith, OperatorError } from '../http/operator-errors.ts'
import { openShop } from '../http/serve.ts'
import { placeOf } from '../http/shop-store.ts'
import { nodeFileSystem } from '../stores/lowdb/file-system.ts'
import { isOutdated, readStore } from '../stores/lowdb/read-store.ts'

const help = `Brings the data of an earlier version to this one, as the server does by itself when it starts.

  npm run migrate                 do it now; the server must not be running
  npm run migrate -- --dry-run    say what would change, and write nothing; the server may be running

What was there is copied into the store's folder before, as before-format-…-schema-….

With DATABASE_URL the tables are brought over in one transaction: all of it or, when it fails, nothing. Make a copy with
pg_dump before, and stop all servers of an earlier version. There is no --dry-run then: try it on a copy.
`

async function migrate(): Promise<void> {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  if (values.help) {
    process.stdout.write(help)
    return
  }
  const env = parseEnvironment(process.env)
  if (env.DATABASE_URL !== undefined) {
    if (values['dry-run']) {
      throw new OperatorError(
        '--dry-run is for the store in DATA_DIR. With DATABASE_URL, restore a pg_dump into another database and migrate that.',
      )
    }
    const shop = await openShop(env, { ifMissing: 'refuse' })
    await shop.dependencies.store.close()
    print(`The shop in ${placeOf(env)} has schema ${schemaVersion} now.`)
    return
  }
  const directory = path.resolve(env.DATA_DIR, 'store')
  const reading = await readStore({
    fileSystem: nodeFileSystem,
    directory,
    schema: shopSchema,
    migrations,
  }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  })
  if (reading === undefined) throw new OperatorError(`There is no shop in ${placeOf(env)}.`)
  if (!isOutdated(reading, schemaVersion)) {
    print(`${directory} has schema ${schemaVersion} already: nothing to do.`)
    return
  }
  for (const line of describe(reading.migrated)) print(line)
  if (values['dry-run']) {
    print(`${directory} would be brought to schema ${schemaVersion}. Nothing was written.`)
    return
  }
  const shop = await openShop(env, { ifMissing: 'refuse' })
  await shop.dependencies.store.close()
  print(`${directory} has schema ${schemaVersion} now.`)
}

function describe(migrated: readonly MigratedCollection[]): string[] {
  if (migrated.length === 0) return ['No record changes; the files are written in a newer format.']
  return migrated.map(
    ({ to, name, collection, changed, removed }) =>
      `${to}  ${name}: ${changed} of ${collection} changed, ${removed} removed`,
  )
}

const print = (line: string) => void process.stdout.write(`${line}\n`)

migrate().catch(exitWith)

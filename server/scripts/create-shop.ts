import { parseArgs } from 'node:util'
import { parseEnvironment } from '../http/env.ts'
import { fillNewShop, isFilled } from '../http/new-shop.ts'
import { exitWith, OperatorError } from '../http/operator-errors.ts'
import { openShop } from '../http/serve.ts'
import { placeOf } from '../http/shop-store.ts'

const help = `Makes a shop in an empty data folder, or in the empty database of DATABASE_URL: its store and keys, the catalogue and
the first administrator, whose password is printed once (ADMIN_PASSWORD sets another). In production the server itself
never does this, so that a folder which is not mounted does not become a second, empty shop.

  npm run create-shop

It reads the same variables as the server. Where it was cut short, it goes on when run again.
`

async function createShop(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } })
  if (values.help) {
    process.stdout.write(help)
    return
  }
  const env = parseEnvironment(process.env)
  const shop = await openShop(env, { ifMissing: 'create' })
  try {
    const place = placeOf(env)
    if (await isFilled(shop)) throw new OperatorError(`There is a shop in ${place} already.`)
    const lines = await fillNewShop(shop, env)
    process.stdout.write([`There is a shop in ${place} now.`, ...lines, ''].join('\n'))
  } finally {
    await shop.dependencies.store.close()
  }
}

createShop().catch(exitWith)

import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseEnvironment } from '../http/env.ts'
import { fillNewShop, isFilled } from '../http/new-shop.ts'
import { exitWith, OperatorError } from '../http/operator-errors.ts'
import { openShop } from '../http/serve.ts'

const help = `Makes a shop in an empty data folder: its store and keys, the catalogue and the first administrator, whose
password is printed once (ADMIN_PASSWORD sets another). In production the server itself never does this, so that a
folder which is not mounted does not become a second, empty shop.

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
    const folder = path.resolve(env.DATA_DIR)
    if (await isFilled(shop)) throw new OperatorError(`There is a shop in ${folder} (DATA_DIR) already.`)
    const lines = await fillNewShop(shop, env)
    process.stdout.write([`There is a shop in ${folder} now.`, ...lines, ''].join('\n'))
  } finally {
    await shop.dependencies.store.close()
  }
}

createShop().catch(exitWith)

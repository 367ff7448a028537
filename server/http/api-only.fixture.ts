import { catalogueSeed, seedStore } from '../seed/index.ts'
import { parseEnvironment } from './env.ts'
import { picturesFolder } from './folders.ts'
import { ifMissingAt } from './new-shop.ts'
import { exitWith } from './operator-errors.ts'
import { openShop, serve } from './serve.ts'
import { serveByProcesses } from './workers.ts'

/** The server without pages, as a process of its own: its tests kill it. It sends its origin to its parent. */
async function main(): Promise<void> {
  const env = parseEnvironment(process.env)
  await serveByProcesses(env, async () => {
    const shop = await openShop(env, { ifMissing: ifMissingAt(env) })
    await seedStore(shop.dependencies.store, catalogueSeed())
    return serve({ env, shop, folders: { pictures: picturesFolder } })
  })
}

main().catch(exitWith)

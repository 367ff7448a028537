import { catalogueSeed, seedStore } from '../seed/index.ts'
import { parseEnvironment } from './env.ts'
import { ensureAdministrator, firstAdministratorName } from './administrators.ts'
import { clientFolder, picturesFolder, storefrontFolder } from './folders.ts'
import { exitWith } from './operator-errors.ts'
import { loadBuiltStorefront } from './rendering.ts'
import { openShop, serve, stopOnSignals } from './serve.ts'

/** Serves the built shop: what `npm run serve` runs. An empty data folder becomes a shop with the catalogue alone. */
async function main(): Promise<void> {
  const env = parseEnvironment(process.env)
  const render = await loadBuiltStorefront(storefrontFolder)
  const shop = await openShop(env)
  const { log, dependencies } = shop

  await seedStore(dependencies.store, catalogueSeed())
  const password = await ensureAdministrator(dependencies, env.ADMIN_PASSWORD)
  if (password !== null) {
    process.stdout.write(
      `First administrator: ${firstAdministratorName}, password ${password} (not shown again)\n`,
    )
  }
  if (env.NODE_ENV === 'production' && env.SMS_URL === undefined) {
    log.warn({}, 'SMS_URL is not set: one-time codes are printed on this console and reach no customer')
  }

  const server = await serve({
    env,
    shop,
    render,
    folders: { client: clientFolder, pictures: picturesFolder },
  })
  stopOnSignals(server, log)
  log.info({ origin: server.publicOrigin }, 'Listening')
  // A parent process (npm start) waits for this, and takes the server along when it goes.
  process.send?.({ origin: server.publicOrigin })
  if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

main().catch(exitWith)

import path from 'node:path'
import { seedCatalogue } from '../seed/index.ts'
import { parseEnvironment } from './env.ts'
import { ensureAdministrator, firstAdministratorName } from './first-start.ts'
import { exitWith } from './operator-errors.ts'
import { loadBuiltStorefront } from './rendering.ts'
import { openShop, serve, stopOnSignals } from './serve.ts'

/** Serves the built shop: what `npm run serve` runs. */
async function main(): Promise<void> {
  const env = parseEnvironment(process.env)
  // This file is server/http/main.ts or, bundled, server/dist/main.js: one folder below the workspace either way.
  const serverFolder = path.resolve(import.meta.dirname, '..')
  const storefrontFolder = path.resolve(serverFolder, '../storefront')

  const render = await loadBuiltStorefront(storefrontFolder)
  const shop = await openShop(env)
  const { log, dependencies } = shop
  await seedCatalogue(dependencies.store)
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
    folders: {
      client: path.join(storefrontFolder, 'dist/client'),
      pictures: path.join(serverFolder, 'seed/pictures'),
    },
  })
  stopOnSignals(server, log)
  log.info({ origin: server.publicOrigin, host: env.HOST, port: env.PORT }, 'Listening')
}

main().catch(exitWith)

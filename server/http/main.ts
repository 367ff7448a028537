import { loadWholeApi } from './api.ts'
import { keepCodeAfterMs, type CodeCache, type LoadBuilt } from './code-cache.ts'
import { parseEnvironment, type Environment } from './env.ts'
import { clientFolder, picturesFolder, storefrontFolder } from './folders.ts'
import { addFirstPosts, expectFilled, fillNewShop, ifMissingAt } from './new-shop.ts'
import { exitWith } from './operator-errors.ts'
import { openBuiltStorefront } from './rendering.ts'
import { openShop, serve, type RunningServer } from './serve.ts'
import { serveByProcesses } from './workers.ts'

/**
 * When a start loads what the first answers of the API need not have: most of its operations, and what renders pages. Who asks
 * for one of them before has it loaded then. In milliseconds.
 */
const restAfterMs = 500

/**
 * Serves the built shop: what `npm run serve` runs. Outside production, an empty data folder becomes a shop with the
 * catalogue alone; in production it is refused.
 */
async function serveShop(env: Environment, load: LoadBuilt): Promise<RunningServer> {
  const storefront = await openBuiltStorefront(storefrontFolder, load)
  const shop = await openShop(env, { ifMissing: ifMissingAt(env), renderMessage: storefront.renderMessage })
  const { log } = shop

  if (env.NODE_ENV === 'production') await expectFilled(shop, env)
  else for (const line of await fillNewShop(shop, env)) process.stdout.write(`${line}\n`)
  await addFirstPosts(shop)
  if (env.NODE_ENV === 'production' && env.SMTP_URL === undefined) {
    log.warn({}, 'SMTP_URL is not set: no e-mail is sent, and passwords can be reset by phone alone')
  }

  const server = await serve({
    env,
    shop,
    ...storefront,
    folders: { client: clientFolder, pictures: picturesFolder },
  })
  log.info({ origin: server.publicOrigin }, 'Listening')
  const loadRest = () => Promise.all([storefront.loadStorefront(), loadWholeApi()])
  // Another worker ends for this one: it has to be able to do all that the other can.
  if (env.WORKERS > 1) await loadRest()
  // What cannot be loaded ends the process, as an error that nothing caught.
  else setTimeout(() => void loadRest(), restAfterMs).unref()
  return server
}

/** What `server/dist/main.js` runs. Ends the process, and says why, when the shop cannot be served. */
export async function main(code: CodeCache): Promise<void> {
  try {
    const env = parseEnvironment(process.env)
    await serveByProcesses(env, () => serveShop(env, code.load))
    // Where nothing can be kept, all is compiled at the next start.
    setTimeout(() => void code.keep().catch(() => undefined), keepCodeAfterMs).unref()
    // A parent process (npm start) takes the server along when it goes.
    if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  } catch (error) {
    exitWith(error)
  }
}

import { parseEnvironment, type Environment } from './env.ts'
import { clientFolder, picturesFolder, storefrontFolder } from './folders.ts'
import { addFirstPosts, expectFilled, fillNewShop, ifMissingAt } from './new-shop.ts'
import { loadBuiltStorefront } from './rendering.ts'
import { openShop, serve, type RunningServer } from './serve.ts'
import { serveByProcesses } from './workers.ts'

/**
 * Serves the built shop: what `npm run serve` runs. Outside production, an empty data folder becomes a shop with the
 * catalogue alone; in production it is refused.
 */
async function serveShop(env: Environment): Promise<RunningServer> {
  const { render, renderMessage, shopTextIn, sharedAs } = await loadBuiltStorefront(storefrontFolder)
  const shop = await openShop(env, { ifMissing: ifMissingAt(env), renderMessage })
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
    render,
    renderMessage,
    shopTextIn,
    ...(sharedAs && { sharedAs }),
    folders: { client: clientFolder, pictures: picturesFolder },
  })
  log.info({ origin: server.publicOrigin }, 'Listening')
  return server
}

/** What `server/dist/main.js` runs. */
export async function main(): Promise<void> {
  const env = parseEnvironment(process.env)
  await serveByProcesses(env, () => serveShop(env))
  // A parent process (npm start) takes the server along when it goes.
  if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

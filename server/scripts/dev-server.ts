import { createServer } from 'vite'
import { picturesFolder, storefrontFolder } from '../http/folders.ts'
import { exitWith } from '../http/operator-errors.ts'
import { developmentNonce, developmentStorefront } from '../http/rendering.ts'
import { serve, stopOnSignals } from '../http/serve.ts'
import { demoEnvironment, openDemoShop } from './demo-shop.ts'

/** The demo shop with Vite inside Express, so that pages reload when their sources change. */
async function startDevelopmentServer(): Promise<void> {
  const env = demoEnvironment()
  const { shop, signIns } = await openDemoShop(env)
  const vite = await createServer({
    root: storefrontFolder,
    appType: 'custom',
    server: { middlewareMode: true },
    html: { cspNonce: developmentNonce },
  })
  const server = await serve({
    env,
    shop,
    folders: { pictures: picturesFolder },
    ...developmentStorefront(vite),
    developmentMiddleware: vite.middlewares,
  })
  stopOnSignals(
    { ...server, stop: () => Promise.all([server.stop(), vite.close()]).then(() => undefined) },
    shop.log,
  )
  process.stdout.write(['', `Shruti  ${server.publicOrigin}`, ...signIns, ''].join('\n'))
}

startDevelopmentServer().catch(exitWith)

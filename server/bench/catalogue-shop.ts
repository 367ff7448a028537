import { createHttpApp } from '../http/app.ts'
import { parseEnvironment } from '../http/env.ts'
import { clientFolder, picturesFolder, storefrontFolder } from '../http/folders.ts'
import { httpMessages } from '../http/http-messages.ts'
import { listen } from '../http/listen.ts'
import { ifMissingAt } from '../http/new-shop.ts'
import { openBuiltStorefront } from '../http/rendering.ts'
import { openShop } from '../http/serve.ts'
import { countPublicChanges, createPublicVersion } from '../http/shared-pages/public-version.ts'
import { unlimited } from '../http/test-shop.ts'
import { seedStore } from '../seed/index.ts'
import { largeShop } from '../seed/large/large-shop.ts'
import { benchNowMs } from './memory-shop.ts'

/*
 * The shop that `catalogue.ts` asks, as a process of its own. Its argument is how many products it sells. Whatever it is sent,
 * it sells one piece of a product, as an order does, and says that it is done.
 */

const products = Number(process.argv[2])
const env = parseEnvironment(process.env)
const { render, shopTextIn, sharedAs } = await openBuiltStorefront(storefrontFolder)
const shop = await openShop(env, { ifMissing: ifMissingAt(env) })
const publicVersion = createPublicVersion()
const store = countPublicChanges(shop.dependencies.store, publicVersion)
const size = { products, orders: 2_000, customers: 500, reviews: 2_000 }
await seedStore(store, await largeShop({ now: benchNowMs, size }))
const messages = httpMessages()
const app = createHttpApp({
  messages,
  ...shop,
  dependencies: { ...shop.dependencies, store },
  publicVersion,
  publicOrigin: 'http://localhost',
  dataFolder: null,
  folders: { client: clientFolder, pictures: picturesFolder },
  render,
  shopTextIn,
  ...(sharedAs && { sharedAs }),
  trustedProxies: 1,
  rateLimits: unlimited,
})
const { port } = await listen(app, { host: '127.0.0.1', port: 0 }, { messages })
process.on('message', () => {
  const sell = store.transaction(async tx => {
    const product = await tx.get('products', 'prd_tivra')
    if (!product) throw new Error('The product is missing')
    const [first, ...others] = product.variants
    if (!first) throw new Error('The product has no colour')
    await tx.put('products', {
      ...product,
      variants: [{ ...first, stock: first.stock === 0 ? 400 : first.stock - 1 }, ...others],
    })
  })
  void sell.then(() => process.send?.({ isSold: true }))
})
process.on('SIGTERM', () => process.exit(0))
process.send?.({ port })

import { administrator, seedStore } from '../seed/index.ts'
import { largeShop, largeSize } from '../seed/large/large-shop.ts'
import { parseEnvironment } from '../http/env.ts'
import { clientFolder, picturesFolder, storefrontFolder } from '../http/folders.ts'
import { ifMissingAt } from '../http/new-shop.ts'
import { openBuiltStorefront } from '../http/rendering.ts'
import { openShop, serve } from '../http/serve.ts'
import { unlimited } from '../http/test-shop.ts'
import { benchNowMs } from './memory-shop.ts'

/*
 * The shop that `export.ts` reads and exports from, as a process of its own. Its arguments are the share of the large
 * shop that it has, from 0 to 1, and the owner's password.
 */

const [share = '1', password = ''] = process.argv.slice(2)
const env = parseEnvironment(process.env)
const { render, shopTextIn, sharedAs } = await openBuiltStorefront(storefrontFolder)
const shop = await openShop(env, { ifMissing: ifMissingAt(env) })
const { store, hasher } = shop.dependencies
const size = Object.fromEntries(
  Object.entries(largeSize).map(([name, count]) => [name, Math.round(count * Number(share))]),
) as unknown as typeof largeSize
const seed = await largeShop({ now: benchNowMs, size })
const owner = administrator({ passwordHash: await hasher.hashPassword(password), now: benchNowMs })
await seedStore(store, { ...seed, users: [...(seed.users ?? []), owner] })
const server = await serve({
  env,
  shop,
  render,
  shopTextIn,
  ...(sharedAs && { sharedAs }),
  folders: { client: clientFolder, pictures: picturesFolder },
  rateLimits: unlimited,
})
const [product] = await store.list('products', { limit: 1 })
process.send?.({ origin: server.publicOrigin, productId: product?.id, orders: await store.count('orders') })

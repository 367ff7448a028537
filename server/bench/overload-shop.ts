import { catalogueSeed, seedStore } from '../seed/index.ts'
import { admitAll, createAdmission, type Admission } from '../http/admission.ts'
import { parseEnvironment } from '../http/env.ts'
import { clientFolder, picturesFolder, storefrontFolder } from '../http/folders.ts'
import { ifMissingAt } from '../http/new-shop.ts'
import { openBuiltStorefront } from '../http/rendering.ts'
import { openShop, serve } from '../http/serve.ts'
import { unlimited } from '../http/test-shop.ts'

/*
 * The shop that `overload.ts` loads, as a process of its own. Its argument is the protection: "on" as it is served,
 * "off" to let in whatever comes, "full" to refuse whatever comes.
 */

const nothing = {
  running: 0,
  runningWhenBusy: 0,
  waiting: 0,
  patienceMs: 0,
  overloadAfterMs: 0,
  overloadPatienceMs: 0,
}
const admissions: Readonly<Record<string, Admission>> = {
  off: admitAll,
  full: createAdmission({ pages: nothing, api: nothing }),
}
const admission = admissions[process.argv[2] ?? 'on']

const env = parseEnvironment(process.env)
const { render } = await openBuiltStorefront(storefrontFolder)
const shop = await openShop(env, { ifMissing: ifMissingAt(env) })
await seedStore(shop.dependencies.store, catalogueSeed())
const server = await serve({
  env,
  shop,
  render,
  folders: { client: clientFolder, pictures: picturesFolder },
  rateLimits: unlimited,
  ...(admission && { admission }),
})
const [product] = await shop.dependencies.store.list('products', { limit: 1 })
process.send?.({ origin: server.publicOrigin, productId: product?.id })
/** Whatever it is asked, it says how much processor time it has used so far, in milliseconds. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ processorMs: (user + system) / 1000 })
})

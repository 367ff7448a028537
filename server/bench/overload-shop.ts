import { catalogueSeed, seedStore } from '../seed/index.ts'
import { admitAll } from '../http/admission.ts'
import { parseEnvironment } from '../http/env.ts'
import { clientFolder, picturesFolder, storefrontFolder } from '../http/folders.ts'
import { ifMissingAt } from '../http/new-shop.ts'
import { loadBuiltStorefront } from '../http/rendering.ts'
import { openShop, serve } from '../http/serve.ts'

/* The shop that `overload.ts` loads, as a process of its own: with the argument "off", whatever comes is let in. */

const env = parseEnvironment(process.env)
const render = await loadBuiltStorefront(storefrontFolder)
const shop = await openShop(env, { ifMissing: ifMissingAt(env) })
await seedStore(shop.dependencies.store, catalogueSeed())
const noLimit = { requests: Number.MAX_SAFE_INTEGER, windowSeconds: 60 }
const server = await serve({
  env,
  shop,
  render,
  folders: { client: clientFolder, pictures: picturesFolder },
  rateLimits: {
    all: noLimit,
    signIn: noLimit,
    oneTimeCode: noLimit,
    tracking: noLimit,
    guestSession: noLimit,
  },
  ...(process.argv[2] === 'off' && { admission: admitAll }),
})
process.send?.({ origin: server.publicOrigin })

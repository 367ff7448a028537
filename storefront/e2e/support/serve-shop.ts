import { afterAll, afterEach, beforeAll } from 'vitest'
import { startShopServer, type ShopServer } from './shop-server.ts'
import { closeBrowser, openShopper, type Shopper, type ShopperOptions } from './shopper.ts'

/** The shop that the tests of one file visit. */
export interface ServedShop {
  /** The server's process. */
  readonly server: ShopServer
  /** Opens a fresh browser profile in front of the shop; it is closed when the test ends. */
  visit(options: ShopperOptions): Promise<Shopper>
}

/**
 * Serves a shop of its own to a test file: called once at the top of the file, it starts the server before the first
 * test and removes it, its data and the browser after the last.
 * @param prepare gives variables of the server's environment, in place of those of test mode, once there is what they
 *   name
 */
export function serveShop(
  prepare: () => Promise<Readonly<Record<string, string>> | undefined> = async () => undefined,
): ServedShop {
  let server: ShopServer | undefined
  const shoppers: Shopper[] = []
  const started = () => {
    if (!server) throw new Error('The shop is served from the first test on')
    return server
  }
  beforeAll(async () => {
    server = await startShopServer(await prepare())
  })
  afterEach(async () => {
    await Promise.all(shoppers.splice(0).map(shopper => shopper.leave()))
  })
  afterAll(async () => {
    await closeBrowser()
    await server?.remove()
  })
  return {
    get server() {
      return started()
    },
    async visit(options) {
      const shopper = await openShopper(started().origin, options)
      shoppers.push(shopper)
      return shopper
    },
  }
}

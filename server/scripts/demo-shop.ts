import { parseEnvironment, type Environment } from '../http/env.ts'
import { ensureAdministrator, firstAdministratorName } from '../http/administrators.ts'
import { checkAddress } from '../http/listen.ts'
import { ifMissingAt } from '../http/new-shop.ts'
import { aloneInShop } from '../http/peers.ts'
import { openShop, type OpenShop } from '../http/serve.ts'
import { demoCustomer, demoDesk, demoSeed, seedStore } from '../seed/index.ts'

/** The environment of the demo shop: test mode and a quiet log, unless the variables say otherwise. */
export function demoEnvironment(): Environment {
  return parseEnvironment({ TEST_MODE: '1', LOG_LEVEL: 'warn', ...process.env })
}

/**
 * Opens the shop and fills an empty data folder with the demo shop.
 * @returns the shop and the lines that say how to sign in
 * @throws ListenError when the port is taken: the administrator's password, shown once, would be lost with it
 */
export async function openDemoShop(env: Environment): Promise<{ shop: OpenShop; signIns: string[] }> {
  await checkAddress({ host: env.HOST, port: env.PORT })
  const shop = await openShop(env, { ifMissing: ifMissingAt(env) })
  const { store, clock, hasher } = shop.dependencies
  const password = await aloneInShop(env, async () => {
    const isEmpty = (await store.get('settings', 'shop')) === undefined
    if (isEmpty) {
      const now = clock.now()
      const seed = await demoSeed({ now, hashPassword: word => hasher.hashPassword(word) })
      await seedStore(store, { ...seed, ...demoDesk(seed, now) })
    }
    return ensureAdministrator(shop.dependencies, env.ADMIN_PASSWORD)
  })
  return {
    shop,
    signIns: [
      `Customer       ${demoCustomer.username}, password ${demoCustomer.password}, or a code to ${demoCustomer.phoneNumber}`,
      `Administrator  ${firstAdministratorName}, password ${password ?? 'as set at the first start (npm run create-admin sets a new one)'}`,
    ],
  }
}

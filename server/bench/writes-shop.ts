import { newSession, putUserSession } from '../domain/accounts/sessions.ts'
import { createAddress } from '../domain/checkout/addresses.ts'
import type { Dependencies, UserRecord } from '../domain/index.ts'
import { parseEnvironment } from '../http/env.ts'
import type { KeyRing } from '../http/key-ring.ts'
import { openShop } from '../http/serve.ts'
import { readCookieSession } from '../http/session-cookie.ts'
import { administrator } from '../seed/index.ts'
import { fillShop } from './memory-shop.ts'

/*
 * Fills a data folder for the benches of writing and of an hour's load, as a process of its own, so that its heap shows in nobody's
 * figures: the demo shop with so many orders (the first argument), stock for everybody, and customers who can place an order
 * (the second). Says who they are to the process that forked it.
 */

/** A customer who has signed in. */
export interface Buyer {
  /** Cookies by name. */
  readonly cookies: Readonly<Record<string, string>>
  readonly addressId: string
}

/** What somebody can put into a cart. */
export interface Choice {
  readonly productId: string
  readonly slug: string
  readonly variantIndex: number
}

export interface FilledShop {
  readonly buyers: readonly Buyer[]
  /** Of the owner, signed in. */
  readonly ownerCookies: Buyer['cookies']
  readonly choices: readonly Choice[]
}

const piecesOfEach = 10_000_000

async function fill(dependencies: Dependencies, orders: number): Promise<Choice[]> {
  const { store } = dependencies
  await fillShop(store, { orders, customers: Math.max(1, Math.ceil(orders / 3)), reviews: 300 })
  const choices: Choice[] = []
  await store.transaction(async tx => {
    for (const product of await tx.list('products')) {
      const variants = product.variants.map(variant => ({ ...variant, stock: piecesOfEach }))
      await tx.put('products', { ...product, variants })
      if (product.status !== 'active') continue
      choices.push(
        ...variants.map((_, variantIndex) => ({ productId: product.id, slug: product.slug, variantIndex })),
      )
    }
  })
  return choices
}

async function addBuyer(dependencies: Dependencies, keyRing: KeyRing, number: number): Promise<Buyer> {
  const user: UserRecord = {
    id: `bench-buyer-${number}`,
    username: `bench.buyer.${number}`,
    name: 'Asha Menon',
    email: `bench.buyer.${number}@example.in`,
    phoneNumber: `+9197${String(10_000_000 + number)}`,
    phoneNumberVerified: true,
    isAdmin: false,
    passwordHash: null,
    blocked: false,
    createdAt: new Date(dependencies.clock.now()).toISOString(),
    version: 1,
  }
  await dependencies.store.transaction(tx => tx.put('users', user))
  const cookies = await signIn(dependencies, keyRing, user)
  const address = await createAddress(dependencies, user, {
    fullName: 'Asha Menon',
    phoneNumber: `+9197${String(10_000_000 + number)}`,
    line1: `Flat ${number}, Sai Residency`,
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
    type: 'home',
    isDefault: true,
  })
  return { cookies, addressId: address.id }
}

/** A session of its own, without a password. @returns the cookies that hold it */
async function signIn(
  dependencies: Dependencies,
  keyRing: KeyRing,
  user: UserRecord,
): Promise<Buyer['cookies']> {
  const transport = await readCookieSession(undefined, { keyRing, isHttps: false })
  const session = await newSession(dependencies, transport, '127.0.0.1')
  await dependencies.store.transaction(tx => putUserSession(tx, session.record, user))
  session.handOver(user)
  const pairs = (await transport.setCookies()).map(line => line.split(';')[0]?.split('=') ?? [])
  return Object.fromEntries(pairs.map(([name, ...value]) => [name, value.join('=')]))
}

const [orders = 0, buyers = 0] = process.argv.slice(2).map(Number)
const { dependencies, keyRing } = await openShop(parseEnvironment(process.env), { ifMissing: 'create' })
const choices = await fill(dependencies, orders)
const owner = administrator({ passwordHash: 'none', now: dependencies.clock.now() })
await dependencies.store.transaction(tx => tx.put('users', owner))
const filled: FilledShop = {
  choices,
  ownerCookies: await signIn(dependencies, keyRing, owner),
  buyers: await Promise.all(
    Array.from({ length: buyers }, (_, number) => addBuyer(dependencies, keyRing, number)),
  ),
}
await dependencies.store.close()
process.send?.(filled, () => process.exit(0))

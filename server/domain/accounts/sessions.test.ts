import { expect, it } from 'vitest'
import { openTestDomain } from '../../contract-suite/shop/open-test-domain.ts'
import { addCartItem } from '../cart/cart.ts'
import { heldDevice, type RequestContext } from '../context.ts'
import { dayMs, hourMs, minuteMs } from '../rates.ts'
import { nobody, resolveCaller } from './sessions.ts'
import { signIn } from './sign-in.ts'

/** A new client at an address; `secret` is what it was given to hold. */
function client(clientAddress: string) {
  const held: { secret: string | null } = { secret: null }
  const context: RequestContext = {
    session: {
      get id() {
        return held.secret
      },
      unreadable: false,
      issue: secret => {
        held.secret = secret
      },
      clear: () => {
        held.secret = null
      },
    },
    device: heldDevice(),
    clientAddress,
    responseHeaders: new Headers(),
  }
  return { context, held }
}

async function openShop() {
  const { dependencies, ...world } = await openTestDomain()
  const signInAsha = async () => {
    const { context, held } = client('203.0.113.7')
    await signIn(dependencies, context, nobody, async tx => {
      const user = await tx.get('users', 'usr-asha')
      if (!user) throw new Error('The test shop has no Asha')
      return user
    })
    return { context, held }
  }
  const whoHolds = async ({ context }: { context: RequestContext }) =>
    (await resolveCaller(dependencies, context.session)).user?.id
  return { ...world, dependencies, store: dependencies.store, signInAsha, whoHolds }
}

it('[AUTH-2] keeps twenty sessions of a user; the one that was used longest ago makes room', async () => {
  const { store, signInAsha, whoHolds, advance } = await openShop()
  const first = await signInAsha()
  advance(minuteMs)
  const second = await signInAsha()
  advance(10 * minuteMs)
  expect(await whoHolds(first)).toBe('usr-asha')
  for (let count = 0; count < 19; count += 1) await signInAsha()
  expect(await store.count('sessions', { where: { userId: 'usr-asha' } })).toBe(20)
  expect(await whoHolds(first)).toBe('usr-asha')
  expect(await whoHolds(second)).toBeUndefined()
})

it('[CART-1] keeps a thousand guests of one address with their carts, and those of other addresses', async () => {
  const { dependencies, store, advance } = await openShop()
  const shopAsGuest = (address: string) =>
    addCartItem(dependencies, client(address).context, nobody, {
      productId: 'prd-tips',
      quantity: 1,
      variantIndex: 0,
    })
  await shopAsGuest('198.51.100.1')
  for (let count = 0; count < 1050; count += 1) {
    if (count % 50 === 0) advance(hourMs)
    await shopAsGuest('203.0.113.7')
  }
  expect(await store.count('sessions', { where: { guestsOf: '203.0.113.7' } })).toBe(1000)
  expect(await store.count('sessions', { where: { guestsOf: '198.51.100.1' } })).toBe(1)
  const carts = await store.list('carts')
  expect(carts.filter(({ id }) => id.startsWith('session:'))).toHaveLength(1001)
})

it('[AUTH-2] takes nothing away from a client while the clock is wrong', async () => {
  const { signInAsha, whoHolds, jump } = await openShop()
  const asha = await signInAsha()
  jump(8 * dayMs)
  expect(await whoHolds(asha)).toBeUndefined()
  jump(-8 * dayMs)
  expect(await whoHolds(asha)).toBe('usr-asha')
})

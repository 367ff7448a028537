import { catalogueSeed, seedStore } from '../seed/index.ts'
import { ensureAdministrator, firstAdministratorName } from './administrators.ts'
import type { Environment } from './env.ts'
import { OperatorError } from './operator-errors.ts'
import { aloneInShop } from './peers.ts'
import type { OpenShop } from './serve.ts'
import { placeOf, type IfMissing } from './shop-store.ts'

/** An empty folder or database in production is most likely the wrong one: only `npm run create-shop` fills it. */
export function ifMissingAt(env: Environment): IfMissing {
  return env.NODE_ENV === 'production' ? 'refuse' : 'create'
}

/**
 * Fills a shop without records: the catalogue and the first administrator. Goes on where it was cut short.
 * @returns lines for whoever runs the server, with the administrator's password if one was made; it is not shown again
 * @throws OperatorError when ADMIN_PASSWORD is a common one
 */
export async function fillNewShop(shop: OpenShop, env: Environment): Promise<string[]> {
  const password = await aloneInShop(env, async () => {
    await seedStore(shop.dependencies.store, catalogueSeed())
    return ensureAdministrator(shop.dependencies, env.ADMIN_PASSWORD)
  })
  if (password === null) return []
  return [`First administrator: ${firstAdministratorName}, password ${password} (not shown again)`]
}

/** @throws OperatorError when making the shop was cut short */
export async function expectFilled(shop: OpenShop, env: Environment): Promise<void> {
  if (await isFilled(shop)) return
  throw new OperatorError(
    `The shop in ${placeOf(env)} was not made to the end. npm run create-shop goes on with it.`,
  )
}

/** Whether the shop has what `fillNewShop` puts there first, or is a demo shop. */
export async function isFilled({ dependencies: { store } }: OpenShop): Promise<boolean> {
  const administrators = await store.count('users', { where: { role: 'administrator' } })
  return administrators > 0 && (await store.get('settings', 'shop')) !== undefined
}

/** The counter that says that the posts were put there: whoever deletes them does not get them back. */
const firstPosts = 'first-posts'

/** Puts the first posts into the blog of a shop that was made when posts were no records yet. Once. */
export async function addFirstPosts({ dependencies: { store } }: OpenShop): Promise<void> {
  if (await store.get('counters', firstPosts)) return
  const { posts } = catalogueSeed()
  await store.transaction(async tx => {
    const isNone = (await tx.count('posts')) === 0
    if (isNone) for (const post of posts) await tx.put('posts', post)
    await tx.put('counters', { id: firstPosts, value: posts.length })
  })
}

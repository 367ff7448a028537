import { randomBytes } from 'node:crypto'
import type { Dependencies, ShopStore } from '../domain/index.ts'

/** User name of the first administrator. */
export const firstAdministratorName = 'admin'

/**
 * Makes the first administrator where the shop has none.
 * @param password ADMIN_PASSWORD; without it a random one is made
 * @returns the password to show once, or null when there is an administrator already or the password was given
 */
export async function ensureAdministrator(
  { store, hasher, ids, clock }: Pick<Dependencies, 'store' | 'hasher' | 'ids' | 'clock'>,
  password: string | undefined,
): Promise<string | null> {
  if (await hasAdministrator(store)) return null
  const chosen = password ?? randomBytes(12).toString('base64url')
  const passwordHash = await hasher.hashPassword(chosen)
  await store.transaction(async tx => {
    await tx.put('users', {
      id: ids.id(),
      username: firstAdministratorName,
      name: null,
      email: null,
      phoneNumber: null,
      phoneNumberVerified: false,
      isAdmin: true,
      passwordHash,
      blocked: false,
      createdAt: new Date(clock.now()).toISOString(),
      version: 1,
    })
  })
  return password === undefined ? chosen : null
}

async function hasAdministrator(store: ShopStore): Promise<boolean> {
  return (await store.count('users', { filter: user => user.isAdmin })) > 0
}

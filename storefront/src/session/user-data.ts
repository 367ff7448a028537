import type { User } from '@shruti/server/contract'
import { readJson, type KeyValueStorage } from '../storage/browser-storage.ts'

const storageKey = 'userData'

/** What the shell shows of the signed-in person; the phone number is never kept [AUTH-3], nor is the picture. */
export type UserData = Omit<User, 'phoneNumber' | 'avatar'>

/** Keeps the signed-in person under `userData`, or removes them [AUTH-3]. */
export function storeUserData(storage: KeyValueStorage, user: User | null): void {
  if (!user) return storage.removeItem(storageKey)
  const { id, username, name, email, isAdmin } = user
  storage.setItem(storageKey, JSON.stringify({ id, username, name, email, isAdmin } satisfies UserData))
}

/** Who was signed in when this browser last looked; null when nobody was, or the record is not ours. */
export function readUserData(storage: KeyValueStorage): User | null {
  const stored = readJson(storage, storageKey)
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('isAdmin' in stored))
    return null
  const { id, isAdmin, username, name, email } = stored as Partial<Record<keyof UserData, unknown>>
  if (typeof id !== 'string' || typeof isAdmin !== 'boolean') return null
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    id,
    isAdmin,
    username: text(username),
    name: text(name),
    email: text(email),
    phoneNumber: null,
    avatar: null,
  }
}

/** How the shop calls someone: the name, the user name, the email before the @, else "there". */
export function displayName(user: Pick<User, 'name' | 'username' | 'email'>): string {
  return user.name ?? user.username ?? user.email?.split('@')[0] ?? 'there'
}

import { sealData, unsealData } from 'iron-session'

/** Seals with the newest key and opens with any, so that keys can be replaced without signing everyone out. */
export interface KeyRing {
  seal(value: unknown): Promise<string>
  /** What was sealed, or null when none of the keys opens it: made with other keys, tampered with, or no seal. */
  unseal(sealed: string): Promise<unknown>
}

/** Seals longer than this are not ours: ours are a few hundred characters. */
const maximumSealLength = 4096

/** @param keys the newest first, each 32 bytes or longer */
export function createKeyRing(keys: readonly string[]): KeyRing {
  const [newest] = keys
  if (newest === undefined) throw new Error('A key ring needs at least one key')
  return {
    // No expiry inside the seal (ttl 0): what is sealed says, or its record in the store says, until when it holds.
    seal: value => sealData({ value }, { password: newest, ttl: 0 }),
    async unseal(sealed) {
      if (sealed.length > maximumSealLength) return null
      for (const key of keys) {
        const opened = await open(sealed, key)
        if (opened !== undefined) return opened
      }
      return null
    },
  }
}

/**
 * Keys are tried one by one rather than handed over as iron-session's numbered map, because a key's number would
 * change when an older one is dropped from the list.
 */
async function open(sealed: string, key: string): Promise<unknown> {
  try {
    const { value } = await unsealData<{ value?: unknown }>(sealed, { password: key, ttl: 0 })
    return value
  } catch {
    // iron-session answers {} for a wrong key but throws for text that is no seal at all.
    return undefined
  }
}

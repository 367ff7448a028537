import { hash } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'

/** Seals with the newest key and opens with any, so that keys can be replaced without signing everyone out. */
export interface KeyRing {
  seal(value: unknown): Promise<string>
  /** What was sealed, or null when none of the keys opens it: made with other keys, tampered with, or no seal. */
  unseal(sealed: string): Promise<unknown>
}

/** Seals longer than this are not ours: ours are a few hundred characters. */
const maximumSealLength = 4096

/** A seal is opened for each request of a session: what is opened again within so many others is remembered. 0.4 MB. */
const rememberedSeals = 2000

/** @param keys the newest first, each 32 bytes or longer */
export function createKeyRing(keys: readonly string[]): KeyRing {
  const [newest] = keys
  if (newest === undefined) throw new Error('A key ring needs at least one key')
  const remembered = new RememberedTexts(rememberedSeals)
  return {
    // No expiry inside the seal (ttl 0): what is sealed says, or its record in the store says, until when it holds.
    async seal(value) {
      const sealed = await sealData({ value }, { password: newest, ttl: 0 })
      remembered.add(sealed, value)
      return sealed
    },
    async unseal(sealed) {
      if (sealed.length > maximumSealLength) return null
      const known = remembered.get(sealed)
      if (known !== undefined) return known
      for (const key of keys) {
        const opened = await open(sealed, key)
        if (opened === undefined) continue
        remembered.add(sealed, opened)
        return opened
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

/**
 * What was in seals, those that were looked at last. To open one takes 0.35 ms of the thread: two keys are derived from the
 * password for each. What is remembered cannot be out of date, since a seal never comes to hold something else.
 */
class RememberedTexts {
  readonly #most: number
  /** By a hash of the seal, so that no cookie stays in memory; in the order in which they were looked at. */
  readonly #texts = new Map<string, string>()

  constructor(most: number) {
    this.#most = most
  }

  get(sealed: string): string | undefined {
    const key = hashOf(sealed)
    const text = this.#texts.get(key)
    if (text === undefined) return undefined
    this.#texts.delete(key)
    this.#texts.set(key, text)
    return text
  }

  /** Remembers texts alone: an object could be changed by whoever gets it. */
  add(sealed: string, value: unknown): void {
    if (typeof value !== 'string') return
    this.#texts.set(hashOf(sealed), value)
    const [oldest] = this.#texts.keys()
    if (this.#texts.size > this.#most && oldest !== undefined) this.#texts.delete(oldest)
  }
}

function hashOf(sealed: string): string {
  return hash('sha256', sealed, 'base64')
}

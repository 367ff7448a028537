import type { Hasher } from '../ports/index.ts'
import type { WebhookRecord } from './records.ts'

/** Signatures as Standard Webhooks 1.0.0 describes them, on WebCrypto, which Node and the browser share. */

const encoder = new TextEncoder()

/** The secret of a webhook as its receiver keeps it: `whsec_` and 32 bytes in base64. */
export async function secretOf(
  { hasher }: { readonly hasher: Hasher },
  { id }: Pick<WebhookRecord, 'id'>,
  salt: string,
): Promise<string> {
  // Worked out, so that the store alone does not give it away, and it outlives a change of the session keys.
  const hex = await hasher.keyedHash(`webhook:${id}:${salt}`)
  return `whsec_${toBase64(Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16)))}`
}

/**
 * The value of `webhook-signature`: `v1,` and HMAC-SHA256 in base64 for each secret, apart by spaces.
 * @param timestamp seconds since 1970, as in `webhook-timestamp`
 */
export async function signatureOf(
  secrets: readonly string[],
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): Promise<string> {
  const signed = encoder.encode(`${id}.${timestamp}.${body}`)
  const signatures = await Promise.all(
    secrets.map(async secret => {
      const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), text => text.charCodeAt(0))
      const algorithm = { name: 'HMAC', hash: 'SHA-256' }
      const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign'])
      return `v1,${toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', key, signed)))}`
    }),
  )
  return signatures.join(' ')
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

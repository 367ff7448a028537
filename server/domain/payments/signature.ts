/** HMAC-SHA256 on WebCrypto, which Node and the browser share. */

const encoder = new TextEncoder()

/** The signature of `message` in lower-case hexadecimal. */
export async function sign(secret: string, message: string | Uint8Array): Promise<string> {
  const key = await importKey(secret, 'sign')
  const signature = await crypto.subtle.sign('HMAC', key, toBytes(message))
  return Array.from(new Uint8Array(signature), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether `signature` (hexadecimal) was made over exactly this message with this secret. Takes the same time for any wrong one. */
export async function isSignedBy(
  secret: string,
  message: string | Uint8Array,
  signature: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', await importKey(secret, 'verify'), bytes, toBytes(message))
}

function importKey(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    use,
  ])
}

function toBytes(message: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof message === 'string' ? encoder.encode(message) : new Uint8Array(message)
}

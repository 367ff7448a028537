import type { Encoding } from '../compression.ts'

/** The smallest encoding that a client takes, by its Accept-Encoding (RFC 9110, 12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const taken = new Set<string>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(piece => piece.trim())
    // A weight of nothing is a refusal. Otherwise the server may choose.
    if (!parameters.some(parameter => /^q=0(?:\.0*)?$/.test(parameter))) taken.add(name)
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether a client has what is tagged so, and asks for nothing newer (RFC 9110, 13.1.2): then 304 is the answer. */
export function hasAlready(
  headers: { readonly 'if-none-match'?: string | undefined; readonly 'cache-control'?: string | undefined },
  etag: string,
): boolean {
  const sent = headers['if-none-match']
  if (sent === undefined || /(?:^|,)\s*no-cache\s*(?:,|$)/i.test(headers['cache-control'] ?? '')) return false
  return sent.trim() === '*' || sent.split(',').some(tag => withoutWeakness(tag) === withoutWeakness(etag))
}

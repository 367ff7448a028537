/** Whether there is a session, as the readable cookie beside the sealed one says. */
export type SessionHint = 'guest' | 'user' | null

const cookieName = 'shruti_hint'

/**
 * Reads the hint from a Cookie header or `document.cookie`. It grants nothing: it only spares a visitor without
 * a session the calls that would be refused.
 */
export function readSessionHint(cookies: string): SessionHint {
  for (const part of cookies.split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === cookieName) return value === 'guest' || value === 'user' ? value : null
  }
  return null
}

/**
 * The hint for what differs by who is signed in and by nothing else: to it, a guest with a cart is a stranger, who gets
 * the same page from the server.
 */
export function signedInHint(hint: SessionHint): 'user' | null {
  return hint === 'user' ? hint : null
}

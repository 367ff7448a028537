import { createContext, use } from 'react'
import { LocalRefusal } from '../api/api-error.ts'

/** Somebody was asked to confirm that it is them, or to sign in again, and did not: nothing was done. */
export class NotConfirmed extends LocalRefusal {
  override name = 'NotConfirmed'
}

/**
 * Makes a call of the account. Where the shop wants to know first that it is the owner who asks, or the session has
 * ended, it asks in place and makes the call again: what was filled in stays where it is [AUTH-9].
 * @throws NotConfirmed when that was declined
 */
export type GuardCall = <T>(call: () => Promise<T>) => Promise<T>

export const GuardCallContext = createContext<GuardCall>(call => call())

/** Outside of the account's pages nothing is asked, and the refusal is the caller's. */
export function useGuardCall(): GuardCall {
  return use(GuardCallContext)
}

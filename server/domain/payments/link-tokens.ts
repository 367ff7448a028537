import type { Dependencies } from '../context.ts'
import type { OrderRecord, ShopReader } from '../records.ts'
import { canStillBePaid, paymentLinkPath } from './can-be-paid.ts'

type Hashing = Pick<Dependencies, 'hasher'>

/** What a link holds: 128 bits, so that an SMS in Hindi has room for it. Nobody guesses them, and the store does not know them. */
export async function linkToken({ hasher }: Hashing, salt: string): Promise<string> {
  return (await hasher.keyedHash(`payment-link:${salt}`)).slice(0, 32)
}

/** What the store keeps of a token. */
export function linkHash({ hasher }: Hashing, token: string): Promise<string> {
  return hasher.keyedHash(`payment-link-token:${token}`)
}

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function isSameHash(left: string, right: string): boolean {
  if (left.length !== right.length) return false
  let difference = 0
  for (let index = 0; index < left.length; index += 1) {
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index)
  }
  return difference === 0
}

/** Where the link of an order leads, and until when; null where there is none, or nothing to pay by it any more. */
export async function openLinkOf(
  dependencies: Hashing & Pick<Dependencies, 'clock'>,
  reader: ShopReader,
  order: OrderRecord,
): Promise<{ readonly path: string; readonly validUntil: string } | null> {
  const payment = await reader.get('payments', order.id)
  if (!payment?.link || !canStillBePaid(order)) return null
  if (dependencies.clock.now() >= Date.parse(payment.heldUntil)) return null
  return {
    path: paymentLinkPath(await linkToken(dependencies, payment.link.salt)),
    validUntil: payment.heldUntil,
  }
}

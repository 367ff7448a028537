import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * The outbox is looked through every five seconds, and what follows from a payment or a refund is written into it by a job
 * of every half minute: the two together, with as much again for a busy machine.
 */
export const messagePatience = { timeout: 70_000, interval: 500 }

/**
 * What a pattern finds in the newest message that it fits, once the shop has sent that.
 * @param recipient whose messages alone are looked through: an email address or a phone number; everybody's without
 */
export async function inMessages(page: Page, pattern: RegExp, recipient = ''): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const text = await (await page.request.get('/test/messages')).text()
      const from = text.indexOf(recipient)
      found = from < 0 ? '' : (pattern.exec(text.slice(from))?.[0] ?? '')
      return found
    }, messagePatience)
    .not.toBe('')
  return found
}

import type { Page } from 'playwright'
import { expect } from 'vitest'

/** The outbox is looked through every few seconds. */
const patience = { timeout: 30_000, interval: 500 }

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
    }, patience)
    .not.toBe('')
  return found
}

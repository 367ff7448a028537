import type { Language } from '../../contract/index.ts'
import { speechIn } from '../messages/say.ts'
import type { PhoneNotice } from '../ports/index.ts'

/** What a one-time code says. In India a gateway sends only wordings that the shop has registered (TRAI, DLT). */
export function codeText(code: string, language?: Language): string {
  return speechIn(language).say('{code} is your Shruti code. It works for 5 minutes.', { code })
}

/** What a notice says. */
export function noticeText(notice: PhoneNotice): string {
  if (notice.kind === 'message') return notice.text
  return speechIn(notice.language).say(
    'The phone number of your Shruti account was changed to {number}. If this was not you, contact Shruti support at once.',
    { number: notice.newPhoneNumber },
  )
}

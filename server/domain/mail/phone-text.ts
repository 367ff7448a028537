import type { PhoneNotice } from '../ports/index.ts'

/** What a one-time code says. In India a gateway sends only wordings that the shop has registered (TRAI, DLT). */
export function codeText(code: string): string {
  return `${code} is your Shruti code. It works for 5 minutes.`
}

/** What a notice says. */
export function noticeText(notice: PhoneNotice): string {
  if (notice.kind === 'message') return notice.text
  return `The phone number of your Shruti account was changed to ${notice.newPhoneNumber}. If this was not you, contact Shruti support at once.`
}

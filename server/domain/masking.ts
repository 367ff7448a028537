/** How people appear in a log: enough to tell two apart, too little to call, write to or sign in as one. */

/** "+919876501234" becomes "+91******1234". */
export function maskPhoneNumber(phoneNumber: string): string {
  return `${phoneNumber.slice(0, 3)}******${phoneNumber.slice(-4)}`
}

/** "meera@example.com" becomes "m***@example.com". */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}***@${domain}`
}

/**
 * What someone typed to say who they are. It may be a phone number, an e-mail address, a user name – or a password,
 * typed into the wrong field.
 */
export function maskAccount(typed: string): string {
  if (/^\+?\d{8,15}$/.test(typed)) return maskPhoneNumber(typed)
  if (/^[^@]+@[^@]+$/.test(typed)) return maskEmail(typed)
  return `${typed.slice(0, 2)}***`
}

const phoneNumbers = /\+?\d{10,15}/g
const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi

/** A text that was made for programmers, such as an error's, with the people in it masked. */
export function maskPeople(text: string): string {
  return text.replace(emails, maskEmail).replace(phoneNumbers, maskPhoneNumber)
}

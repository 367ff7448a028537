import type { MailMessage } from '../ports/mailer.ts'

export interface MailText {
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

const codeReasons = {
  reset_password: 'to choose a new password',
  verify_contact: 'to confirm this email address',
  reauthenticate: 'to confirm that it is you',
} as const

const notYou =
  'If this was not you, choose a new password with "Forgot password?" on our sign-in page, and write to our support team.'

/** What a message says. A code stands in the subject as well, where a phone shows it without opening the message. */
export function mailText(message: MailMessage): MailText {
  switch (message.kind) {
    case 'code':
      return {
        subject: `${message.code} is your Shruti code`,
        text: [
          `Enter ${message.code} ${codeReasons[message.purpose]}. The code works for 5 minutes, on the device that asked for it.`,
          'We never ask for it by phone or message. If you did not ask for a code, you can ignore this email.',
        ].join('\n\n'),
      }
    case 'password_changed':
      return {
        subject: 'Your Shruti password was changed',
        text: `Your password was changed, and all other devices were signed out.\n\n${notYou}`,
      }
    case 'email_changed':
      return {
        subject: 'The email address of your Shruti account was changed',
        text: `Your account now uses ${message.newEmail} instead of this address.\n\nIf this was not you, write to our support team at once.`,
      }
    case 'phone_number_changed':
      return {
        subject: 'The phone number of your Shruti account was changed',
        text: `Your account now uses ${message.newPhoneNumber}.\n\n${notYou}`,
      }
    case 'second_factor_changed':
      return {
        subject: `Two-step sign-in was turned ${message.on ? 'on' : 'off'}`,
        text: message.on
          ? `From now on signing in to your Shruti account asks for a code of your authenticator app.\n\n${notYou}`
          : `Signing in to your Shruti account no longer asks for a code of your authenticator app.\n\n${notYou}`,
      }
    case 'account_deleted':
      return {
        subject: 'Your Shruti account was deleted',
        text: 'Your account and the personal data with it were deleted. We keep the amounts of your orders, without your name, for as long as tax law asks us to.',
      }
  }
}

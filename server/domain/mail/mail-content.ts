import type { MailMessage, MessageContent } from '../ports/index.ts'

const codeReasons = {
  reset_password: 'to choose a new password',
  verify_contact: 'to confirm this email address',
  reauthenticate: 'to confirm that it is you',
} as const

const notYou =
  'If this was not you, choose a new password with "Forgot password?" on our sign-in page, and write to our support team.'

const ofTheAccount = 'You get this message because this email address belongs to an account at Shruti.'

const notice = (subject: string, ...paragraphs: readonly string[]): MessageContent => ({
  subject,
  preheader: paragraphs[0] ?? '',
  heading: subject,
  paragraphs,
  reason: ofTheAccount,
})

/** What a message says. A code stands in the subject as well, where a phone shows it without opening the message. */
export function mailContent(message: MailMessage): MessageContent {
  switch (message.kind) {
    case 'message':
      return message.content
    case 'code':
      return {
        subject: `${message.code} is your Shruti code`,
        preheader: 'It works for 5 minutes, on the device that asked for it.',
        heading: 'Your Shruti code',
        code: message.code,
        paragraphs: [
          `Enter ${message.code} ${codeReasons[message.purpose]}. The code works for 5 minutes, on the device that asked for it.`,
          'We never ask for it by phone or message. If you did not ask for a code, you can ignore this email.',
        ],
        reason: 'You get this message because someone asked for a code at Shruti with this email address.',
      }
    case 'password_changed':
      return notice(
        'Your Shruti password was changed',
        'Your password was changed, and all other devices were signed out.',
        notYou,
      )
    case 'email_changed':
      return notice(
        'The email address of your Shruti account was changed',
        `Your account now uses ${message.newEmail} instead of this address.`,
        'If this was not you, write to our support team at once.',
      )
    case 'phone_number_changed':
      return notice(
        'The phone number of your Shruti account was changed',
        `Your account now uses ${message.newPhoneNumber}.`,
        notYou,
      )
    case 'second_factor_changed':
      return notice(
        `Two-step sign-in was turned ${message.on ? 'on' : 'off'}`,
        message.on
          ? 'From now on signing in to your Shruti account asks for a code of your authenticator app.'
          : 'Signing in to your Shruti account no longer asks for a code of your authenticator app.',
        notYou,
      )
    case 'account_deleted':
      return notice(
        'Your Shruti account was deleted',
        'Your account and the personal data with it were deleted. We keep the amounts of your orders, without your name, for as long as tax law asks us to.',
      )
  }
}

import { speechIn, type MessageText, type Say } from '../messages/say.ts'
import type { MailMessage, MessageContent } from '../ports/index.ts'

const codeUses = {
  reset_password:
    'Enter {code} to choose a new password. The code works for 5 minutes, on the device that asked for it.',
  verify_contact:
    'Enter {code} to confirm this email address. The code works for 5 minutes, on the device that asked for it.',
  reauthenticate:
    'Enter {code} to confirm that it is you. The code works for 5 minutes, on the device that asked for it.',
} as const satisfies Readonly<Record<string, MessageText>>

const notYou: MessageText =
  'If this was not you, choose a new password with "Forgot password?" on our sign-in page, and write to our support team.'

const noticeIn =
  (say: Say, lang: Pick<MessageContent, 'lang'>) =>
  (subject: string, ...paragraphs: readonly string[]): MessageContent => ({
    ...lang,
    subject,
    preheader: paragraphs[0] ?? '',
    heading: subject,
    paragraphs,
    reason: say('You get this message because this email address belongs to an account at Shruti.'),
  })

/** What a message says. A code stands in the subject as well, where a phone shows it without opening the message. */
export function mailContent(message: MailMessage): MessageContent {
  const { say, lang } = speechIn(message.language)
  const notice = noticeIn(say, lang)
  switch (message.kind) {
    case 'message':
      return message.content
    case 'code':
      return {
        ...lang,
        subject: say('{code} is your Shruti code', { code: message.code }),
        preheader: say('It works for 5 minutes, on the device that asked for it.'),
        heading: say('Your Shruti code'),
        code: message.code,
        paragraphs: [
          say(codeUses[message.purpose], { code: message.code }),
          say(
            'We never ask for it by phone or message. If you did not ask for a code, you can ignore this email.',
          ),
        ],
        reason: say(
          'You get this message because someone asked for a code at Shruti with this email address.',
        ),
      }
    case 'password_changed':
      return notice(
        say('Your Shruti password was changed'),
        say('Your password was changed, and all other devices were signed out.'),
        say(notYou),
      )
    case 'email_changed':
      return notice(
        say('The email address of your Shruti account was changed'),
        say('Your account now uses {email} instead of this address.', { email: message.newEmail }),
        say('If this was not you, write to our support team at once.'),
      )
    case 'phone_number_changed':
      return notice(
        say('The phone number of your Shruti account was changed'),
        say('Your account now uses {number}.', { number: message.newPhoneNumber }),
        say(notYou),
      )
    case 'second_factor_changed':
      return notice(
        message.on ? say('Two-step sign-in was turned on') : say('Two-step sign-in was turned off'),
        message.on
          ? say('From now on signing in to your Shruti account asks for a code of your authenticator app.')
          : say('Signing in to your Shruti account no longer asks for a code of your authenticator app.'),
        say(notYou),
      )
    case 'account_deleted':
      return notice(
        say('Your Shruti account was deleted'),
        say(
          'Your account and the personal data with it were deleted. We keep the amounts of your orders, without your name, for as long as tax law asks us to.',
        ),
      )
  }
}

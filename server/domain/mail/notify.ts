import { languageField } from '../../contract/index.ts'
import type { Dependencies } from '../context.ts'
import type { MailMessage } from '../ports/mailer.ts'
import type { UserRecord } from '../records.ts'

type Notice = MailMessage extends infer M
  ? M extends { kind: 'code' | 'message' }
    ? never
    : Omit<M, 'to' | 'language'>
  : never

/** Tells the number that an account had that it has another now: whoever lost it this way has no other sign of it. */
export function notifyFormerPhone(
  { log, otpSender }: Pick<Dependencies, 'log' | 'otpSender'>,
  before: Pick<UserRecord, 'phoneNumber' | 'phoneNumberVerified' | 'language'>,
  newPhoneNumber: string,
): void {
  if (before.phoneNumber === null || !before.phoneNumberVerified) return
  const kind = 'phone_number_changed'
  otpSender
    .sendNotice({
      to: before.phoneNumber,
      channel: 'sms',
      kind,
      newPhoneNumber,
      ...languageField(before.language),
    })
    .catch((error: unknown) => {
      log.error({ kind, err: error }, 'A notice could not be sent to a phone')
    })
}

/**
 * Tells an account's owner what was done to it, after it was done: to the verified address alone, since another may be
 * a stranger's. Nobody waits for it, and what was done stays done when it cannot be sent.
 */
export function notifyOwner(
  { log, mailer }: Pick<Dependencies, 'log' | 'mailer'>,
  user: Pick<UserRecord, 'email' | 'emailVerified' | 'language'>,
  notice: Notice,
): void {
  if (user.email === null || user.emailVerified !== true || !mailer.available) return
  mailer.send({ to: user.email, ...languageField(user.language), ...notice }).catch((error: unknown) => {
    log.error({ kind: notice.kind, err: error }, 'A notice could not be sent by e-mail')
  })
}

import type { Dependencies } from '../context.ts'
import type { MailMessage } from '../ports/mailer.ts'
import type { UserRecord } from '../records.ts'

type Notice = MailMessage extends infer M ? (M extends { kind: 'code' } ? never : Omit<M, 'to'>) : never

/**
 * Tells an account's owner what was done to it, after it was done: to the verified address alone, since another may be
 * a stranger's. Nobody waits for it, and what was done stays done when it cannot be sent.
 */
export function notifyOwner(
  { log, mailer }: Pick<Dependencies, 'log' | 'mailer'>,
  user: Pick<UserRecord, 'email' | 'emailVerified'>,
  notice: Notice,
): void {
  if (user.email === null || user.emailVerified !== true || !mailer.available) return
  mailer.send({ to: user.email, ...notice }).catch((error: unknown) => {
    log.error({ kind: notice.kind, err: error }, 'A notice could not be sent by e-mail')
  })
}

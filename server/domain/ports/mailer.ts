import type { Language } from '../../contract/index.ts'
import type { MessageContent } from './message-content.ts'

/** A message that the shop sends by e-mail: what it says, and nothing of how it looks. */
export type MailMessage = {
  readonly to: string
  /** What it is said in; absent: English. A message of the outbox has been said already. */
  readonly language?: Language | undefined
} & (
  | {
      readonly kind: 'code'
      readonly purpose: 'reset_password' | 'verify_contact' | 'reauthenticate'
      readonly code: string
    }
  | { readonly kind: 'password_changed' }
  /** To the old address; the new one is masked. */
  | { readonly kind: 'email_changed'; readonly newEmail: string }
  | { readonly kind: 'phone_number_changed'; readonly newPhoneNumber: string }
  | { readonly kind: 'second_factor_changed'; readonly on: boolean }
  | { readonly kind: 'account_deleted' }
  /** One of the outbox: `id` is the same however often it is handed over. */
  | { readonly kind: 'message'; readonly id: string; readonly content: MessageContent }
)

export interface Mailer {
  /** False where nothing is configured that could send: whoever needs a message is told so. */
  readonly available: boolean
  /** Hands a message over. Rejects when it could not be: with `MessageRefused` when trying again changes nothing. */
  send(message: MailMessage): Promise<void>
}

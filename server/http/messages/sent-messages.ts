import {
  mailContent,
  plainTextOf,
  type Clock,
  type Mailer,
  type MessageContent,
  type OtpSender,
} from '../../domain/index.ts'
import { codeText, noticeText } from '../../domain/mail/phone-text.ts'

/** Messages kept at most: the oldest goes first. */
const keptAtMost = 200

/** A message that was handed over, as its recipient gets it. */
export interface SentMessage {
  /** From 1, in the order of sending. */
  readonly number: number
  /** ISO 8601, UTC. */
  readonly at: string
  readonly channel: 'email' | 'sms' | 'whatsapp'
  readonly to: string
  readonly text: string
  /** Of an e-mail; null for others. */
  readonly content: MessageContent | null
}

/** What the shop sent since it started, codes too: kept in test mode alone, and in memory alone. */
export interface SentMessages {
  /** The newest first. */
  list(): readonly SentMessage[]
  get(number: number): SentMessage | undefined
  /** A mailer whose messages are kept once they were handed over. */
  keepMail(mailer: Mailer): Mailer
  keepPhone(sender: OtpSender): OtpSender
}

export function createSentMessages(clock: Clock): SentMessages {
  const kept: SentMessage[] = []
  let count = 0
  const keep = (message: Omit<SentMessage, 'number' | 'at'>) => {
    count += 1
    kept.unshift({ number: count, at: new Date(clock.now()).toISOString(), ...message })
    kept.length = Math.min(kept.length, keptAtMost)
  }
  return {
    list: () => kept,
    get: number => kept.find(message => message.number === number),
    keepMail: mailer => ({
      get available() {
        return mailer.available
      },
      async send(message) {
        await mailer.send(message)
        const content = mailContent(message)
        keep({ channel: 'email', to: message.to, text: plainTextOf(content), content })
      },
    }),
    keepPhone: sender => ({
      async send(message) {
        await sender.send(message)
        keep({
          channel: message.channel,
          to: message.to,
          text: codeText(message.code, message.language),
          content: null,
        })
      },
      async sendNotice(notice) {
        await sender.sendNotice(notice)
        keep({ channel: notice.channel, to: notice.to, text: noticeText(notice), content: null })
      },
    }),
  }
}

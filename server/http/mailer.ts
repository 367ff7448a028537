import {
  mailContent,
  MessageRefused,
  plainTextOf,
  type Mailer,
  type MessageContent,
} from '../domain/index.ts'

/** A server that takes longer is treated as down: whoever asked for a code waits for this. */
const smtpTimeoutMs = 10_000

/** The HTML of a message: the storefront's, of the design system's template. */
export type RenderMessage = (content: MessageContent) => string | Promise<string>

/** Prints messages where whoever runs the shop sees them: for development and test mode. */
export function createConsoleMailer(print: (line: string) => void): Mailer {
  return {
    available: true,
    async send(message) {
      const content = mailContent(message)
      print(`E-mail to ${message.to}: ${content.subject}\n${plainTextOf(content)}`)
    },
  }
}

/** In production without SMTP_URL: what needs e-mail says that it is not available. */
export const unavailableMailer: Mailer = {
  available: false,
  send: () => Promise.reject(new Error('SMTP_URL is not set')),
}

export interface SmtpOptions {
  /** smtp: with STARTTLS where the server offers it, or smtps:; name and password in it. */
  readonly url: string
  /** The sender: `Shruti <orders@shruti.example>`. */
  readonly from: string
  /** Without it messages are plain text. */
  readonly renderMessage?: RenderMessage | undefined
}

/** Sends by SMTP. The library is loaded with the first message, so that a shop that sends none does not pay for it. */
export function createSmtpMailer({ url, from, renderMessage }: SmtpOptions): Mailer {
  let transport: Promise<{ sendMail(mail: object): Promise<unknown> }> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    const limits = {
      connectionTimeout: smtpTimeoutMs,
      greetingTimeout: smtpTimeoutMs,
      socketTimeout: smtpTimeoutMs,
    }
    // Nobody can make it read a file or fetch an address, whatever a message holds.
    return createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true })
  }
  return {
    available: true,
    async send(message) {
      transport ??= open()
      const content = mailContent(message)
      const mail = {
        from,
        to: { name: '', address: message.to },
        subject: content.subject,
        text: plainTextOf(content),
        ...(renderMessage && { html: await renderMessage(content) }),
        ...(message.kind === 'message' && { messageId: messageIdOf(message.id, from) }),
        ...(content.stop && { headers: stopHeaders(content.stop.url) }),
      }
      try {
        await (await transport).sendMail(mail)
      } catch (error) {
        throw isRefusal(error)
          ? new MessageRefused('The mail server refused the message', { cause: error })
          : error
      }
    },
  }
}

/** Lets mail programs offer one press that stops such messages (RFC 8058). */
function stopHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** The same for a message however often it is sent, so that mailboxes know one that they had before (RFC 5322, 3.6.4). */
function messageIdOf(id: string, from: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${id.replaceAll(/[^A-Za-z0-9._-]/g, '-')}@${domain}>`
}

/** A mail server's lasting "no" to one message (RFC 5321, 4.2.1): 535 and the like are about all of them. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  return typeof code === 'number' && [550, 551, 552, 553, 554].includes(code)
}

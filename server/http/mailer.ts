import type { Mailer } from '../domain/index.ts'
import { mailText } from '../domain/mail/mail-text.ts'

/** A server that takes longer is treated as down: whoever asked for a code waits for this. */
const smtpTimeoutMs = 10_000

/** Prints messages where whoever runs the shop sees them: for development and test mode. */
export function createConsoleMailer(print: (line: string) => void): Mailer {
  return {
    available: true,
    async send(message) {
      const { subject, text } = mailText(message)
      print(`E-mail to ${message.to}: ${subject}\n${text}`)
    },
  }
}

/** In production without SMTP_URL: what needs e-mail says that it is not available. */
export const unavailableMailer: Mailer = {
  available: false,
  send: () => Promise.reject(new Error('SMTP_URL is not set')),
}

/**
 * Sends by SMTP. The library is loaded with the first message, so that a shop that sends none does not pay for it.
 * @param smtp.url smtp: with STARTTLS where the server offers it, or smtps:; name and password in it
 * @param smtp.from the sender: `Shruti <orders@shruti.example>`
 */
export function createSmtpMailer(smtp: { url: string; from: string }): Mailer {
  let transport: Promise<{ sendMail(mail: object): Promise<unknown> }> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    const limits = {
      connectionTimeout: smtpTimeoutMs,
      greetingTimeout: smtpTimeoutMs,
      socketTimeout: smtpTimeoutMs,
    }
    // Nobody can make it read a file or fetch an address, whatever a message holds.
    return createTransport({ url: smtp.url, ...limits, disableFileAccess: true, disableUrlAccess: true })
  }
  return {
    available: true,
    async send(message) {
      transport ??= open()
      const { subject, text } = mailText(message)
      await (
        await transport
      ).sendMail({ from: smtp.from, to: { name: '', address: message.to }, subject, text })
    },
  }
}

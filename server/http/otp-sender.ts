import { MessageRefused, type OtpSender } from '../domain/index.ts'
import { codeText, noticeText } from '../domain/mail/phone-text.ts'

/** A gateway that takes longer is treated as down: the shopper waits for this. */
const gatewayTimeoutMs = 5000

/** What a gateway answers about one message; 401, 403 or 429 are about all of them. */
const refusalStatuses: ReadonlySet<number> = new Set([400, 404, 422])

/** Prints codes where whoever runs the shop sees them (AUTH-6): not through the log, which never holds a code. */
export function createConsoleOtpSender(print: (line: string) => void): OtpSender {
  return {
    async send({ to, channel, code }) {
      print(`One-time code for ${to} (${channel}): ${code}`)
    },
    async sendNotice(notice) {
      print(`Message to ${notice.to} (${notice.channel}): ${noticeText(notice)}`)
    },
  }
}

/**
 * Hands codes and notices to an SMS or WhatsApp gateway: POST {to, channel, text} with a bearer
 * token; those of the outbox have an `id`, by which the gateway knows one that it had before. A redirect counts as a
 * failure: it would carry the code and the token to an address that nobody configured.
 */
export function createGatewayOtpSender(gateway: {
  url: string
  token: string
  fetch: typeof fetch
}): OtpSender {
  const post = async (message: { to: string; channel: string; text: string; id?: string }) => {
    const answer = await gateway.fetch(gateway.url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(gatewayTimeoutMs),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${gateway.token}` },
      body: JSON.stringify(message),
    })
    await answer.body?.cancel()
    if (answer.ok) return
    const problem = `The message gateway answered ${answer.status}`
    throw refusalStatuses.has(answer.status) ? new MessageRefused(problem) : new Error(problem)
  }
  return {
    send: ({ to, channel, code, language }) => post({ to, channel, text: codeText(code, language) }),
    sendNotice: notice =>
      post({
        to: notice.to,
        channel: notice.channel,
        text: noticeText(notice),
        ...(notice.kind === 'message' && { id: notice.id }),
      }),
  }
}

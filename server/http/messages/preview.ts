import { Router, type RequestHandler } from 'express'
import { isLoopbackHost } from '../../domain/index.ts'
import { sendPlainPage } from '../answers.ts'
import type { RenderMessage } from '../mailer.ts'
import type { SentMessage, SentMessages } from './sent-messages.ts'

/** Where test mode shows what was sent. */
export const previewPath = '/test/messages'

export interface PreviewOptions {
  readonly sent: SentMessages
  readonly publicOrigin: string
  readonly renderMessage?: RenderMessage | undefined
}

/**
 * Shows what the shop sent, one-time codes too: for trying the shop, in test mode alone, which the environment allows on
 * loopback alone. A page of another site that has its name resolved to this machine asks for its own host, and is refused.
 */
export function messagePreview({ sent, publicOrigin, renderMessage }: PreviewOptions): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true })
  router.use(previewPath, (request, response, next) => {
    const isOwn = request.headers.host === new URL(publicOrigin).host
    if (isOwn && isLoopbackHost(request.socket.remoteAddress ?? '')) {
      response.set('Cache-Control', 'no-store')
      response.set('X-Robots-Tag', 'noindex')
      next()
    } else sendPlainPage(response, 404, 'Page not found', 'There is no page at this address.')
  })
  router.get(previewPath, (_request, response) => {
    response.type('html').send(listPage(sent.list()))
  })
  router.get(`${previewPath}/:number`, async (request, response, next) => {
    const message = sent.get(Number(request.params.number))
    if (!message?.content || !renderMessage) {
      next()
      return
    }
    // Only what the message itself brings, as in a mailbox: no script, no form, no other site.
    response.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    response.type('html').send(await renderMessage(message.content))
  })
  return router
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, character => escapes[character] ?? '')

function listPage(messages: readonly SentMessage[]): string {
  const items = messages.map(itemOf).join('')
  return (
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><title>Messages sent | Shruti test mode</title></head><body><main>' +
    '<h1>Messages sent</h1><p>What this shop sent since it started, the newest first. This page exists in test mode only.</p>' +
    (items === '' ? '<p>Nothing was sent yet.</p>' : `<ol reversed>${items}</ol>`) +
    '</main></body></html>'
  )
}

const channelNames = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' } as const

function itemOf({ number, at, channel, to, text, content }: SentMessage): string {
  const subject = content ? `: ${escaped(content.subject)}` : ''
  const html = content ? ` <a href="${previewPath}/${number}">View as HTML</a>` : ''
  return (
    `<li value="${number}"><h2>${channelNames[channel]} to ${escaped(to)}${subject}</h2>` +
    `<p><time datetime="${at}">${at}</time>${html}</p><pre>${escaped(text)}</pre></li>`
  )
}

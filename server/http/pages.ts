import type { RequestHandler, Response as ExpressResponse } from 'express'
import { isDecodable, type Log } from '../domain/index.ts'
import { sendFailurePage, sendPlainPage } from './answers.ts'
import type { CallApi } from './api.ts'
import type { NoticeCookie } from './notice-cookie.ts'
import type { RenderRequest } from './page-renderer.ts'
import type { RenderedPage } from './rendering.ts'
import type { PageLocals } from './security-headers.ts'
import { readsOnly, type Visit } from './visits.ts'
import { toWebRequest } from './web-messages.ts'

export interface PagesOptions {
  readonly render: RenderRequest
  readonly callApi: CallApi
  readonly visit: Visit
  readonly notices: NoticeCookie
  readonly publicOrigin: string
  readonly log: Log
}

/** Refuses what no page answers: forms, and addresses that cannot be read. */
export const refuseNoPage: RequestHandler = (request, response, next) => {
  if (!readsOnly(request)) {
    response.set('Allow', 'GET, HEAD')
    sendPlainPage(
      response,
      405,
      'Method not allowed',
      'This page does not accept forms. Turn on JavaScript in your browser, go back and try again.',
    )
  } else if (!isDecodable(request.path)) {
    sendPlainPage(response, 400, 'This link does not work', 'Check the address for typing mistakes.')
  } else {
    next()
  }
}

/** Every other path is a page of the storefront, rendered here for whoever asks. */
export function answerPages(options: PagesOptions): RequestHandler {
  const { render, callApi, visit, notices, publicOrigin, log } = options
  return async (request, response) => {
    try {
      const visitor = await visit(request)
      const client = { ...visitor, requestId: String(response.getHeader('X-Request-Id')) }
      const notice = await notices.read(request.headers.cookie)
      const { nonce } = response.locals as PageLocals
      const page = await render(toWebRequest(request, publicOrigin), { callApi, client, nonce, notice })
      const cookies = await visitor.setCookies()
      if (notice !== null) cookies.push(notices.taken)
      cookies.push(...(page.cookies ?? []))
      sendPage(page, response, { cookies, isPersonal: visitor.session.isPersonal || cookies.length > 0 })
    } catch (error) {
      log.error({ err: error }, 'A page failed to render')
      sendFailurePage(response)
    }
  }
}

/**
 * A page for someone with a session is theirs alone. Other pages hold no secrets, but their nonce makes each one
 * different, so that a validator would never match: caches ask again (`no-cache`) and get the whole.
 */
function sendPage(
  page: RenderedPage,
  response: ExpressResponse,
  { cookies, isPersonal }: { cookies: string[]; isPersonal: boolean },
): void {
  const headers = new Headers(page.headers)
  if (isPersonal) headers.set('cache-control', 'private, no-store')
  else if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  for (const [name, value] of headers) response.setHeader(name, value)
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  response.vary('Cookie')
  response.status(page.status).send(page.html)
}

import express, { Router, type Request as ExpressRequest, type RequestHandler } from 'express'
import { languageHeader, type ErrorBody } from '../contract/index.ts'
import { isSameOrigin } from '../domain/index.ts'
import type { Admit } from './admission.ts'
import { sendPlainPage } from './answers.ts'
import type { CallApi } from './api.ts'
import { formActions, type Fields, type FormAction } from './form-actions.ts'
import type { NoticeCookie } from './notice-cookie.ts'
import type { RecordSecurity } from './observability/security-recorder.ts'
import { apiPrefix, cartPath } from './paths.ts'
import { languageOfUrl } from './plain-page-texts.ts'
import type { ShopText } from './rendering.ts'
import type { Visit } from './visits.ts'

const maximumBodySize = '10kb'

export interface FormRoutesOptions {
  readonly callApi: CallApi
  readonly visit: Visit
  readonly notices: NoticeCookie
  readonly publicOrigin: string
  readonly recordSecurity: RecordSecurity
  readonly admit: Admit
  readonly shopTextIn: ShopText
}

/**
 * Forms for a browser without script: each makes the very call that the script would make, in process. Those of the cart
 * lead back to it, and what was refused goes along in a sealed cookie, for the cart page to say once. Others say it on a
 * plain page, from which the browser goes back to what was typed.
 */
export function formRoutes(options: FormRoutesOptions): Router {
  const router = Router({ caseSensitive: true })
  const parse = express.urlencoded({ extended: false, limit: maximumBodySize, parameterLimit: 20 })
  for (const action of formActions) {
    router.post(action.path, parse, options.admit(perform(action, options)))
  }
  return router
}

function perform(
  action: FormAction,
  { callApi, visit, notices, publicOrigin, recordSecurity, shopTextIn }: FormRoutesOptions,
): RequestHandler {
  return async (request, response) => {
    if (action.fromAnywhere !== true && !isSameOrigin(request.headers, publicOrigin)) {
      recordSecurity(request, 'malicious_cross_origin')
      sendPlainPage(response, 403, 'Access denied', 'This form was sent from another site.')
      return
    }
    const language = languageOfUrl(request.originalUrl)
    const { setCookies, ...client } = await visit(request)
    const fields = textFields(
      action.readsAddress === true ? { ...request.query, ...bodyOf(request) } : bodyOf(request),
    )
    const call = new Request(`${publicOrigin}${apiPrefix}${action.apiPath(fields)}`, {
      method: action.method,
      headers: {
        'content-type': 'application/json',
        ...(language === 'hi' && { [languageHeader]: 'hi' }),
      },
      body: JSON.stringify(action.input(fields)),
    })
    const answer = await callApi(call, client)
    const cookies = await setCookies()
    if (!answer.ok) {
      const { message } = (await answer.json()) as ErrorBody
      if (action.refusedOn === 'plain page') {
        sendPlainPage(response, answer.status, 'This did not work', '{message}. Go back to try again.', {
          message: (await shopTextIn(message, language)).replace(/[.।]$/, ''),
        })
        return
      }
      cookies.push(await notices.hand(message))
    }
    if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
    if (answer.ok && action.says) {
      const { title, text, values } = action.says(await answer.json(), language)
      sendPlainPage(response, 200, title, text, values)
      return
    }
    const leadsTo = answer.ok && action.leadsTo ? action.leadsTo(fields, await answer.json()) : cartPath
    response.set('Cache-Control', 'no-store').redirect(303, request.baseUrl + leadsTo)
  }
}

function bodyOf(request: ExpressRequest): Readonly<Record<string, unknown>> {
  return (request.body ?? {}) as Readonly<Record<string, unknown>>
}

/** A field that was sent twice counts as not sent. */
function textFields(sent: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

import express, { Router, type Request as ExpressRequest, type RequestHandler } from 'express'
import type { ErrorBody } from '../contract/index.ts'
import { isSameOrigin } from '../domain/index.ts'
import type { Admit } from './admission.ts'
import { sendPlainPage } from './answers.ts'
import type { CallApi } from './api.ts'
import type { NoticeCookie } from './notice-cookie.ts'
import type { RecordSecurity } from './observability/security-recorder.ts'
import { apiPrefix, cartPath } from './paths.ts'
import type { Visit } from './visits.ts'

const maximumBodySize = '10kb'

type Fields = Readonly<Record<string, string>>

/** What one form does: the API call that the page's script would have made. */
interface FormAction {
  readonly path: `/${string}`
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly apiPath: (fields: Fields) => `/${string}`
  readonly input: (fields: Fields) => object
  /** The page that it leads to when it is done; the cart without it. */
  readonly leadsTo?: (fields: Fields) => string
}

/** What is no id (blank, `..`) would make another address of it: it becomes an id that no line has. */
function cartItemPath({ itemId = '' }: Fields): `/${string}` {
  return `/cart/${/^[\w-]{1,64}$/.test(itemId) ? itemId : '-'}`
}

const formActions: readonly FormAction[] = [
  {
    path: '/cart/add',
    method: 'POST',
    apiPath: () => '/cart',
    input: fields => ({
      productId: fields['productId'],
      variantIndex: wholeNumber(fields['variantIndex']),
      quantity: wholeNumber(fields['quantity']),
      position: wholeNumber(fields['position']),
    }),
  },
  {
    path: '/cart/update',
    method: 'PUT',
    apiPath: cartItemPath,
    input: fields => ({ quantity: wholeNumber(fields['quantity']) }),
  },
  { path: '/cart/remove', method: 'DELETE', apiPath: cartItemPath, input: () => ({}), leadsTo: cartWithUndo },
]

/** The cart, which offers back what the form says that it removed. */
function cartWithUndo({ productId = '', variantIndex = '', quantity = '' }: Fields): string {
  if (productId === '') return cartPath
  return `${cartPath}?${new URLSearchParams({ removed: productId, variantIndex, quantity }).toString()}`
}

export interface FormRoutesOptions {
  readonly callApi: CallApi
  readonly visit: Visit
  readonly notices: NoticeCookie
  readonly publicOrigin: string
  readonly recordSecurity: RecordSecurity
  readonly admit: Admit
}

/**
 * The cart's forms for a browser without script: each makes the very call that the script would make, in process,
 * and leads back to the cart. What was refused goes along in a sealed cookie, for the cart page to say once.
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
  { callApi, visit, notices, publicOrigin, recordSecurity }: FormRoutesOptions,
): RequestHandler {
  return async (request, response) => {
    if (!isSameOrigin(request.headers, publicOrigin)) {
      recordSecurity(request, 'malicious_cross_origin')
      sendPlainPage(response, 403, 'Access denied', 'This form was sent from another site.')
      return
    }
    const { setCookies, ...client } = await visit(request)
    const fields = textFields(request)
    const call = new Request(`${publicOrigin}${apiPrefix}${action.apiPath(fields)}`, {
      method: action.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action.input(fields)),
    })
    const answer = await callApi(call, client)
    const cookies = await setCookies()
    if (!answer.ok) cookies.push(await notices.hand(((await answer.json()) as ErrorBody).message))
    if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
    const leadsTo = answer.ok && action.leadsTo ? action.leadsTo(fields) : cartPath
    response.set('Cache-Control', 'no-store').redirect(303, leadsTo)
  }
}

/** A field that was sent twice counts as not sent. */
function textFields(request: ExpressRequest): Fields {
  const body = (request.body ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Undefined (so that the contract's default or its refusal applies) for what is not sent; NaN becomes null in JSON. */
function wholeNumber(text: string | undefined): number | undefined {
  return text === undefined || text === '' ? undefined : Number(text)
}

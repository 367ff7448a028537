import type { Response } from 'express'
import {
  errorCatalogue,
  errorMessage,
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
} from '../contract/index.ts'

/** Answers an API request with an error of the catalogue, never with HTML. */
export function sendApiError<C extends ErrorCode>(
  response: Response,
  code: C,
  params: ErrorParams<C>,
  fields?: ErrorBody['fields'],
): void {
  const body: ErrorBody = { message: errorMessage(code, params), code, ...(fields && { fields }) }
  response.status(errorCatalogue[code].status).set('Cache-Control', 'no-store').json(body)
}

/** A page without a stylesheet or script, for when the storefront cannot or shall not render one. */
export function sendPlainPage(response: Response, status: number, title: string, text: string): void {
  response.status(status).type('html').set('Cache-Control', 'no-store').send(plainPage(title, text))
}

/** The HTML of `sendPlainPage`. */
export function plainPage(title: string, text: string): string {
  return (
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Shruti</title></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Go to the home page</a></p></main></body></html>`
  )
}

/** What a shopper sees when a page failed, with the id under which the log tells why. */
export function sendFailurePage(response: Response): void {
  const reference = String(response.getHeader('X-Request-Id'))
  sendPlainPage(
    response,
    500,
    'Something went wrong',
    'We could not show this page. Please try again in a minute. ' +
      `If this keeps happening, contact our support team with this reference: ${reference}.`,
  )
}

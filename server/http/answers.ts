import type { Response } from 'express'
import {
  errorCatalogue,
  errorMessage,
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  type Language,
} from '../contract/index.ts'
import { hindiPrefix } from './paths.ts'
import { languageOfUrl, plainPageText } from './plain-page-texts.ts'

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

/**
 * A page without a stylesheet or script, for when the storefront cannot or shall not render one, in the language of the
 * address that was asked for.
 * @param values of the names in braces in the text
 */
export function sendPlainPage(
  response: Response,
  status: number,
  title: string,
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): void {
  const language = languageOfUrl(response.req.originalUrl)
  const page = plainPage(plainPageText(language, title), plainPageText(language, text, values), language)
  response.status(status).type('html').set('Cache-Control', 'no-store').send(page)
}

/** The HTML of a plain page, of texts in a language. */
export function plainPage(title: string, text: string, language: Language = 'en'): string {
  const [lang, home] = language === 'hi' ? ['hi-IN', hindiPrefix] : ['en-IN', '/']
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Shruti</title></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p>` +
    `<p><a href="${home}">${plainPageText(language, 'Go to the home page')}</a></p></main></body></html>`
  )
}

/** What a shopper sees when a page failed, with the id under which the log tells why. */
export function sendFailurePage(response: Response): void {
  const reference = String(response.getHeader('X-Request-Id'))
  sendPlainPage(
    response,
    500,
    'Something went wrong',
    'We could not show this page. Please try again in a minute. If this keeps happening, contact our support team with this reference: {reference}.',
    { reference },
  )
}

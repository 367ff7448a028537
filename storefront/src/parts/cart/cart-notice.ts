import { errorCatalogue, errorMessage } from '@shruti/server/contract/errors'

/**
 * What a form of the cart failed with, when it was posted without scripts: the server leads back to the cart with
 * the error's code and its number. Only codes of the catalogue are said, and only digits are put into them.
 */
export function cartNotice(query: URLSearchParams): string | null {
  const code = query.get('notice')
  if (code === null || !(code in errorCatalogue)) return null
  const number = query.get('n') ?? ''
  return errorMessage(code as 'insufficient_stock', { n: /^\d{1,4}$/.test(number) ? number : 'a few' })
}

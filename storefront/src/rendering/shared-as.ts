import { splitLanguage } from '../language/language.ts'
import { canBeSaved } from '../offline/saved-pages.ts'
import { pincodeCookie, pincodeOf, readChosenPincode } from '../session/delivery-pincode.ts'
import { readSessionHint } from '../session/session-hint.ts'

const productPrefixes = ['/product/', '/products/']

/**
 * The cookies of which a public page prints something, as a Cookie header: all who bring the same get the same page. Empty
 * for most; where a delivery goes, on a product's page, which promises a date [BEY-3].
 * @param cookies the visitor's, as a Cookie header
 * @returns null for a page of one visitor: what only some may see, and whatever a customer asks for
 */
export function sharedAs({ pathname }: Pick<URL, 'pathname'>, cookies: string): string | null {
  const hint = readSessionHint(cookies)
  if (hint === 'user' || !canBeSaved({ pathname })) return null
  const { path } = splitLanguage(pathname)
  const chosen = readChosenPincode(cookies)
  const isProduct = productPrefixes.some(prefix => path.startsWith(prefix))
  if (!isProduct || !chosen || pincodeOf(chosen, hint, undefined) === '') return ''
  return pincodeCookie(chosen, false).split(';', 1)[0] ?? ''
}

import { splitLanguage } from '../language/language.ts'
import { canBeSaved } from '../offline/saved-pages.ts'
import { paths } from '../paths.ts'
import { pincodeCookie, pincodeOf, readChosenPincode } from '../session/delivery-pincode.ts'
import { readSessionHint } from '../session/session-hint.ts'

const productPrefixes = ['/product/', '/products/']

/**
 * A public page is the same for everybody, but that a product's promises a date of delivery: to the PIN code that was entered,
 * which is in a cookie, and to a customer's default address, which the server alone knows [BEY-3]. Who writes to the shop
 * finds a customer's name and address filled in.
 * @param cookies the visitor's, as a Cookie header
 * @returns the cookies of which the page prints something, and whether a customer asks, whose browser must keep no copy of
 * what it fills in; null for a page of one visitor
 */
export function sharedAs(
  { pathname }: Pick<URL, 'pathname'>,
  cookies: string,
): { readonly cookies: string; readonly isForCustomer: boolean } | null {
  if (!canBeSaved({ pathname })) return null
  const hint = readSessionHint(cookies)
  const isForCustomer = hint === 'user'
  const { path } = splitLanguage(pathname)
  const isProduct = productPrefixes.some(prefix => path.startsWith(prefix))
  if (isForCustomer && (isProduct || path === paths.contact)) return null
  const chosen = readChosenPincode(cookies)
  const printsPincode = isProduct && chosen && pincodeOf(chosen, hint, undefined) !== ''
  const printed = printsPincode ? (pincodeCookie(chosen, false).split(';', 1)[0] ?? '') : ''
  return { cookies: printed, isForCustomer }
}

import { splitLanguage } from '../language/language.ts'
import { canBeSaved } from '../offline/saved-pages.ts'
import { pincodeCookie, pincodeOf, readChosenPincode } from '../session/delivery-pincode.ts'
import { readSessionHint } from '../session/session-hint.ts'

/** A public page, as somebody asks for it. */
interface SharedPage {
  /** The cookies of which it prints something: all who bring the same get the same page. */
  readonly cookies: string
  /** Whether a customer asks, whose browser must keep no copy of what it fills in. */
  readonly isForCustomer: boolean
  /** Whether it is another page once the PIN code of the customer's default address is known. */
  readonly asksForPincode: boolean
}

const productPrefixes = ['/product/', '/products/']

/**
 * A public page is the same for everybody, but that a product's promises a date of delivery [BEY-3]: to the PIN code that was
 * entered, which is in a cookie, or to a customer's default address, which the server alone knows.
 * @param cookies the visitor's, as a Cookie header
 * @param defaultPincode of a customer's default address, empty without one; undefined while nobody has looked
 * @returns null for a page of one visitor
 */
export function sharedAs(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  cookies: string,
  defaultPincode?: string,
): SharedPage | null {
  if (!canBeSaved({ pathname })) return null
  const hint = readSessionHint(cookies)
  const isForCustomer = hint === 'user'
  const { path } = splitLanguage(pathname)
  const isProduct = productPrefixes.some(prefix => path.startsWith(prefix))
  if (!isProduct) return { cookies: '', isForCustomer, asksForPincode: false }
  // What a form without scripts asks for is remembered as the customer's own.
  if (isForCustomer && searchParams.has('pincode')) return null
  const chosen = readChosenPincode(cookies)
  const pincode = pincodeOf(chosen, hint, defaultPincode || undefined)
  return {
    // As a guest's: the page is rendered for nobody.
    cookies: pincode === '' ? '' : (pincodeCookie({ pincode, by: 'guest' }, false).split(';', 1)[0] ?? ''),
    isForCustomer,
    asksForPincode: isForCustomer && chosen?.by !== 'user' && defaultPincode === undefined,
  }
}

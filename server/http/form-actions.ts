import {
  createdTicketText,
  orderNewsIn,
  type Language,
  type OperationOutputs,
  type TrackedOrder,
} from '../contract/index.ts'
import { cartPath } from './paths.ts'

/** What a form sent, as text. */
export type Fields = Readonly<Record<string, string>>

/** What one form does: the API call that the page's script would have made. */
export interface FormAction {
  readonly path: `/${string}`
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly apiPath: (fields: Fields) => `/${string}`
  readonly input: (fields: Fields) => object
  /** The page that it leads to when it is done; the cart without it. */
  readonly leadsTo?: (fields: Fields, answer: unknown) => string
  /** What a plain page says when it is done, in place of a page that it leads to. None of it may be what people typed. */
  readonly says?: (
    answer: unknown,
    language: Language,
  ) => { readonly title: string; readonly text: string; readonly values?: Readonly<Record<string, string>> }
  /** Where it is said what was refused: on a plain page, from which the browser goes back to what was typed. The cart without it. */
  readonly refusedOn?: 'plain page'
  /** Fields may stand in the address as well. */
  readonly readsAddress?: true
  /** What it carries is all that it takes, whoever sends it: mail programs send this one by themselves (RFC 8058). */
  readonly fromAnywhere?: true
}

/** What is no id (blank, `..`) would make another address of it: it becomes an id that no line has. */
const idOrNone = ({ itemId = '' }: Fields) => (/^[\w-]{1,64}$/.test(itemId) ? itemId : '-')

const cartItemPath = (fields: Fields): `/${string}` => `/cart/${idOrNone(fields)}`

const savedItemPath = (fields: Fields): `/${string}` => `/cart/saved/${idOrNone(fields)}`

/** The forms that work without a script. */
export const formActions: readonly FormAction[] = [
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
  {
    path: '/cart/code',
    method: 'PUT',
    apiPath: () => '/promotions/cart',
    input: ({ promotionCode = '' }) => ({ code: promotionCode.trim() === '' ? null : promotionCode }),
  },
  {
    path: '/cart/save',
    method: 'POST',
    apiPath: fields => `${cartItemPath(fields)}/save`,
    input: () => ({}),
  },
  {
    path: '/cart/saved/move',
    method: 'POST',
    apiPath: fields => `${savedItemPath(fields)}/move`,
    input: () => ({}),
  },
  { path: '/cart/saved/remove', method: 'DELETE', apiPath: savedItemPath, input: () => ({}) },
  { path: '/cart/remove', method: 'DELETE', apiPath: cartItemPath, input: () => ({}), leadsTo: cartWithUndo },
  {
    path: '/track-order',
    method: 'POST',
    apiPath: () => '/orders/track',
    input: ({ orderNumber, contact }) => ({ orderNumber, contact }),
    says: (answer, language) => {
      const { number, status } = answer as TrackedOrder
      const { title, message } = orderNewsIn[language][status]
      return { title: title(number), text: message }
    },
    refusedOn: 'plain page',
  },
  {
    path: '/contact',
    method: 'POST',
    apiPath: () => '/support-tickets',
    input: ({ topic, name, email, phoneNumber, orderNumber, message }) => ({
      topic,
      name,
      email,
      phoneNumber,
      orderNumber,
      message,
    }),
    says: answer => ({
      title: 'We have your message',
      text: createdTicketText('{number}'),
      values: { number: (answer as OperationOutputs['createSupportTicket']).number },
    }),
    refusedOn: 'plain page',
  },
  {
    path: '/product-alerts/ask',
    method: 'POST',
    apiPath: ({ productId = '' }) => `/products/${encodeURIComponent(productId)}/alerts`,
    input: ({ kind, variantIndex, email }) => ({ kind, variantIndex: wholeNumber(variantIndex), email }),
    leadsTo: ({ slug = '', kind = '' }, answer) => {
      const { status } = answer as OperationOutputs['createProductAlert']
      return `/product/${encodeURIComponent(slug)}/tell-me?${new URLSearchParams({ about: kind, sent: status }).toString()}`
    },
    refusedOn: 'plain page',
    readsAddress: true,
  },
  ...(['/product-alerts/confirm', '/product-alerts/stop'] as const).map((path): FormAction => ({
    path,
    method: 'POST',
    apiPath: () => path,
    input: ({ token }) => ({ token }),
    leadsTo: () => `${path}?done=1`,
    refusedOn: 'plain page',
    readsAddress: true,
    ...(path === '/product-alerts/stop' && { fromAnywhere: true }),
  })),
]

/** The cart, which offers back what the form says that it removed. */
function cartWithUndo({ productId = '', variantIndex = '', quantity = '' }: Fields): string {
  if (productId === '') return cartPath
  return `${cartPath}?${new URLSearchParams({ removed: productId, variantIndex, quantity }).toString()}`
}

/** Undefined (so that the contract's default or its refusal applies) for what is not sent; NaN becomes null in JSON. */
function wholeNumber(text: string | undefined): number | undefined {
  return text === undefined || text === '' ? undefined : Number(text)
}

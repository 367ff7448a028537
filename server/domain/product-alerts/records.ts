import type { Language, ProductAlertKind } from '../../contract/index.ts'
import { productAlertExpiry } from '../expiry.ts'
import { collection } from '../ports/store.ts'

/** That somebody asked to be told of a product. Instants are ISO 8601 in UTC. */
export interface ProductAlertRecord {
  id: string
  kind: ProductAlertKind
  productId: string
  /** The colour: its place in the product's list may change. */
  sku: string
  /** In lower case. */
  email: string
  /** Of the account that asked with its verified address; null for an address that was confirmed by a link. */
  userId: string | null
  /** `unconfirmed`: nothing but the link to confirm may be sent. `told`: over, and kept for what the message says. */
  status: 'unconfirmed' | 'waiting' | 'told'
  /** Paise. */
  priceWhenAsked: number
  /** Of the page that asked; absent: English. */
  language?: Language
  createdAt: string
  expiresAt: string
}

/** Who waits for the same. */
export const waitersKey = (kind: ProductAlertKind, productId: string, sku: string): string =>
  `${kind}:${productId}:${sku}`

export const productAlertCollections = {
  productAlerts: collection<ProductAlertRecord>({
    equal: {
      email: { of: alert => alert.email },
      userId: { of: alert => alert.userId ?? undefined },
      status: { of: alert => alert.status },
      kind: { of: alert => alert.kind },
      waitingFor: {
        of: ({ kind, productId, sku, status }) =>
          status === 'waiting' ? waitersKey(kind, productId, sku) : undefined,
      },
    },
    sorted: {
      priceWhenAsked: alert => alert.priceWhenAsked,
      createdAt: alert => alert.createdAt,
      expiresAt: productAlertExpiry,
    },
    within: { waitingFor: ['priceWhenAsked'], status: ['createdAt'], kind: ['createdAt'] },
    text: { search: ({ email, sku }) => `${email}\n${sku}` },
  }),
} as const

import type { ProductAlertKind, ProductVariant } from '@shruti/server/contract'
import { paths } from '../../paths.ts'

/** Where one asks to be told of a colour. `paths` is in the first script of every page. */
export function alertPath(slug: string, kind: ProductAlertKind, colour?: string): string {
  const query = new URLSearchParams({ about: kind, ...(colour !== undefined && { color: colour }) })
  return `${paths.product(slug)}/tell-me?${query.toString()}`
}

/** What the address asks for; without a word of it what the colour suggests. */
export function readAlertKind(about: string | null, variant: ProductVariant | undefined): ProductAlertKind {
  if (about === 'back_in_stock' || about === 'price_drop') return about
  return variant?.stock === 0 ? 'back_in_stock' : 'price_drop'
}

/** Where the forms post to without JavaScript; the last two are where the links in messages lead, too. */
export const alertActions = {
  ask: '/product-alerts/ask',
  confirm: '/product-alerts/confirm',
  stop: '/product-alerts/stop',
} as const

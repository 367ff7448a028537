import { paths } from '../../paths.ts'

/** The contact form, about an order. */
export const contactPath = (orderNumber: string): string =>
  `${paths.contact}?${new URLSearchParams({ order: orderNumber }).toString()}`

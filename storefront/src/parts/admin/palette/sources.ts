import { formatCount } from '@shruti/design-system/foundations'
import { orderStatusViews } from '@shruti/design-system'
import type { Command } from '@shruti/design-system/CommandPalette'
import type { Permission } from '@shruti/server/contract/permissions'
import type { App } from '../../../app/app-context.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { postStateWords } from '../posts/post-words.ts'
import { productStatusWords } from '../products/product-list.tsx'
import { nameOfCustomer } from '../customers/name-of-customer.ts'

/** What the palette searches, each with what one has to hold to see it. */
export interface PaletteSource {
  /** "Orders" */
  readonly label: string
  readonly permission: Permission
  readonly search: (app: App, term: string, signal: AbortSignal) => Promise<readonly Command[]>
}

/** Hits of each source. */
const hits = 5

export const paletteSources: readonly PaletteSource[] = [
  {
    label: 'Orders',
    permission: 'orders.read',
    async search({ api }, search, signal) {
      const orders = await api.call('adminListOrders', { search, pageSize: hits }, { signal })
      return orders.map(({ id, number, customerName, city, status }) => ({
        id: `order-${id}`,
        label: number,
        detail: [customerName, city, orderStatusViews[status].label].join(', '),
        href: adminPaths.order(id),
      }))
    },
  },
  {
    label: 'Products',
    permission: 'catalogue.read',
    async search({ api }, search, signal) {
      const products = await api.call('adminListProducts', { search, pageSize: hits }, { signal })
      return products.map(({ id, name, status, stock }) => ({
        id: `product-${id}`,
        label: name,
        detail: `${productStatusWords[status]}, ${formatCount(stock)} in stock`,
        href: adminPaths.product(id),
      }))
    },
  },
  {
    label: 'Customers',
    permission: 'customers.read',
    async search({ api }, search, signal) {
      const customers = await api.call('adminListCustomers', { search, pageSize: hits }, { signal })
      return customers.map(({ id, name, username, email, phoneNumber }) => ({
        id: `customer-${id}`,
        label: nameOfCustomer({ name, username, email, phoneNumber }),
        detail: [email, phoneNumber].filter(Boolean).join(', '),
        href: adminPaths.customer(id),
      }))
    },
  },
  {
    label: 'Posts',
    permission: 'content.write',
    async search({ api }, search, signal) {
      const posts = await api.call('adminListPosts', { search, pageSize: hits }, { signal })
      return posts.map(({ id, title, category, state }) => ({
        id: `post-${id}`,
        label: title,
        detail: [category, postStateWords[state].label].join(', '),
        href: adminPaths.post(id),
      }))
    },
  },
]

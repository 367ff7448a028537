import { orderStatusViews } from '@shruti/design-system'
import { paymentMethodNames } from '@shruti/design-system/PaymentMethodPicker'
import { orderColumns } from '@shruti/design-system/OrderTable'
import { adminPaths } from '../../../admin-paths.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { defineAdminList } from '../../../queries/admin-list.ts'

const paymentMethods = ['upi', 'card', 'netbanking', 'emi', 'cod'] as const

/** How the money of an order stands, as the list is narrowed by it. */
const paymentStates = [
  { value: 'pending', label: 'Not paid yet' },
  { value: 'paid', label: 'Paid' },
  { value: 'failed', label: 'Failed' },
  { value: 'cod_due', label: 'Cash due' },
  { value: 'refund_pending', label: 'Refund on its way' },
  { value: 'partially_refunded', label: 'Refunded in part' },
  { value: 'refunded', label: 'Refunded' },
] as const

/** Orders that wait for their money, as the dashboard counts them. */
export const unpaidTab = 'pending_payment,payment_failed'

const states = ['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled'] as const

/** All orders, as the administration works through them [ADM-3]. */
export const adminOrderList = defineAdminList({
  table: 'orders',
  operation: 'adminListOrders',
  path: adminPaths.orders,
  title: 'Orders',
  noun: { one: 'order', many: 'orders' },
  columns: orderColumns(({ id }) => adminPaths.order(id), RouterLink),
  defaultSort: { columnId: 'createdAt', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: ({ number }) => `order ${number}`,
  href: ({ id }) => adminPaths.order(id),
  searchPlaceholder: 'Number, name, phone, city',
  filters: [
    {
      kind: 'choice',
      name: 'paymentMethod',
      label: 'Payment method',
      many: true,
      options: paymentMethods.map(value => ({
        value,
        get label() {
          return paymentMethodNames()[value]
        },
      })),
    },
    { kind: 'choice', name: 'paymentStatus', label: 'Payment', many: true, options: paymentStates },
    { kind: 'dates', from: 'from', to: 'to', label: 'Placed' },
    { kind: 'text', name: 'pincode', label: 'PIN code begins with' },
    { kind: 'choice', name: 'productId', label: 'Product' },
    { kind: 'amounts', from: 'minTotal', to: 'maxTotal', label: 'Total' },
    { kind: 'choice', name: 'customerId', label: 'Customer' },
  ],
  tabs: {
    name: 'status',
    // Said when it is shown: no text is taken while a module loads.
    options: [
      { value: unpaidTab, label: 'Unpaid' },
      ...states.map(value => ({
        value,
        get label() {
          return orderStatusViews[value].label
        },
      })),
    ],
  },
})

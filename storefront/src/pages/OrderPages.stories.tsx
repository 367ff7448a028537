import type { World } from '@shruti/mock-api'
import type { OrderStatus } from '@shruti/server/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { failedPageMessages, triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt, worldOf } from '../../../.storybook/page-story.tsx'

/** The path of the customer's newest order in a state. */
const orderThatIs =
  (status: OrderStatus, folder = '/orders') =>
  async (world: World) => {
    const order = (await world.call('listOrders', {})).find(candidate => candidate.status === status)
    if (!order) throw new Error(`The demo shop's customer has no order that is ${status}`)
    return `${folder}/${order.id}`
  }

const meta = {
  title: 'Pages/Orders',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'customer' } },
  ...pageAt('/my-orders'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [ORD-2] */
export const MyOrders: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link', { name: /SHR-/ })).toHaveLength(5)
  },
}
export const NoOrders: Story = { parameters: { api: { persona: 'customer', scenario: 'empty' } } }
export const Placed: Story = { ...pageAt(orderThatIs('placed')) }
export const Shipped: Story = { ...pageAt(orderThatIs('shipped')) }
/** [ORD-2] A part of it is on its way, the rest is not sent yet. */
export const InTwoParcels: Story = {
  ...pageAt(async world => {
    const orders = await world.call('listOrders', {})
    const order = orders.find(({ lines, status }) => lines.length > 1 && status === 'placed')
    if (!order) throw new Error('The demo shop’s customer has placed no order of several products')
    await world.shop.dependencies.store.transaction(async tx => {
      const record = await tx.get('orders', order.id)
      if (!record) return
      const parcel = {
        carrier: 'Delhivery',
        trackingNumber: '1490815562034',
        status: 'out_for_delivery',
      } as const
      const lines = [{ lineIndex: 0, quantity: 1 }]
      const sent = { id: '1', lines, ...parcel, shippedAt: record.updatedAt, deliveredAt: null }
      const steps = (['confirmed', 'packed', 'shipped'] as const).map(status => ({
        status,
        at: record.updatedAt,
        by: 'administrator' as const,
        actorId: null,
      }))
      const timeline = [...record.timeline, ...steps]
      await tx.put('orders', { ...record, status: 'shipped', timeline, parcels: [sent] })
    })
    return `/orders/${order.id}`
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Parcel 1: /)).toBeVisible()
    await expect(canvas.getByText(/^Not sent yet: /)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Track parcel' })).toBeVisible()
  },
}
/** [ORD-2] [ADM-3] A parcel of it was lost, and comes again. */
export const LostParcel: Story = {
  ...pageAt(async world => {
    const orders = await world.call('listOrders', {})
    const order = orders.find(({ lines, status }) => lines.length > 1 && status === 'placed')
    if (!order) throw new Error('The demo shop’s customer has placed no order of several products')
    await world.shop.dependencies.store.transaction(async tx => {
      const record = await tx.get('orders', order.id)
      if (!record) return
      const at = record.updatedAt
      const sent = { carrier: 'Delhivery', status: 'shipped', shippedAt: at, deliveredAt: null } as const
      const parcels = record.lines.slice(0, 2).map((_, lineIndex) => ({
        id: String(lineIndex + 1),
        lines: [{ lineIndex, quantity: 1 }],
        ...sent,
        trackingNumber: `149081556203${lineIndex}`,
      }))
      const lost = {
        at,
        reason: 'no_scan',
        note: null,
        resolution: 'resend',
        amount: 0,
        parcelsUntilThen: 2,
      } as const
      const steps = (['confirmed', 'packed', 'shipped'] as const).map(status => ({
        status,
        at,
        by: 'administrator' as const,
        actorId: null,
      }))
      await tx.put('orders', {
        ...record,
        status: 'shipped',
        timeline: [...record.timeline, ...steps],
        parcels: parcels.map((parcel, index) => (index === 0 ? { ...parcel, lost } : parcel)),
      })
    })
    return `/orders/${order.id}`
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByText('It was lost on its way. We send it again, at no cost to you.'),
    ).toBeVisible()
    await expect(canvas.getByText(/^Not sent yet: /)).toBeVisible()
  },
}
export const Delivered: Story = { ...pageAt(orderThatIs('delivered')) }
/** [ORD-2] Says what becomes of its payment. */
export const Cancelled: Story = {
  ...pageAt(orderThatIs('cancelled')),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^(Nothing is due|Refund pending: ₹|Refunded: ₹)/),
    ).toBeVisible()
  },
}
/** [ORD-1] Asks why, which nobody has to answer; keeping the order leads back to where one was. */
export const Cancelling: Story = {
  ...pageAt(orderThatIs('placed')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    await open()
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep order' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel order' })).toHaveFocus())
    await open()
    await expect(await canvas.findByRole('combobox', { name: /Reason/ })).toHaveFocus()
  },
}
/** [ORD-1] The reason stands in the order's history. */
export const CancelledWithAReason: Story = {
  ...pageAt(orderThatIs('placed')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /Reason/ }), 'wrong_item')
    await userEvent.type(canvas.getByRole('textbox', { name: /Comment/ }), 'Blue, not black')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    await expect(await canvas.findByText('I ordered the wrong item or colour: Blue, not black')).toBeVisible()
  },
}
/** [ORD-2] What was bought goes into the cart again. */
export const BoughtAgain: Story = {
  ...pageAt(orderThatIs('delivered')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again' }))
    await expect(await canvas.findByRole('link', { name: 'View cart' })).toBeVisible()
  },
}
export const Confirmation: Story = { ...pageAt(orderThatIs('placed', '/order-confirmation')) }
/** [ORD-2] Whoever ordered is thanked, and not whom the parcel goes to. */
export const ConfirmationOfAGift: Story = {
  ...pageAt(async world => {
    const path = await orderThatIs('placed', '/order-confirmation')(world)
    await world.shop.dependencies.store.transaction(async tx => {
      const record = await tx.get('orders', path.replace(/.*\//, ''))
      if (!record) return
      const shippingAddress = { ...record.shippingAddress, fullName: 'Rohan Mehta' }
      await tx.put('orders', { ...record, shippingAddress })
    })
    return path
  }),
  parameters: { visual: { disable: 'Looks as Confirmation does.' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { level: 1, name: 'Thank you, Asha.' }),
    ).toBeVisible()
  },
}
/** [BEY-11][BEY-10] Whoever uses the keyboard goes on in the form that opens, and after it where they were. */
export const KeyboardStaysWithForms: Story = {
  ...pageAt(orderThatIs('delivered')),
  parameters: { visual: { disable: 'The forms have pictures of their own.' }, api: { persona: 'customer' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const [button, field] of [
      ['Return items', /, /],
      ['Claim warranty', 'Product'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: button }))
      await waitFor(() => expect(canvas.getAllByRole('combobox', { name: field })[0]).toHaveFocus())
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: button })).toHaveFocus())
    }
  },
}
/** [BEY-11] Nothing chosen yet: the refusal names what is missing. */
export const Returning: Story = {
  ...pageAt(orderThatIs('delivered')),
  parameters: {
    // The shop says on the console why a call failed [CLI-1].
    expectedMessages: ['ApiError: Choose what you return'],
    api: { persona: 'customer' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Return items' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Request return' }))
    await expect(await canvas.findByText('Choose what you return')).toBeVisible()
  },
}
/** [BEY-11] One item comes back, the other stays. */
export const ReturnRequested: Story = {
  ...pageAt(async world => {
    const path = await orderThatIs('delivered')(world)
    await world.call('createReturn', {
      id: path.slice('/orders/'.length),
      items: [{ lineIndex: 0, quantity: 1 }],
      reason: 'damaged',
      comment: 'The left earbud has a crack.',
      upiId: 'asha.rao@okbank',
    })
    return path
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Return: requested' })).toBeVisible()
    await expect(canvas.getByText('It arrived damaged')).toBeVisible()
  },
}
/** [BEY-11] The same product in place of the money. */
export const ReplacementRequested: Story = {
  ...pageAt(orderThatIs('delivered')),
  parameters: { api: { persona: 'customer' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Return items' }))
    const form = canvas.getByRole('heading', { name: 'Return items' }).closest('form')!
    await userEvent.selectOptions(within(form).getAllByRole('combobox')[0]!, '1')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Reason' }), 'It does not work')
    await userEvent.click(canvas.getByRole('radio', { name: /^Replacement/ }))
    await expect(canvas.queryByRole('textbox', { name: 'UPI ID for the refund' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Request return' }))
    await expect(await canvas.findByRole('heading', { name: 'Return: requested' })).toBeVisible()
    await expect(canvas.getByText('The same product and colour')).toBeVisible()
  },
}
/** [BEY-10] Buying registered the warranty; a claim has a number and its progress. */
export const WarrantyClaimed: Story = {
  ...pageAt(orderThatIs('delivered')),
  parameters: {
    expectedMessages: ['ApiError: Choose what is wrong'],
    api: { persona: 'customer' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Claim warranty' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send claim' }))
    await expect(await canvas.findByText('Choose what is wrong')).toBeVisible()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'What is wrong?' }),
      'No sound, or sound on one side only',
    )
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Description' }),
      'The left one has been silent since yesterday.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Send claim' }))
    await expect(await canvas.findByRole('heading', { name: 'Warranty claim: requested' })).toBeVisible()
    await expect(canvas.getByText(/^W-[0-9A-Z]{8}$/)).toBeVisible()
  },
}
/** [BEY-4] Printed, and saved as PDF, from here. */
export const Invoice: Story = {
  ...pageAt(async world => `${await orderThatIs('delivered')(world)}/invoice`),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tax invoice' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
  },
}
/** [BEY-4] Before the goods are packed there is none. */
export const NoInvoiceYet: Story = {
  ...pageAt(async world => `${await orderThatIs('placed')(world)}/invoice`),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
}
/** Another customer's order does not exist. */
export const NotFound: Story = {
  ...pageAt('/orders/ord_of_someone_else'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
}
export const Track: Story = { ...pageAt('/track-order'), parameters: { api: { persona: 'guest' } } }
export const NotTracked: Story = {
  ...pageAt('/track-order?order=SHR-00000000'),
  parameters: {
    // The shop says on the console why a call failed [CLI-1].
    expectedMessages: ['ApiError: We could not find an order with those details'],
    api: { persona: 'guest' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone number or email/ }), '9876543210')
    await userEvent.click(canvas.getByRole('button', { name: /^Track/ }))
    await expect(await canvas.findByText('We could not find an order with those details')).toBeVisible()
  },
}
/** [AUTH-5] The session ended since it was last seen. */
export const SessionExpired: Story = {
  parameters: { api: { persona: 'customer', scenario: 'expired' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: 'Sign in with your phone' }),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByText('Authentication Required')).toBeVisible())
  },
}
export const MyOrdersFailed: Story = {
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'customer', overrides: { listOrders: { error: 'server_error' } } },
  },
}
export const MyOrdersFailedTriedAgain: Story = triedAgain(MyOrdersFailed, 'listOrders', 'My orders')
export const OrderFailed: Story = {
  ...pageAt(orderThatIs('shipped')),
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'customer', overrides: { getOrder: { error: 'server_error' } } },
  },
}
export const OrderFailedTriedAgain: Story = triedAgain(OrderFailed, 'getOrder', /^Order SHR-/)
export const ConfirmationFailed: Story = {
  ...pageAt(orderThatIs('placed', '/order-confirmation')),
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'customer', overrides: { getOrder: { error: 'server_error' } } },
    // As every page that failed.
    visual: { disable: true },
  },
}
export const ConfirmationFailedTriedAgain: Story = triedAgain(ConfirmationFailed, 'getOrder', /^Thank you/)
export const InvoiceFailed: Story = {
  ...pageAt(async world => `${await orderThatIs('delivered')(world)}/invoice`),
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'customer', overrides: { getInvoice: { error: 'server_error' } } },
  },
}
export const InvoiceFailedTriedAgain: Story = triedAgain(InvoiceFailed, 'getInvoice', 'Tax invoice')

const trackNewestOrder = pageAt(async world => {
  const [newest] = await world.call('listOrders', {})
  return `/track-order?order=${newest?.number ?? ''}`
})

const askWhereItIs = async (page: HTMLElement) => {
  const canvas = within(page)
  await userEvent.type(canvas.getByRole('textbox', { name: /^Phone number or email/ }), '9876543210')
  await userEvent.click(canvas.getByRole('button', { name: /^Track/ }))
}

/** [ORD-2] */
export const Tracked: Story = {
  ...trackNewestOrder,
  play: async ({ canvasElement }) => {
    await askWhereItIs(canvasElement)
    await expect(await within(canvasElement).findByRole('heading', { name: /^Order SHR-/ })).toBeVisible()
  },
}
/** [ORD-2] What was typed stays, so that the same press tries again. */
export const TrackingFailed: Story = {
  ...trackNewestOrder,
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'customer', overrides: { trackOrder: { error: 'server_error' } } },
  },
  play: async ({ canvasElement }) => {
    await askWhereItIs(canvasElement)
    await expect(await within(canvasElement).findByText('Server error occurred')).toBeVisible()
  },
}
export const TrackingTriedAgain: Story = {
  ...TrackingFailed,
  parameters: { ...TrackingFailed.parameters, visual: { disable: true } },
  play: async context => {
    await TrackingFailed.play?.(context)
    const canvas = within(context.canvasElement)
    worldOf(context.loaded).recover('trackOrder')
    await userEvent.click(canvas.getByRole('button', { name: /^Track/ }))
    await expect(await canvas.findByRole('heading', { name: /^Order SHR-/ })).toBeVisible()
  },
}

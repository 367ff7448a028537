import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { failedPageMessages, triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt } from '../../../.storybook/page-story.tsx'
import { openAtSandbox, placeUnpaid } from '../../../.storybook/unpaid-order.ts'

const payPage = pageAt(async world => `/pay/${(await placeUnpaid(world)).id}`)

/** The page after a try that ended in the sandbox. */
const payPageAfter = (outcome: 'failure' | 'pending') =>
  pageAt(async world => {
    const order = await placeUnpaid(world)
    const id = (await openAtSandbox(world, order)).replace(/.*\/|\?.*/g, '')
    await world.call('paySandbox', { id, method: 'upi', outcome })
    return `/pay/${order.id}`
  })

const meta = {
  title: 'Pages/Payment',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'customer' } },
  ...payPage,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [CHK-2] */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('We keep the items for you until 11:15 AM.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^UPI/ })).toBeChecked()
  },
}
/** [CHK-2] Another method is offered, and the order is kept. */
export const Failed: Story = {
  ...payPageAfter('failure'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByText('Payment failed. You have not been charged. The request was declined in the UPI app.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Net banking/ }))
    await expect(canvas.getByRole('radio', { name: /^Net banking/ })).toBeChecked()
  },
}
/** [CHK-2] A try was begun and nothing is known of it yet. */
export const Pending: Story = {
  ...payPageAfter('pending'),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Payment is still pending. We will update this order.'),
    ).toBeVisible()
  },
}
/** [CHK-2] */
export const Cancelled: Story = {
  ...pageAt(async world => {
    const { id } = await placeUnpaid(world)
    await world.call('cancelOrder', { id })
    return `/pay/${id}`
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/You have not been charged/)).toBeVisible()
  },
}
/** [CHK-2] Whoever comes back later finds the way to pay on the order. */
export const OrderThatWaits: Story = {
  ...pageAt(async world => `/orders/${(await placeUnpaid(world)).id}`),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Pay now' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/pay\//))
  },
}
/** [CHK-2] Cash on delivery in place of a payment ends on the confirmation. */
export const CashInstead: Story = {
  // The page that comes has a picture.
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /^Cash on delivery/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Place order with cash on delivery' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  },
}
/** [CHK-2] Where test mode has a provider's page. */
export const Sandbox: Story = {
  ...pageAt(async world => openAtSandbox(world, await placeUnpaid(world))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: /^Test payment of ₹/ })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^UPI payment of ₹/ })).toBeVisible()
  },
}
/** [CHK-2] From the sandbox to the confirmation. */
export const PaidInTheSandbox: Story = {
  ...Sandbox,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'End the payment' }))
    await expect(await canvas.findByRole('heading', { name: /^Thank you/ })).toBeVisible()
  },
}
/** [CHK-2] The order is kept, and the same press tries again. */
export const NotStarted: Story = {
  parameters: {
    expectedMessages: ['ApiError: The shop cannot save changes right now.'],
    api: { persona: 'customer', overrides: { startPayment: { error: 'store_unavailable' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Pay ₹/ }))
    await expect(await canvas.findByText(/^The shop cannot save changes right now\./)).toBeVisible()
  },
}
export const NotLoaded: Story = {
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'customer', overrides: { getPayment: { error: 'server_error' } } },
  },
}
export const NotLoadedTriedAgain: Story = triedAgain(NotLoaded, 'getPayment', 'Pay for your order')

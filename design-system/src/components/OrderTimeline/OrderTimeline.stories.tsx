import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { OrderStatus } from '../../records/index.ts'
import { OrderTimeline } from './OrderTimeline.tsx'

/** The shop's newest order in a state, as the administrator reads it. */
const orderThatIs = (status: OrderStatus) =>
  fromApi(
    'adminGetOrder',
    async world => {
      const [order] = await world.call('adminListOrders', { status, pageSize: 1 })
      if (!order) throw new Error(`The demo shop has no order that is ${status}`)
      return { id: order.id }
    },
    order => ({ status: order.status, timeline: order.timeline, estimate: order.estimate }),
  )

const meta = {
  title: 'Account/OrderTimeline',
  component: OrderTimeline,
  parameters: { api: { persona: 'administrator' } },
  ...orderThatIs('shipped'),
} satisfies Meta<typeof OrderTimeline>

export default meta
type Story = StoryObj<typeof OrderTimeline>

export const OnItsWay: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current=step]')).toHaveTextContent('Shipped')
    await expect(within(canvasElement).getByText(/^Expected /)).toBeVisible()
  },
}
export const JustPlaced: Story = { ...orderThatIs('placed') }
export const PaymentPending: Story = { ...orderThatIs('pending_payment') }
export const Delivered: Story = { ...orderThatIs('delivered') }
/** Nothing is promised after a cancellation. */
export const Cancelled: Story = {
  ...orderThatIs('cancelled'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/^Expected /)).not.toBeInTheDocument()
  },
}
export const TriedAndFailed: Story = { ...orderThatIs('undelivered') }

import type { World } from '@shruti/mock-api'
import type { OrderStatus } from '@shruti/server/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt } from '../../../.storybook/page-story.tsx'

const orderThatIs = (status: OrderStatus) => async (world: World) => {
  const [order] = await world.call('adminListOrders', { status, pageSize: 1 })
  if (!order) throw new Error(`The demo shop has no order that is ${status}`)
  return `/admin/orders/${order.id}`
}

const meta = {
  title: 'Pages/Administration',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'administrator' } },
  ...pageAt('/admin/orders'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-1] */
export const Dashboard: Story = { ...pageAt('/admin') }
/** [ADM-3] */
export const Orders: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  },
}
export const OrdersOfOneState: Story = { ...pageAt('/admin/orders?status=shipped') }
export const NoOrders: Story = { parameters: { api: { persona: 'administrator', scenario: 'empty' } } }
export const OrderPlaced: Story = { ...pageAt(orderThatIs('placed')) }
export const OrderDelivered: Story = { ...pageAt(orderThatIs('delivered')) }
/** [ROUTE-4] A customer has no business here and is led home. */
export const Customer: Story = { parameters: { api: { persona: 'customer' } } }
export const Failed: Story = {
  parameters: {
    // The page says on the console why it could not be shown.
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'administrator', overrides: { adminListOrders: { error: 'server_error' } } },
  },
}
export const FailedTriedAgain: Story = triedAgain(Failed, 'adminListOrders', 'Orders')

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StatusTicks } from './StatusTicks.tsx'

const meta = {
  title: 'Admin/StatusTicks',
  component: StatusTicks,
  args: { status: 'shipped' },
} satisfies Meta<typeof StatusTicks>

export default meta
type Story = StoryObj<typeof meta>

export const Placed: Story = { args: { status: 'placed' } }
export const Packed: Story = { args: { status: 'packed' } }
/** The word is there for whoever cannot see the ticks. */
export const Shipped: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Shipped')).toBeVisible()
  },
}
export const Delivered: Story = { args: { status: 'delivered' } }
export const Undelivered: Story = { args: { status: 'undelivered' } }
export const Cancelled: Story = { args: { status: 'cancelled' } }
export const PaymentPending: Story = { args: { status: 'pending_payment' } }
export const OwnWord: Story = { args: { status: 'returned_to_origin', label: 'Returned' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { orderLines } from '../../stories-data/orders.ts'
import { Button } from '../Button/Button.tsx'
import { OrderCard } from './OrderCard.tsx'

const meta = {
  title: 'Account/OrderCard',
  component: OrderCard,
  args: {
    href: '/orders/ord_1',
    order: {
      number: 'SHR-8KQ2M4XD',
      status: 'shipped',
      createdAt: '2026-11-20T15:12:00.000Z',
      total: 919_840,
      lines: orderLines,
      estimate: { from: '2026-11-24', to: '2026-11-26' },
    },
  },
} satisfies Meta<typeof OrderCard>

export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Order SHR-8KQ2M4XD' })).toBeVisible()
    await expect(canvas.getByText('Expected 24–26 November')).toBeVisible()
  },
}
/** No promise after the end. */
export const Delivered: Story = {
  args: {
    order: { ...meta.args.order, status: 'delivered' },
    actions: (
      <Button variant="quiet" size="small">
        Buy again
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Expected/)).not.toBeInTheDocument()
  },
}
export const Cancelled: Story = { args: { order: { ...meta.args.order, status: 'cancelled' } } }

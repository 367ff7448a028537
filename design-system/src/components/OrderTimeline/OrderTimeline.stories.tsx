import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OrderTimeline } from './OrderTimeline.tsx'

const meta = {
  title: 'Account/OrderTimeline',
  component: OrderTimeline,
  args: {
    status: 'shipped',
    estimate: { from: '2026-11-24', to: '2026-11-26' },
    timeline: [
      { status: 'placed', at: '2026-11-20T15:12:00.000Z' },
      { status: 'confirmed', at: '2026-11-21T04:05:00.000Z' },
      { status: 'packed', at: '2026-11-21T09:40:00.000Z' },
      { status: 'shipped', at: '2026-11-22T05:20:00.000Z', note: 'Delhivery, DL4417730921' },
    ],
  },
} satisfies Meta<typeof OrderTimeline>

export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelector('[aria-current=step]')
    await expect(current).toHaveTextContent('Shipped')
    await expect(within(canvasElement).getByText('Expected 24–26 November')).toBeVisible()
  },
}

export const JustPlaced: Story = {
  args: { status: 'placed', timeline: [{ status: 'placed', at: '2026-11-20T15:12:00.000Z' }] },
}

export const PaymentPending: Story = {
  args: {
    status: 'pending_payment',
    timeline: [{ status: 'pending_payment', at: '2026-11-20T15:12:00.000Z' }],
  },
}

export const Delivered: Story = {
  args: {
    status: 'delivered',
    timeline: [
      { status: 'placed', at: '2026-11-20T15:12:00.000Z' },
      { status: 'confirmed', at: '2026-11-21T04:05:00.000Z' },
      { status: 'packed', at: '2026-11-21T09:40:00.000Z' },
      { status: 'shipped', at: '2026-11-22T05:20:00.000Z' },
      { status: 'out_for_delivery', at: '2026-11-24T03:30:00.000Z' },
      { status: 'delivered', at: '2026-11-24T08:15:00.000Z', note: 'Received by Ananya Iyer' },
    ],
  },
}

/** Nothing is promised after a cancellation. */
export const Cancelled: Story = {
  args: {
    status: 'cancelled',
    timeline: [
      { status: 'placed', at: '2026-11-20T15:12:00.000Z' },
      {
        status: 'cancelled',
        at: '2026-11-20T16:02:00.000Z',
        note: 'Cancelled by you. Ordered the wrong colour.',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}

export const TriedAndFailed: Story = {
  args: {
    status: 'undelivered',
    timeline: [
      { status: 'placed', at: '2026-11-20T15:12:00.000Z' },
      { status: 'shipped', at: '2026-11-22T05:20:00.000Z' },
      { status: 'out_for_delivery', at: '2026-11-24T03:30:00.000Z' },
      {
        status: 'undelivered',
        at: '2026-11-24T12:40:00.000Z',
        note: 'Nobody was at the address. The courier calls before the next try.',
      },
    ],
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from '../Cluster/Cluster.tsx'
import { Badge } from './Badge.tsx'
import { CountBadge } from './CountBadge.tsx'

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'New' },
  argTypes: {
    tone: {
      control: 'select',
      options: ['neutral', 'sale', 'inverse', 'success', 'warning', 'danger', 'info'],
    },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Sale: Story = { args: { tone: 'sale', children: 'Save 12%' } }

export const SoldOut: Story = { args: { tone: 'inverse', children: 'Sold out' } }

export const Statuses: Story = {
  tags: ['modes'],
  render: () => (
    <Cluster gap={2}>
      <Badge tone="success">Delivered</Badge>
      <Badge tone="warning">Packed</Badge>
      <Badge tone="danger">Payment failed</Badge>
      <Badge tone="info">Placed</Badge>
    </Cluster>
  ),
}

export const Counts: Story = {
  render: () => (
    <Cluster gap={2}>
      <CountBadge count={1} />
      <CountBadge count={12} />
      <CountBadge count={128} />
    </Cluster>
  ),
}

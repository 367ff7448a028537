import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { orderLines } from '../../stories-data/orders.ts'
import { OrderLines } from './OrderLines.tsx'

const meta = {
  title: 'Account/OrderLines',
  component: OrderLines,
  args: { lines: orderLines, hrefFor: line => `/product/${line.slug}` },
} satisfies Meta<typeof OrderLines>

export default meta
type Story = StoryObj<typeof meta>

export const Linked: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Tivra' })).toHaveAttribute(
      'href',
      '/product/tivra',
    )
  },
}
export const InTheCheckout: Story = {
  args: { hrefFor: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument()
  },
}

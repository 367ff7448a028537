import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OrderLines } from './OrderLines.tsx'

const meta = {
  title: 'Account/OrderLines',
  component: OrderLines,
  args: { hrefFor: line => `/product/${line.slug}` },
  parameters: { api: { persona: 'customer' } },
  ...fromApi('listOrders', {}, ([newest]) => ({ lines: newest?.lines })),
} satisfies Meta<typeof OrderLines>

export default meta
type Story = StoryObj<typeof OrderLines>

export const Linked: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link')
    await expect(first?.getAttribute('href')).toMatch(/^\/product\/[a-z0-9-]+$/)
  },
}
export const InTheCheckout: Story = {
  args: { hrefFor: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument()
  },
}

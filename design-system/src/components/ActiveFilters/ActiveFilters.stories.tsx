import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'

const meta = {
  title: 'Commerce/ActiveFilters',
  component: ActiveFilters,
  args: {
    filters: [
      { label: '₹1,000 to ₹3,000', removeHref: '/shop?inStock=true' },
      { label: 'In stock', removeHref: '/shop?price=1000-3000' },
    ],
    clearHref: '/shop',
  },
} satisfies Meta<typeof ActiveFilters>

export default meta
type Story = StoryObj<typeof meta>

/** [SHOP-1] */
export const Two: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: /In stock/ })).toHaveAttribute(
      'href',
      '/shop?price=1000-3000',
    )
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/shop')
  },
}
/** Nothing stands above the products. */
export const None: Story = {
  args: { filters: [] },
  decorators: [
    Story => (
      <>
        <Story />
        <Text>All 12 products</Text>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).not.toBeInTheDocument()
  },
}

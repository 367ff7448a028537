import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pageAt } from '../../../.storybook/page-story.tsx'

const meta = {
  title: 'Pages/Shop',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/shop'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [SHOP-1] */
export const AllEarbuds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'All earbuds' })).toBeVisible()
    await expect(canvas.getByText('23 products')).toBeVisible()
  },
}
/** [FOOT-3] */
export const Category: Story = { ...pageAt('/shop/category/noise-cancelling') }
export const PriceRange: Story = { ...pageAt('/shop/price/under1000') }
/** [SRCH-5] */
export const SearchWithoutMatch: Story = { ...pageAt('/shop?search=tabla') }
export const SoldOut: Story = { parameters: { api: { persona: 'guest', scenario: 'outOfStock' } } }
export const Empty: Story = { parameters: { api: { persona: 'guest', scenario: 'empty' } } }
export const Failed: Story = {
  parameters: {
    // The page says on the console why it could not be shown.
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'guest', overrides: { listProducts: { error: 'server_error' } } },
  },
}

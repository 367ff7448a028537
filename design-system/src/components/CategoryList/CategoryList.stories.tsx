import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CategoryList } from './CategoryList.tsx'

const meta = {
  title: 'Commerce/CategoryList',
  component: CategoryList,
  args: {
    categories: [
      { name: 'Sports', href: '/shop/category/sports', productCount: 4 },
      { name: 'Budget', href: '/shop/category/budget', productCount: 5 },
      { name: 'Noise cancelling', href: '/shop/category/noise-cancelling', productCount: 6 },
      { name: 'Premium', href: '/shop/category/premium', productCount: 1 },
      { name: 'Under ₹1,000', href: '/shop/price/under1000' },
    ],
  },
} satisfies Meta<typeof CategoryList>

export default meta
type Story = StoryObj<typeof meta>

export const SixWays: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Premium 1 product' })).toHaveAttribute(
      'href',
      '/shop/category/premium',
    )
  },
}

export const LongName: Story = {
  args: {
    categories: [
      {
        name: 'Replacement tips, cables and charging cases for every model since 2023',
        href: '/shop/category/accessories',
        productCount: 128,
      },
    ],
  },
}

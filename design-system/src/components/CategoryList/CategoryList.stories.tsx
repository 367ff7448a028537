import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CategoryList } from './CategoryList.tsx'

const categories = fromApi('listCategories', {}, answer => ({
  categories: answer.map(({ name, slug, productCount }) => ({
    name,
    href: `/shop/category/${slug}`,
    productCount,
  })),
}))

const meta = {
  title: 'Commerce/CategoryList',
  component: CategoryList,
  ...categories,
} satisfies Meta<typeof CategoryList>

export default meta
type Story = StoryObj<typeof CategoryList>

/** [FOOT-3] */
export const AllCategories: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const premium = within(canvasElement).getByRole('link', { name: /^Premium \d+ products?$/ })
    await expect(premium).toHaveAttribute('href', '/shop/category/premium')
  },
}
export const WithoutProducts: Story = { parameters: { api: { scenario: 'empty' } } }
export const LongName: Story = {
  ...fromApi('listCategories', {}, () => ({
    categories: [
      {
        name: 'Replacement tips, cables and charging cases for every model since 2023',
        href: '/shop/category/accessories',
        productCount: 128,
      },
    ],
  })),
}

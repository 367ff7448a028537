import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { products } from '../../stories-data/products.ts'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { ProductSheet } from './ProductSheet.tsx'

const meta = {
  title: 'Commerce/ProductSheet',
  component: ProductSheet,
  args: {
    children: products.map(product => (
      <ProductCard
        key={product.id}
        product={product}
        href={`/product/${product.slug}`}
        addAction="/cart/add"
        onAdd={fn()}
        onFavouriteToggle={fn()}
        favourite={product.slug === 'shuddha'}
      />
    )),
  },
  decorators: [
    Story => (
      <div style={{ paddingInline: 'var(--shruti-space-gutter)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Products: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(6)
  },
}

/** The places keep the final layout, and the wait is said once. */
export const Loading: Story = {
  args: { children: undefined, loadingCount: 6 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading products...')
  },
}

/** More on the way, below what is there. */
export const LoadingMore: Story = { args: { loadingCount: 3 } }
export const FourColumns: Story = { args: { columns: 4 } }

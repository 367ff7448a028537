import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { ProductSheet } from './ProductSheet.tsx'

const products = fromApi(
  'listProducts',
  { sort: 'bestselling', pageSize: 6 },
  answer => ({
    children: answer.map(product => (
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
  }),
  { loading: { loadingCount: 6 } },
)

const meta = {
  title: 'Commerce/ProductSheet',
  component: ProductSheet,
  loaders: products.loaders,
  decorators: [
    ...products.decorators,
    Story => (
      <div style={{ paddingInline: 'var(--shruti-space-gutter)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductSheet>

export default meta
type Story = StoryObj<typeof ProductSheet>

export const Products: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(6)
  },
}

/** The places keep the final layout, and the wait is said once. */
export const Loading: Story = {
  parameters: { api: { overrides: { listProducts: { network: 'pending' } } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading products...')
  },
}

/** More on the way, below what is there. */
export const LoadingMore: Story = { args: { loadingCount: 3 } }
export const FourColumns: Story = { args: { columns: 4 } }
export const AllSoldOut: Story = { parameters: { api: { scenario: 'outOfStock' } } }

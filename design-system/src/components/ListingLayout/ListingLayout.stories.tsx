import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { filterGroups } from '../../stories-data/listing.ts'
import { products } from '../../stories-data/products.ts'
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.tsx'
import { Container } from '../Container/Container.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { ProductSheet } from '../ProductSheet/ProductSheet.tsx'
import { SortBar } from '../SortBar/SortBar.tsx'
import { ListingLayout } from './ListingLayout.tsx'

const meta = {
  title: 'Commerce/ListingLayout',
  component: ListingLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    filters: <FilterPanel action="/shop" groups={filterGroups} inStock={false} onFilter={fn()} />,
    activeFilters: (
      <ActiveFilters filters={[{ label: '₹1,000 to ₹3,000', removeHref: '/shop' }]} clearHref="/shop" />
    ),
    sort: (
      <SortBar
        action="/shop"
        options={[{ value: 'relevance', label: 'Featured' }]}
        value="relevance"
        onSortChange={fn()}
        onFiltersOpen={fn()}
      />
    ),
    children: (
      <ProductSheet>
        {products.map(product => (
          <ProductCard
            key={product.id}
            product={product}
            href={`/product/${product.slug}`}
            onAdd={fn()}
            headingLevel="h2"
          />
        ))}
      </ProductSheet>
    ),
  },
  decorators: [
    Story => (
      <Container>
        {/* Where the navigation bar is: the sort bar sticks below it. */}
        <div style={{ blockSize: 72 }} />
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ListingLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Products: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(6)
  },
}
export const Loading: Story = { args: { children: <ProductSheet loadingCount={6} /> } }
export const Empty: Story = {
  args: {
    children: <EmptyState title="No products found">Remove a filter or browse all products.</EmptyState>,
  },
}
export const Failed: Story = {
  args: {
    children: (
      <ErrorState title="The products could not be loaded." onRetry={fn()}>
        Please try again.
      </ErrorState>
    ),
  },
}

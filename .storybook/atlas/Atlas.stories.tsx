import { fromApi, type World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { EmptyState } from '../../design-system/src/components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../design-system/src/components/ErrorState/ErrorState.tsx'
import { OrderCard } from '../../design-system/src/components/OrderCard/OrderCard.tsx'
import { OrderTable } from '../../design-system/src/components/OrderTable/OrderTable.tsx'
import { ProductCard } from '../../design-system/src/components/ProductCard/ProductCard.tsx'
import { ProductSheet } from '../../design-system/src/components/ProductSheet/ProductSheet.tsx'
import { Spinner } from '../../design-system/src/components/Spinner/Spinner.tsx'
import { pageAt } from '../page-story.tsx'

/**
 * What the atlas shows, without a persona or a network of its own: the atlas gives each frame its own. They are
 * opened by the atlas alone and have no pictures, because each is in other stories with its pictures.
 */
const meta = {
  title: 'Atlas/Subjects',
  tags: ['!dev', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    visual: { disable: 'each stands in stories of its own, with pictures' },
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function fillCart(world: World): Promise<void> {
  await world.call('addCartItem', { productId: 'prd_tivra', quantity: 1, variantIndex: 0 })
  await world.call('addCartItem', { productId: 'prd_meend', quantity: 2, variantIndex: 1 })
}

export const HomePage: Story = { ...pageAt('/') }
export const ProductPage: Story = { ...pageAt('/product/tivra') }
export const ShopPage: Story = { ...pageAt('/shop') }
export const CartPage: Story = { ...pageAt('/cart'), parameters: { api: { prepare: fillCart } } }
export const OrdersPage: Story = { ...pageAt('/my-orders') }
export const AdministrationPage: Story = { ...pageAt('/admin/orders') }

const failed = (message: string, retry: () => void) => ({
  children: (
    <ErrorState title="This could not be loaded" onRetry={retry}>
      {message}
    </ErrorState>
  ),
})

export const Products: Story = {
  ...fromApi(
    'listProducts',
    { sort: 'bestselling', pageSize: 6 },
    answer => ({
      children: answer.map(product => (
        <ProductCard key={product.id} product={product} href={`#${product.slug}`} addAction="#add" />
      )),
    }),
    { loading: { loadingCount: 6 }, failed },
  ),
  render: args => (
    <div style={{ paddingInline: 'var(--shruti-space-gutter)' }}>
      <ProductSheet {...args} />
    </div>
  ),
}

export const Orders: Story = {
  ...fromApi(
    'listOrders',
    {},
    answer => ({
      children:
        answer.length === 0 ? (
          <EmptyState title="No orders yet">Whatever is ordered shows here.</EmptyState>
        ) : (
          answer.map(order => <OrderCard key={order.id} order={order} href={`#${order.id}`} />)
        ),
    }),
    { loading: { children: <Spinner label="Loading orders..." /> }, failed },
  ),
  render: ({ children }: { children?: ReactNode }) => (
    <div style={{ paddingInline: 'var(--shruti-space-gutter)' }}>{children}</div>
  ),
}

export const OrdersToHandle: Story = {
  ...fromApi('adminListOrders', { pageSize: 8 }, answer => ({ orders: answer }), {
    loading: { orders: [], loading: true },
    failed: (message, retry) => ({ orders: [], error: message, onRetry: retry }),
  }),
  render: args => <OrderTable orders={[]} hrefFor={order => `#${order.id}`} {...args} />,
}

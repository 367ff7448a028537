import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { bindu, komal, meend, soldOutCase, tivra } from '../../stories-data/products.ts'
import { ProductCard } from './ProductCard.tsx'

const meta = {
  title: 'Commerce/ProductCard',
  component: ProductCard,
  args: {
    product: tivra,
    href: '/product/tivra',
    addAction: '/cart/add',
    onAdd: fn(),
    onFavouriteToggle: fn(),
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

/** With scripts, adding calls back; the form stays a real one for the rest. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const add = canvas.getByRole('button', { name: 'Add Tivra to cart' })
    await expect(add.closest('form')).toHaveAttribute('action', '/cart/add')
    await userEvent.click(add)
    await expect(args.onAdd).toHaveBeenCalledWith({ productId: 'prd_tivra', quantity: 1, variantIndex: 0 })
  },
}

export const Reduced: Story = { args: { product: meend } }
export const LowStock: Story = { args: { product: bindu } }
export const Favourite: Story = {
  args: { product: komal, favourite: true },
  play: async ({ canvasElement, args }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'Remove Komal from favourites' })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(heart)
    await expect(args.onFavouriteToggle).toHaveBeenCalledWith('prd_komal')
  },
}
/** Nothing can be added. */
export const SoldOut: Story = {
  args: { product: soldOutCase, onNotify: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Sold out')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /to cart/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Notify me' })).toBeVisible()
  },
}
export const SignedOut: Story = { args: { onFavouriteToggle: undefined } }
export const LongContent: Story = {
  args: {
    product: {
      ...tivra,
      name: 'Replacement charging case with wireless charging for Tivra and Shuddha (2026)',
      shortDescription:
        'For buds bought from January 2026 on. Charges on any Qi pad, holds 24 more hours, comes without buds.',
      price: 11_824_000,
      mrp: 12_999_000,
    },
  },
}
export const NoPicture: Story = {
  args: {
    product: { ...komal, imageUrls: [], variants: komal.variants.map(v => ({ ...v, imageUrls: [] })) },
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cartItems } from '../../stories-data/orders.ts'
import type { CartItemRecord } from '../../records/index.ts'
import { CartLine } from './CartLine.tsx'

const [tivraLine, meendLine] = cartItems as [CartItemRecord, CartItemRecord]

const meta = {
  title: 'Commerce/CartLine',
  component: CartLine,
  args: {
    item: tivraLine,
    href: '/product/tivra',
    quantityAction: '/cart/update',
    removeAction: '/cart/remove',
    onQuantityChange: fn(),
    onRemove: fn(),
    onMoveToFavourites: fn(),
  },
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

/** [CART-3] */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Increase quantity of tivra, silver' }),
    )
    await expect(args.onQuantityChange).toHaveBeenCalledWith('itm_1', 2)
  },
}
/** [CART-4] The form could post without scripts; with them the page is told. */
export const Removing: Story = {
  play: async ({ canvasElement, args }) => {
    const remove = within(canvasElement).getByRole('button', { name: 'Remove Tivra, Silver' })
    await expect(remove.closest('form')).toHaveAttribute('action', '/cart/remove')
    await userEvent.click(remove)
    await expect(args.onRemove).toHaveBeenCalledWith('itm_1')
  },
}
export const ReducedAndLow: Story = { args: { item: meendLine } }
export const PriceChanged: Story = { args: { item: { ...tivraLine, notice: 'price_changed' } } }
export const Unavailable: Story = {
  args: { item: { ...tivraLine, availableStock: 0, notice: 'unavailable' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('This product is out of stock')).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toBeDisabled()
  },
}
export const LongName: Story = {
  args: {
    item: {
      ...meendLine,
      product: {
        ...meendLine.product,
        name: 'Replacement charging case with wireless charging for Tivra and Shuddha (2026)',
      },
    },
  },
}
export const Guest: Story = { args: { onMoveToFavourites: undefined } }

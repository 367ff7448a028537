import { changeProduct, fromApi, type World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MoneyProvider } from '../Price/money-context.tsx'
import { CartLine } from './CartLine.tsx'

const firstLine = fromApi('getCart', {}, ({ items: [item] }) =>
  item ? { item, href: `/product/${item.product.slug}` } : {},
)

const silverTivra = { productId: 'prd_tivra', variantIndex: 0, quantity: 1 }
const inCart =
  (line: { productId: string; variantIndex: number; quantity: number }) => async (world: World) => {
    await world.call('addCartItem', line)
  }

const meta = {
  title: 'Commerce/CartLine',
  component: CartLine,
  args: {
    quantityAction: '/cart/update',
    removeAction: '/cart/remove',
    onQuantityChange: fn(),
    onRemove: fn(),
    onMoveToFavourites: fn(),
  },
  parameters: { api: { persona: 'customer', prepare: inCart(silverTivra) } },
  ...firstLine,
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof CartLine>

/** [CART-3] */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Increase quantity of [A-Z]/ }))
    await expect(args.onQuantityChange).toHaveBeenCalledWith(expect.any(String), 2)
  },
}
/** [CART-4] The form could post without scripts; with them the page is told. */
export const Removing: Story = {
  play: async ({ canvasElement, args }) => {
    const remove = within(canvasElement).getByRole('button', { name: 'Remove Tivra, Silver' })
    await expect(remove.closest('form')).toHaveAttribute('action', '/cart/remove')
    await userEvent.click(remove)
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
/** [CART-7] */
export const SavingForLater: Story = {
  args: { onSaveForLater: fn() },
  play: async ({ canvasElement, args }) => {
    const save = within(canvasElement).getByRole('button', { name: 'Save for later: Tivra, Silver' })
    await userEvent.click(save)
    await expect(args.onSaveForLater).toHaveBeenCalledOnce()
  },
}
export const Reduced: Story = {
  parameters: { api: { prepare: inCart({ productId: 'prd_meend', variantIndex: 2, quantity: 2 }) } },
}
/** [CUR-1] No figure is left in rupees. */
export const Dollars: Story = {
  parameters: { api: { prepare: inCart({ productId: 'prd_meend', variantIndex: 2, quantity: 2 }) } },
  decorators: [
    Story => (
      <MoneyProvider currency="USD" rupeesPerDollar={83.12}>
        <Story />
      </MoneyProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^\$[\d.]+ each$/)).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('₹')
  },
}
/** Three gold ones are left. */
export const FewLeft: Story = {
  parameters: { api: { prepare: inCart({ productId: 'prd_tivra', variantIndex: 3, quantity: 2 }) } },
}
export const PriceChanged: Story = {
  parameters: {
    api: {
      prepare: async (world: World) => {
        await inCart(silverTivra)(world)
        await changeProduct(world.shop, 'prd_tivra', product => ({ ...product, price: 749_900 }))
      },
    },
  },
}
export const Unavailable: Story = {
  parameters: {
    api: {
      prepare: async (world: World) => {
        await inCart(silverTivra)(world)
        await changeProduct(world.shop, 'prd_tivra', product => ({
          ...product,
          variants: product.variants.map(variant => ({ ...variant, stock: 0 })),
        }))
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('This product is out of stock')).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toBeDisabled()
  },
}
export const LongName: Story = {
  parameters: {
    api: {
      prepare: async (world: World) => {
        await changeProduct(world.shop, 'prd_tivra', product => ({
          ...product,
          name: 'Replacement charging case with wireless charging for Tivra and Shuddha (2026)',
        }))
        await inCart(silverTivra)(world)
      },
    },
  },
}
export const Guest: Story = {
  args: { onMoveToFavourites: undefined },
  parameters: { api: { persona: 'guest' } },
}

/** Below a heading of a section. */
export const UnderAHeading: Story = {
  args: { headingLevel: 'h3' },
  parameters: { visual: { disable: 'Looks as ever: the heading has another level.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3 })).toBeVisible()
  },
}

import { changeProduct, endPromotion, type World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { triedAgain } from '../../../.storybook/failed-page.ts'
import { halfAPixel, pageAt } from '../../../.storybook/page-story.tsx'

async function fillCart(world: World): Promise<void> {
  await world.call('addCartItem', { productId: 'prd_tivra', quantity: 1, variantIndex: 0 })
  await world.call('addCartItem', { productId: 'prd_meend', quantity: 2, variantIndex: 1 })
}

/** A fresh guest has no cart at all. */
async function doNothing(): Promise<void> {}

const meta = {
  title: 'Pages/Cart',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest', prepare: fillCart } },
  ...pageAt('/cart'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [CART-1][POP-3] While delivery is free for all, the cart says so too. */
export const Guest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Tivra' })).toBeVisible()
    await expect(canvas.getByText('Free standard delivery. 30-day returns.')).toBeVisible()
    await expect(canvas.queryByText(/more for free standard delivery/)).not.toBeInTheDocument()
  },
}
export const Customer: Story = { parameters: { api: { persona: 'customer', prepare: fillCart } } }
/** [CART-4] */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Tivra/ }))
    await expect((await within(document.body).findAllByText('Item removed from cart'))[0]).toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Tivra' })).not.toBeInTheDocument()
  },
}
/** [BEY-9] What was removed is had back by keyboard, in its place and with its quantity. */
export const Undone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const meend = await canvas.findByRole('button', { name: /^Remove Meend/ })
    const tivra = canvas.getByRole('button', { name: /^Remove Tivra/ })
    await userEvent.click(meend)
    await userEvent.click(tivra)
    await expect(await canvas.findByText(/^Meend, .* \(2\) was removed from your cart\.$/)).toBeVisible()
    const undos = canvas.getAllByRole('button', { name: 'Undo' })
    await expect(undos).toHaveLength(2)
    undos[1]?.focus()
    await userEvent.keyboard('{Enter}')
    const quantity = await canvas.findByRole('spinbutton', { name: /^Quantity of Meend/ })
    await expect(quantity).toHaveDisplayValue('2')
    await expect(await canvas.findByText(/^Tivra, .* was removed from your cart\.$/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('article')).toHaveFocus())
  },
}
/** [BEY-9] [CART-5] Clearing asks nothing either. */
export const ClearedWithUndo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear cart' }))
    await expect(await canvas.findByText('2 products were removed from your cart.')).toBeVisible()
    await expect(canvas.getByText('Your cart is empty')).toBeVisible()
  },
}
/** [CART-3] The cart is as it was, says so, and can try again. */
export const QuantityNotChanged: Story = {
  parameters: {
    served: halfAPixel(1500),
    expectedMessages: ['ApiError: The shop cannot save changes right now.'],
    api: {
      persona: 'guest',
      prepare: fillCart,
      overrides: { updateCartItem: { error: 'store_unavailable' } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Increase quantity of Meend/ }))
    await expect(await canvas.findByText(/^The quantity of Meend, .* was not changed\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: /^Quantity of Meend/ })).toHaveDisplayValue('2')
  },
}
/** [CART-4] The line comes back. */
export const RemovalRolledBack: Story = {
  parameters: {
    served: halfAPixel(1500),
    // The shop says on the console why a change failed [CLI-1].
    expectedMessages: ['ApiError: The shop cannot save changes right now.'],
    api: {
      persona: 'guest',
      prepare: fillCart,
      overrides: { removeCartItem: { error: 'store_unavailable' } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Tivra/ }))
    await expect(
      // The mutation is tried once more before it fails [CLI-1].
      (await within(document.body).findAllByText('Failed to remove item from cart'))[0],
    ).toBeInTheDocument()
    await expect(await canvas.findByRole('link', { name: 'Tivra' })).toBeVisible()
  },
}
/** [CART-1] A fresh guest. */
export const Empty: Story = {
  parameters: { api: { persona: 'guest', prepare: doNothing } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your cart is empty')).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: {
    // The page says on the console why it could not be shown.
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'guest', prepare: fillCart, overrides: { getCart: { error: 'server_error' } } },
  },
}

/** [BEY-12] One press applies the best code; the total is what checkout will charge. */
export const BestCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Use SHRUTI20 and save ₹/ }))
    await expect(await canvas.findByText('Code SHRUTI20 applied')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove code SHRUTI20' })).toHaveFocus())
  },
}
/** [BEY-12] A code that does not apply says why; the best one stays in sight. */
export const CodeRefused: Story = {
  parameters: { api: { persona: 'customer', prepare: fillCart } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Offer code', { selector: 'summary' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Offer code' }), 'SHRUTI20{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Offer code' })).toHaveAccessibleDescription(
        'This code is for your first order only',
      ),
    )
  },
}
/** [BEY-12] The shop does not know this one. */
export const WrongCode: Story = {
  parameters: { expectedMessages: ['ApiError: This code is not valid'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Offer code', { selector: 'summary' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Offer code' }), 'DIWALI{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Offer code' })).toHaveAccessibleDescription(
        'This code is not valid',
      ),
    )
  },
}
/** [CHAT-9] Where delivery costs, the cart says what is missing until it does not. */
export const AlmostFreeDelivery: Story = {
  parameters: {
    api: {
      persona: 'guest',
      prepare: async (world: World) => {
        await endPromotion(world.shop, 'promo_free_shipping')
        await world.call('addCartItem', { productId: 'prd_silicone-tips', quantity: 1, variantIndex: 0 })
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^Add ₹[\d,]+ more for free standard delivery\.$/),
    ).toBeVisible()
  },
}

async function saveSome(world: World): Promise<void> {
  await fillCart(world)
  const { items } = await world.call('getCart', {})
  const meend = items.find(item => item.productId === 'prd_meend')
  await world.call('saveCartItem', { itemId: meend?.id ?? '' })
}

/** [CART-7] A line goes to the list below, and says there that its price has changed. */
export const SavedForLater: Story = {
  parameters: {
    api: {
      persona: 'guest',
      prepare: async (world: World) => {
        await saveSome(world)
        await changeProduct(world.shop, 'prd_meend', product => ({
          ...product,
          price: 319_900,
          variants: product.variants.map(({ price: _own, ...variant }) => variant),
        }))
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const saved = within(await canvas.findByRole('region', { name: 'Saved for later' }))
    await expect(saved.getByText('Price changed to ₹3,199')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^Save for later: Tivra/ }))
    await expect(await saved.findByRole('link', { name: 'Tivra' })).toBeVisible()
    await expect(canvas.getByText('Your cart is empty')).toBeVisible()
  },
}
/** [CART-7] Nothing to buy now, and something for later: it moves back. */
export const EmptyWithSaved: Story = {
  parameters: {
    api: {
      persona: 'guest',
      prepare: async (world: World) => {
        await saveSome(world)
        await world.call('clearCart', {})
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible()
    const saved = within(canvas.getByRole('region', { name: 'Saved for later' }))
    await expect(saved.getByRole('link', { name: 'Meend' })).toBeVisible()
  },
}
/** [CART-7] */
export const MovedBack: Story = {
  ...EmptyWithSaved,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Move to cart: Meend/ }))
    await expect(await canvas.findByRole('spinbutton', { name: /^Quantity of Meend/ })).toHaveDisplayValue(
      '2',
    )
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Saved for later' })).not.toBeInTheDocument(),
    )
  },
}
/** [CART-7] [BEY-9] */
export const SavedRemoved: Story = {
  ...EmptyWithSaved,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove from saved: Meend/ }))
    await expect(await canvas.findByText(/^Meend, .* \(2\) was removed from what you saved\.$/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus())
  },
}
/** [CUR-1] */
export const Dollars: Story = {
  globals: { currency: 'USD' },
  parameters: { api: { persona: 'guest', prepare: saveSome } },
}
/** Many lines, some of which cannot be bought any more. */
export const LongContent: Story = {
  parameters: {
    api: {
      persona: 'guest',
      prepare: async (world: World) => {
        const products = await world.call('listProducts', { pageSize: 12 })
        for (const { id, variants } of products) {
          const variantIndex = variants.findIndex(({ stock }) => stock > 1)
          if (variantIndex >= 0) {
            await world.call('addCartItem', { productId: id, quantity: 2, variantIndex })
          }
        }
        await changeProduct(world.shop, products[0]?.id ?? '', product => ({
          ...product,
          variants: product.variants.map(variant => ({ ...variant, stock: 0 })),
        }))
      },
    },
  },
}
/** What failed is asked for again in place. */
export const TriedAgain: Story = triedAgain(Failed, 'getCart', /cart/i)

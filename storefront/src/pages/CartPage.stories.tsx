import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pageAt } from '../../../.storybook/page-story.tsx'

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
    expectedMessages: ['ApiError: The shop cannot save changes right now.'],
    api: {
      persona: 'guest',
      prepare: fillCart,
      overrides: { updateCartItem: { error: 'store_unavailable' } },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Increase quantity of meend/ }))
    await expect(await canvas.findByText(/^The quantity of Meend, .* was not changed\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: /^Quantity of Meend/ })).toHaveDisplayValue('2')
  },
}
/** [CART-4] The line comes back. */
export const RemovalRolledBack: Story = {
  parameters: {
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

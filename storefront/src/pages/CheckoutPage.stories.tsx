import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pageAt } from '../../../.storybook/page-story.tsx'

async function fillCart(world: World): Promise<void> {
  await world.call('addCartItem', { productId: 'prd_tivra', quantity: 1, variantIndex: 0 })
}

async function forgetAddresses(world: World): Promise<void> {
  for (const { id } of await world.call('listAddresses', {})) await world.call('deleteAddress', { id })
}

async function clearCart(world: World): Promise<void> {
  await world.call('clearCart', {})
}

const meta = {
  title: 'Pages/Checkout',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'customer', prepare: fillCart } },
  ...pageAt('/checkout'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [CHK-1] */
export const WithSavedAddresses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Place order' })).toBeVisible()
  },
}
export const FirstAddress: Story = {
  parameters: {
    api: {
      persona: 'customer',
      prepare: async (world: World) => {
        await fillCart(world)
        await forgetAddresses(world)
      },
    },
  },
}
export const EmptyCart: Story = {
  parameters: { api: { persona: 'customer', prepare: clearCart } },
}
export const Failed: Story = {
  parameters: {
    api: { persona: 'customer', prepare: fillCart, overrides: { createQuote: { error: 'server_error' } } },
  },
}

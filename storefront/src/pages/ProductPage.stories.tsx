import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt } from '../../../.storybook/page-story.tsx'
import { viewedKey } from '../preferences/viewed-products.ts'

const meta = {
  title: 'Pages/Product',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/product/tivra'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [SHOP-2] */
export const Guest: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Tivra' })).toBeVisible()
  },
}
export const Customer: Story = { parameters: { api: { persona: 'customer' } } }
/** [CART-2] */
export const Added: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await userEvent.click(main.getAllByRole('button', { name: 'Add to cart' })[0]!)
    await expect((await within(document.body).findAllByText('Item added to cart'))[0]).toBeInTheDocument()
  },
}
/** [CART-2] The server's refusal is said, and the cart is as before. */
export const NotAdded: Story = {
  parameters: {
    // The shop says on the console why a change failed [CLI-1].
    expectedMessages: ['ApiError: Only 1 left in stock'],
    api: { persona: 'guest', overrides: { addCartItem: { error: 'insufficient_stock', params: { n: 1 } } } },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await userEvent.click(main.getAllByRole('button', { name: 'Add to cart' })[0]!)
    await expect(
      (await within(document.body).findAllByText('Failed to add item to cart'))[0],
    ).toBeInTheDocument()
  },
}
export const SoldOut: Story = { parameters: { api: { persona: 'guest', scenario: 'outOfStock' } } }
export const WithoutReviews: Story = {
  ...pageAt('/product/cleaning-kit'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No reviews yet')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Reviews' })).toBeInTheDocument()
  },
}
export const Reduced: Story = { ...pageAt('/product/meend') }
/** [ROUTE-1] */
export const NotFound: Story = {
  ...pageAt('/product/no-such-earbuds'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: {
    // The page says on the console why it could not be shown.
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'guest', overrides: { getProduct: { error: 'server_error' } } },
  },
}
/** What failed is asked for again in place. */
export const TriedAgain: Story = triedAgain(Failed, 'getProduct', 'Tivra')
/** [SHOP-2] What a returning visitor looked at last stands below. */
export const RecentlyViewed: Story = {
  ...pageAt('/product/tivra', { stored: { [viewedKey]: 'komal,bindu,laya' } }),
  // It lies below what a picture shows.
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Recently viewed' })).toBeInTheDocument()
  },
}

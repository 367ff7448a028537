import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt } from '../../../.storybook/page-story.tsx'
import { compareKey } from '../preferences/use-compare.ts'

const meta = {
  title: 'Pages/Shop',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/shop'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [SHOP-1] */
export const AllEarbuds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'All earbuds' })).toBeVisible()
    await expect(canvas.getByText('14 products')).toBeVisible()
  },
}
/** [FOOT-3] */
export const Category: Story = { ...pageAt('/shop/category/noise-cancelling') }
export const PriceRange: Story = { ...pageAt('/shop/price/under1000') }
/** [SHOP-1] Of several choices in one facet a product is any; the price is free. */
export const SeveralChoices: Story = {
  ...pageAt('/shop?color=Pink,Gold&from=1000&to=8000'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('4 products')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /₹1,000 to ₹8,000/ })).toHaveAttribute(
      'href',
      '/shop?color=Pink%2CGold',
    )
  },
}
/** [SRCH-5] */
export const SearchWithoutMatch: Story = { ...pageAt('/shop?search=tabla') }
/** [BEY-18] What was understood stands above the list; each part can be taken away. */
export const SearchUnderstood: Story = {
  ...pageAt('/shop?search=white+ear+buds+under+2000'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('3 products')).toBeVisible()
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }))
    await expect(chips.getByRole('link', { name: /Under ₹2,000/ })).toHaveAttribute(
      'href',
      '/shop?search=white+ear+buds',
    )
  },
}
/** [BEY-18] Where nothing has all of it, the nearest products are named. */
export const SearchNearest: Story = {
  ...pageAt('/shop?search=white+neckband'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('0 products')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Closest to what you searched for' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Laya' })).toBeVisible()
  },
}
export const SoldOut: Story = { parameters: { api: { persona: 'guest', scenario: 'outOfStock' } } }
export const Empty: Story = { parameters: { api: { persona: 'guest', scenario: 'empty' } } }
export const Failed: Story = {
  parameters: {
    // The page says on the console why it could not be shown.
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'guest', overrides: { listProducts: { error: 'server_error' } } },
  },
}
/** What failed is asked for again in place. */
export const TriedAgain: Story = triedAgain(Failed, 'listProducts', 'All earbuds')
const chosenToCompare = JSON.stringify([
  { slug: 'tivra', name: 'Tivra' },
  { slug: 'komal', name: 'Komal' },
])

/** [BEY-6] What was chosen to compare stays in sight. */
export const ChosenToCompare: Story = {
  ...pageAt('/shop', { stored: { [compareKey]: chosenToCompare } }),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /^Compare/ })
    await expect(link).toHaveAttribute('href', '/compare?products=tivra,komal')
  },
}
/** [SHOP-4] */
export const Deals: Story = { ...pageAt('/deals') }
/** [SHOP-4] */
export const NewArrivals: Story = { ...pageAt('/new-arrivals') }
/** [SHOP-4] */
export const BestSellers: Story = { ...pageAt('/best-sellers') }

const triedAgainAt = (path: string, heading: string): Story =>
  triedAgain({ ...Failed, ...pageAt(path) }, 'listProducts', heading)

/** [SHOP-4] */
export const DealsTriedAgain: Story = triedAgainAt('/deals', 'Deals')
/** [SHOP-4] */
export const NewArrivalsTriedAgain: Story = triedAgainAt('/new-arrivals', 'New arrivals')
/** [SHOP-4] */
export const BestSellersTriedAgain: Story = triedAgainAt('/best-sellers', 'Best sellers')

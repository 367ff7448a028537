import type { Persona } from '@shruti/mock-api'
import type { OperationName } from '@shruti/server/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { addressOf, pageAt } from '../../../.storybook/page-story.tsx'

/**
 * Pages whose data is still on its way: the page before stays, and is busy, until all of the next one is there. A page
 * that is opened first comes whole from the server.
 */
const meta = {
  title: 'Pages/Loading',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/about'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const from = '/offline'

/** The page before looks the same for each of them, so one of them is pictured. */
const onItsWay = (path: string, operation: OperationName, persona: Persona = 'guest'): Story => ({
  ...pageAt(path, { from }),
  parameters: {
    visual: { disable: true },
    api: { persona, overrides: { [operation]: { network: 'pending' } } },
  },
  play: async ({ canvasElement, loaded }) => {
    const main = within(canvasElement).getByRole('main')
    await expect(main).toHaveAttribute('aria-busy', 'true')
    await expect(within(main).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(addressOf(loaded)).toBe(from)
  },
})

export const Shop: Story = onItsWay('/shop', 'listProducts')
export const Home: Story = onItsWay('/', 'listProducts')
export const Deals: Story = onItsWay('/deals', 'listProducts')
export const Product: Story = onItsWay('/product/tivra', 'getProduct')
export const Reviews: Story = onItsWay('/product/tivra/reviews', 'listProductReviews')
export const Cart: Story = onItsWay('/cart', 'getCart', 'customer')
export const Compare: Story = onItsWay('/compare?products=tivra,komal', 'getProduct')
export const Finder: Story = onItsWay('/finder?use=calls&noise=quiet&budget=any&fit=any', 'listProducts')
export const Stores: Story = onItsWay('/stores', 'listStores')
export const Post: Story = onItsWay('/blog/how-loud-for-how-long', 'getPost')
export const MyOrders: Story = onItsWay('/my-orders', 'listOrders', 'customer')
export const Order: Story = onItsWay('/orders/ord_1', 'getOrder', 'customer')
export const Invoice: Story = onItsWay('/orders/ord_1/invoice', 'getInvoice', 'customer')
export const Confirmation: Story = onItsWay('/order-confirmation/ord_1', 'getOrder', 'customer')
export const Payment: Story = onItsWay('/pay/ord_1', 'getPayment', 'customer')
export const Checkout: Story = onItsWay('/checkout', 'listAddresses', 'customer')
export const Favorites: Story = onItsWay('/favorites', 'listFavorites', 'customer')
export const Notifications: Story = onItsWay('/notifications', 'listOrders', 'customer')
export const Profile: Story = onItsWay('/profile', 'getAccount', 'customer')
export const Addresses: Story = onItsWay('/profile/addresses', 'listAddresses', 'customer')
export const ProductNews: Story = onItsWay('/profile/product-news', 'listProductAlerts', 'customer')
export const Security: Story = onItsWay('/profile/security', 'listSessions', 'customer')
export const Privacy: Story = onItsWay('/profile/privacy', 'listConsents', 'customer')

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { addressOf, pageAt } from '../../../.storybook/page-story.tsx'

/** Each page that needs an account, as a guest finds it: the way to sign in, from which one comes back [ROUTE-2]. */
const meta = {
  title: 'Pages/Signed out',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/favorites'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The way to sign in looks the same before each of them, so one of them is pictured. */
const signsInFirst = (path: string): Story => ({
  ...pageAt(path),
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByLabelText('Mobile number')).toBeVisible()
    await expect(addressOf(loaded)).toBe(`/auth?next=${encodeURIComponent(path)}`)
  },
})

export const Favorites: Story = { ...signsInFirst('/favorites'), parameters: {} }
export const MyOrders: Story = signsInFirst('/my-orders?page=2')
export const Order: Story = signsInFirst('/orders/ord_1')
export const Invoice: Story = signsInFirst('/orders/ord_1/invoice')
export const Confirmation: Story = signsInFirst('/order-confirmation/ord_1')
export const Payment: Story = signsInFirst('/pay/ord_1')
export const Checkout: Story = signsInFirst('/checkout')
export const Notifications: Story = signsInFirst('/notifications')
export const Profile: Story = signsInFirst('/profile')
export const Addresses: Story = signsInFirst('/profile/addresses')
export const ProductNews: Story = signsInFirst('/profile/product-news')
export const Security: Story = signsInFirst('/profile/security')
export const Privacy: Story = signsInFirst('/profile/privacy')
export const Administration: Story = signsInFirst('/admin')
export const AdministrationOrders: Story = signsInFirst('/admin/orders')

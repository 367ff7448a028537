import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pageAt } from '../../../.storybook/page-story.tsx'

const meta = {
  title: 'Pages/Offer',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/track-order', { showsOffer: true }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const name = '20% off your first order'

/** [POP-2] Nobody knows yet whether a guest has ordered; checkout will. */
export const Guest: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name })).toBeVisible()
  },
}
/** [POP-2] Checkout would refuse the code of an offer for a first order to whoever has ordered. */
export const CustomerWithOrders: Story = {
  parameters: { api: { persona: 'customer' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The unread ones are counted once the orders are there.
    await canvas.findByRole('link', { name: /^Notifications, \d+ unread/ })
    await expect(canvas.queryByRole('region', { name })).not.toBeInTheDocument()
  },
}

import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { AddressCard } from './AddressCard.tsx'

const savedAddress = (type: 'home' | 'work') =>
  fromApi('listAddresses', {}, addresses => ({ address: addresses.find(address => address.type === type) }))

const meta = {
  title: 'Account/AddressCard',
  component: AddressCard,
  parameters: { api: { persona: 'customer' } },
  ...savedAddress('home'),
} satisfies Meta<typeof AddressCard>

export default meta
type Story = StoryObj<typeof AddressCard>

export const Home: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+91 98765 43210')).toBeVisible()
    await expect(within(canvasElement).getByText('Default')).toBeVisible()
  },
}
export const Work: Story = { ...savedAddress('work') }
export const WithActions: Story = {
  tags: ['modes'],
  args: {
    actions: (
      <>
        <Button variant="quiet" size="small">
          Edit
        </Button>
        <Button variant="quiet" size="small">
          Remove
        </Button>
      </>
    ),
  },
}
export const OnAnOrder: Story = {
  ...fromApi('listOrders', {}, ([order]) => ({ address: order?.shippingAddress })),
}

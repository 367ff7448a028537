import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { homeAddress, workAddress } from '../../stories-data/orders.ts'
import { Button } from '../Button/Button.tsx'
import { AddressCard } from './AddressCard.tsx'

const meta = {
  title: 'Account/AddressCard',
  component: AddressCard,
  args: { address: homeAddress },
} satisfies Meta<typeof AddressCard>

export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+91 98450 12345')).toBeVisible()
    await expect(within(canvasElement).getByText('Default')).toBeVisible()
  },
}
export const Work: Story = { args: { address: workAddress } }
export const WithActions: Story = {
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
  args: { address: { ...homeAddress, type: undefined, isDefault: undefined } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { bengaluru, notServed, ziro } from '../../stories-data/pincodes.ts'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'

const meta = {
  title: 'Commerce/DeliveryEstimate',
  component: DeliveryEstimate,
  args: { standardFee: 0, expressFee: 19_900, onCheck: fn() },
} satisfies Meta<typeof DeliveryEstimate>

export default meta
type Story = StoryObj<typeof meta>

export const Unasked: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Delivery to PIN code'), '560025{Enter}')
    await expect(args.onCheck).toHaveBeenCalledWith('560025')
  },
}
export const Served: Story = {
  args: { result: bengaluru },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Arrives 24–26 November, free to Bengaluru',
    )
  },
}
export const WithoutExpressAndCash: Story = { args: { result: ziro, standardFee: 4_900 } }
export const NotServed: Story = {
  args: { result: notServed },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'We do not deliver to 744301 yet',
    )
  },
}
export const Loading: Story = { args: { loading: true } }
export const Wrong: Story = { args: { error: 'Enter a valid 6-digit PIN code' } }

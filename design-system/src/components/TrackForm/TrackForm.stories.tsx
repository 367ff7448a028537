import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TrackForm } from './TrackForm.tsx'

const meta = {
  title: 'Account/TrackForm',
  component: TrackForm,
  args: { onTrack: fn() },
} satisfies Meta<typeof TrackForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
/** [ORD-2] */
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Order number'), ' SHR-8KQ2M4XD ')
    await userEvent.type(
      canvas.getByLabelText('Phone number or email on the order'),
      'ananya@example.in{Enter}',
    )
    await expect(args.onTrack).toHaveBeenCalledWith({
      orderNumber: 'SHR-8KQ2M4XD',
      contact: 'ananya@example.in',
    })
  },
}
export const NotFound: Story = {
  tags: ['modes'],
  args: { error: 'We could not find an order with those details', defaultOrderNumber: 'SHR-8KQ2M4XX' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'We could not find an order with those details',
    )
  },
}
export const Tracking: Story = { args: { tracking: true } }
export const Incomplete: Story = {
  args: {
    fieldErrors: {
      orderNumber: 'Enter the order number',
      contact: 'Enter the phone number or email on the order',
    },
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PaymentMethodPicker } from './PaymentMethodPicker.tsx'

const meta = {
  title: 'Checkout/PaymentMethodPicker',
  component: PaymentMethodPicker,
  args: {
    onValueChange: fn(),
    methods: [
      { id: 'upi', available: true, reason: null },
      { id: 'card', available: true, reason: null },
      { id: 'netbanking', available: true, reason: null },
      { id: 'emi', available: true, reason: null },
      { id: 'cod', available: true, reason: null },
    ],
  },
} satisfies Meta<typeof PaymentMethodPicker>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Cash on delivery/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith('cod')
  },
}
/** [CHK-2] */
export const TooMuchForCash: Story = {
  tags: ['modes'],
  args: {
    defaultValue: 'upi',
    methods: [
      { id: 'upi', available: true, reason: null },
      { id: 'card', available: true, reason: null },
      { id: 'cod', available: false, reason: 'Cash on delivery is available up to ₹10,000' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Cash on delivery is available up to ₹10,000')).toBeVisible()
  },
}
export const NothingChosen: Story = { args: { error: 'Choose how to pay' } }

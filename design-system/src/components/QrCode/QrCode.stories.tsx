import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Checkout/QrCode',
  component: QrCode,
  args: {
    value: 'upi://pay?pa=shruti@upi&pn=Shruti&am=1499.00&cu=INR&tn=SHR-8KQ2M4XD',
    label: 'UPI payment of ₹1,499',
  },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const UpiPayment: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'UPI payment of ₹1,499' })).toBeVisible()
  },
}
/** A long address needs more and smaller modules. */
export const LongValue: Story = {
  args: { value: `https://shruti.example/orders?${'x'.repeat(300)}`, label: 'Your order' },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ConfirmationHeader } from './ConfirmationHeader.tsx'

const meta = {
  title: 'Checkout/ConfirmationHeader',
  component: ConfirmationHeader,
  args: {
    orderNumber: 'SHR-8KQ2M4XD',
    estimate: { from: '2026-11-24', to: '2026-11-26' },
    firstName: 'Ananya',
    actions: (
      <>
        <Button href="/orders/ord_1">View order</Button>
        <Button href="/shop" variant="secondary">
          Continue shopping
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ConfirmationHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Placed: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you, Ananya.' })).toBeVisible()
    await expect(canvas.getByText('Order SHR-8KQ2M4XD')).toBeVisible()
  },
}
/** [CHK-2] Nothing is promised before it is paid. */
export const PaymentPending: Story = {
  args: { paymentPending: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Payment is still pending. We will update this order.'),
    ).toBeVisible()
  },
}
export const WithoutName: Story = { args: { firstName: undefined } }

import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PaymentMethodList } from './PaymentMethodList.tsx'

const methodsFor = (amount: number, pincode: string) =>
  fromApi('listPaymentMethods', { amount, pincode }, methods => ({ methods }))

const meta = {
  title: 'Checkout/PaymentMethodList',
  component: PaymentMethodList,
} satisfies Meta<typeof PaymentMethodList>

export default meta
type Story = StoryObj<typeof PaymentMethodList>

/** [CHK-2] */
export const All: Story = {
  ...methodsFor(799_900, '560025'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Pay by UPI, card, net banking, EMI or cash on delivery.'),
    ).toBeVisible()
  },
}
/** [CHK-2] */
export const TooMuchForCash: Story = {
  tags: ['modes'],
  ...methodsFor(1_599_800, '560025'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'Cash on delivery is available up to ₹10,000. Your total is ₹5,998 over.',
      ),
    ).toBeVisible()
  },
}
/** [CHK-2] Too little for instalments. */
export const TooLittleForEmi: Story = { ...methodsFor(24_900, '560025') }
/** [CHK-2] A place without cash on delivery. */
export const NoCashThere: Story = { ...methodsFor(799_900, '791120') }

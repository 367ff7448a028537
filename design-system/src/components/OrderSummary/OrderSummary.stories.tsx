import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCcw } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'
import { orderLines, totals } from '../../stories-data/orders.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { OrderLines } from '../OrderLines/OrderLines.tsx'
import { PromotionField } from '../PromotionField/PromotionField.tsx'
import { OrderSummary } from './OrderSummary.tsx'

const meta = {
  title: 'Commerce/OrderSummary',
  component: OrderSummary,
  args: {
    amounts: { subtotal: 1_149_800, total: 1_149_800, shipping: 0 },
    deliveryLabel: 'Standard delivery, 3–5 days',
    emiMonthly: 25_000,
    action: (
      <Button wide href="/checkout">
        Check out
      </Button>
    ),
    footnote: (
      <>
        <Icon icon={RotateCcw} size={16} /> Return within 30 days if they are not right.
      </>
    ),
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Cart: Story = { args: { promotion: <PromotionField onApply={fn()} /> } }

/** Lines, discount, delivery and GST add up to the paisa. */
export const Quote: Story = {
  args: {
    title: 'Your order',
    amounts: totals,
    promotionCode: 'SHRUTI20',
    lines: <OrderLines lines={orderLines} />,
    action: undefined,
    footnote: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Code SHRUTI20').nextSibling).toHaveTextContent('−₹2,299.60')
    await expect(canvas.getByText('Total').nextSibling).toHaveTextContent('₹9,198.40')
    await expect(canvas.getByText(/Includes ₹1,403.15 GST/)).toBeVisible()
  },
}
export const WithDeliveryAndCashFee: Story = {
  args: {
    amounts: { subtotal: 24_900, shipping: 4_900, codFee: 3_000, total: 32_800 },
    emiMonthly: undefined,
  },
}
export const Loading: Story = {
  args: { amounts: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Working out the total...')
  },
}

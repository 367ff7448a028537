import { fromApi, type World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCcw } from 'lucide-react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { OrderLines } from '../OrderLines/OrderLines.tsx'
import { PromotionField } from '../PromotionField/PromotionField.tsx'
import { MoneyProvider } from '../Price/money-context.tsx'
import { OrderSummary } from './OrderSummary.tsx'

async function fillCart(world: World): Promise<void> {
  await world.call('addCartItem', { productId: 'prd_tivra', variantIndex: 0, quantity: 1 })
  await world.call('addCartItem', { productId: 'prd_meend', variantIndex: 2, quantity: 1 })
}

const quote = fromApi(
  'createQuote',
  { promotionCode: 'SHRUTI20' },
  answer => ({
    title: 'Order summary',
    amounts: answer,
    promotionCode: answer.promotion?.applied ? answer.promotion.code : undefined,
    lines: <OrderLines lines={answer.lines} />,
    emiMonthly: answer.emi?.monthly,
  }),
  { loading: { amounts: undefined } },
)

const meta = {
  title: 'Commerce/OrderSummary',
  component: OrderSummary,
  args: { deliveryLabel: 'Standard delivery, 3–5 days' },
  // The first order of whoever is looking, so that the code holds.
  parameters: { api: { persona: 'administrator', prepare: fillCart } },
  loaders: quote.loaders,
  decorators: [
    ...quote.decorators,
    Story => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof OrderSummary>

/** Lines, discount, delivery and GST add up to the paisa. */
export const Quote: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Code SHRUTI20').nextSibling).toHaveTextContent('−₹2,399.60')
    await expect(canvas.getByText('Total').nextSibling).toHaveTextContent('₹9,598.40')
    await expect(canvas.getByText(/Includes ₹1,464.16 GST/)).toBeVisible()
  },
}
export const Cart: Story = {
  ...fromApi('createQuote', {}, answer => ({
    amounts: { subtotal: answer.subtotal, total: answer.subtotal },
  })),
  args: {
    promotion: <PromotionField onApply={fn()} />,
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
}
/** What no order of the demo shop has: a fee for paying the courier. */
const cashFee = fromApi('createQuote', {}, () => ({
  amounts: { subtotal: 24_900, shipping: 4_900, codFee: 3_000, total: 32_800 },
}))
export const WithDeliveryAndCashFee: Story = { tags: ['modes'], ...cashFee }
/** [CUR-1] Every figure in dollars, and what is charged in rupees. */
export const Dollars: Story = {
  ...cashFee,
  decorators: [
    ...cashFee.decorators,
    Story => (
      <MoneyProvider currency="USD" rupeesPerDollar={83.12}>
        <Story />
      </MoneyProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Total').nextSibling).toHaveTextContent('$3.95')
    await expect(canvas.getByText('Charged in rupees: ₹328.00.')).toBeVisible()
    await expect(canvasElement.textContent?.match(/₹/g)).toHaveLength(1)
  },
}
export const Loading: Story = {
  parameters: { api: { overrides: { createQuote: { network: 'pending' } } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Calculating the total...')
  },
}

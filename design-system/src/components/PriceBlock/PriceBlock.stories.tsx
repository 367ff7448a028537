import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MoneyProvider } from '../Price/money-context.tsx'
import { PriceBlock } from './PriceBlock.tsx'

const meta = {
  title: 'Commerce/PriceBlock',
  component: PriceBlock,
  args: { price: 799_900, mrp: 799_900, emiMonthly: 66_659 },
} satisfies Meta<typeof PriceBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('MRP, inclusive of all taxes. EMI: ₹666.59 a month for 12 months.'),
    ).toBeVisible()
  },
}
/** A price below the MRP is not called the MRP. */
export const Reduced: Story = {
  tags: ['modes'],
  args: { price: 349_900, mrp: 399_900, emiMonthly: 29_159 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Inclusive of all taxes/)).toBeVisible()
    await expect(within(canvasElement).getByText('Save 12%')).toBeVisible()
  },
}
/** [CUR-1] The amount in rupees stands beside the one in dollars. */
export const Dollars: Story = {
  decorators: [
    Story => (
      <MoneyProvider currency="USD" rupeesPerDollar={83.12}>
        <Story />
      </MoneyProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$96.23')
    await expect(within(canvasElement).getByText('Charged in rupees: ₹7,999.00.')).toBeVisible()
  },
}
export const WithoutInstalments: Story = { args: { price: 129_900, mrp: 129_900, emiMonthly: undefined } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PriceBlock } from './PriceBlock.tsx'

const meta = {
  title: 'Commerce/PriceBlock',
  component: PriceBlock,
  args: { price: 799_900, mrp: 799_900, emiMonthly: 25_000 },
} satisfies Meta<typeof PriceBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('MRP, inclusive of all taxes. EMI from ₹250 a month.'),
    ).toBeVisible()
  },
}
/** A price below the MRP is not called the MRP. */
export const Reduced: Story = {
  args: { price: 349_900, mrp: 399_900 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Inclusive of all taxes/)).toBeVisible()
    await expect(within(canvasElement).getByText('Save 12%')).toBeVisible()
  },
}
export const WithoutInstalments: Story = { args: { price: 129_900, mrp: 129_900, emiMonthly: undefined } }

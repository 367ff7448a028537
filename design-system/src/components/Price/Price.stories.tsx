import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MoneyProvider } from './money-context.tsx'
import { Price } from './Price.tsx'

const meta = {
  title: 'Data/Price',
  component: Price,
  args: { price: 799900 },
  argTypes: {
    size: { control: 'inline-radio', options: ['small', 'medium', 'large', 'inherit'] },
    currency: { control: 'inline-radio', options: ['INR', 'USD'] },
  },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹7,999.00')
  },
}

export const Large: Story = { args: { size: 'large' } }

/** Screen readers hear the old price as such; the saving is rounded down. */
export const Reduced: Story = {
  args: { price: 349900, mrp: 399900 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('₹3,499.00, was ₹3,999.00')).toBeInTheDocument()
    await expect(canvas.getByText('Save 12%')).toBeVisible()
  },
}

export const ReducedLarge: Story = { tags: ['modes'], args: { price: 349900, mrp: 399900, size: 'large' } }

/** [CUR-1] Dollars at the shop's rate. */
export const Dollars: Story = {
  args: { price: 299900 },
  decorators: [
    Story => (
      <MoneyProvider currency="USD" rupeesPerDollar={83.12}>
        <Story />
      </MoneyProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$36.08')
  },
}

export const LakhsInARow: Story = { args: { price: 11824000, size: 'small' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MoneyProvider } from '../Price/money-context.tsx'
import { CheckoutBar } from './CheckoutBar.tsx'

const meta = {
  title: 'Checkout/CheckoutBar',
  component: CheckoutBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile390' } },
  args: { total: 799_900, form: 'place-order' },
} satisfies Meta<typeof CheckoutBar>

export default meta
type Story = StoryObj<typeof meta>

/** [CHK-1] The button submits the summary's form. */
export const Default: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Your total' })
    await expect(within(bar).getByText('₹7,999.00')).toBeVisible()
    await expect(within(bar).getByRole('button', { name: 'Place order' })).toHaveAttribute(
      'form',
      'place-order',
    )
  },
}
export const LargeTotal: Story = { args: { total: 1_24_99_900_00 } }
export const Busy: Story = { args: { busy: true } }
/** [CUR-1] */
export const Dollars: Story = {
  decorators: [
    Story => (
      <MoneyProvider currency="USD" rupeesPerDollar={83.12}>
        <Story />
      </MoneyProvider>
    ),
  ],
}

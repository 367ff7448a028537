import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MoneyProvider } from '../Price/money-context.tsx'
import { OrderChanges } from './OrderChanges.tsx'

const meta = {
  title: 'Checkout/OrderChanges',
  component: OrderChanges,
  args: {
    onAccept: fn(),
    cartHref: '/cart',
    changes: [
      { key: 'tivra', name: 'Tivra, Silver', unit: 'money', from: 799_900, to: 849_900 },
      { key: 'total', name: 'Total', unit: 'money', from: 799_900, to: 849_900 },
    ],
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderChanges>

export default meta
type Story = StoryObj<typeof meta>

/** [CHK-1] Old and new price are read together. */
export const Price: Story = {
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Tivra, Silver')
    await expect(canvas.getAllByText('₹7,999.00')[0]?.closest('dd')).toHaveTextContent(
      'was ₹7,999.00 → , now ₹8,499.00',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Accept changes' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}
/** [CHK-1] Fewer are left than were ordered, or none. */
export const Stock: Story = {
  args: {
    title: 'Some items are no longer available',
    changes: [
      { key: 'tivra', name: 'Tivra, Silver', unit: 'pieces', from: 3, to: 1 },
      { key: 'komal', name: 'Komal, Midnight Blue', unit: 'pieces', from: 1, to: null },
    ],
  },
}
export const Added: Story = {
  args: { changes: [{ key: 'komal', name: 'Komal, White', unit: 'pieces', from: null, to: 2 }] },
}
export const LongNames: Story = {
  args: {
    changes: [
      {
        key: 'case',
        name: 'Shuddha Pro with carrying case and three pairs of tips, Midnight Blue with Copper',
        unit: 'money',
        from: 12_499_900,
        to: 12_999_900,
      },
    ],
  },
}
export const Accepting: Story = { args: { accepting: true } }
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

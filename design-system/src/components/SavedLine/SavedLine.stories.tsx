import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cartItems } from '../../stories-data/orders.ts'
import { MoneyProvider } from '../Price/money-context.tsx'
import { SavedLine } from './SavedLine.tsx'

const [tivra, meend] = cartItems
if (!tivra || !meend) throw new Error('The stories need two lines')

const meta = {
  title: 'Commerce/SavedLine',
  component: SavedLine,
  args: { item: tivra, href: '/product/tivra', onMove: fn(), onRemove: fn() },
} satisfies Meta<typeof SavedLine>

export default meta
type Story = StoryObj<typeof meta>

/** [CART-7] */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Move to cart: Tivra, Silver' }))
    await expect(args.onMove).toHaveBeenCalledWith('itm_1')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from saved: Tivra, Silver' }))
    await expect(args.onRemove).toHaveBeenCalledWith('itm_1')
  },
}
/** [CART-7] What changed since it was put aside. */
export const PriceChanged: Story = {
  args: { item: { ...tivra, unitPrice: 749_900, notice: 'price_changed' } },
}
export const FewLeft: Story = { args: { item: meend } }
/** [CART-7] What cannot be bought now cannot be moved either. */
export const SoldOut: Story = {
  args: { item: { ...tivra, availableStock: 0, notice: 'unavailable' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('This product is out of stock')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Move to cart/ })).not.toBeInTheDocument()
  },
}
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

/** As the first heading below the page’s. */
export const UnderAHeading: Story = {
  args: { headingLevel: 'h2' },
  parameters: { visual: { disable: 'Looks as ever: the heading has another level.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible()
  },
}

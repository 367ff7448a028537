import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BuyBar } from './BuyBar.tsx'

const meta = {
  title: 'Commerce/BuyBar',
  component: BuyBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile390' } },
  args: { price: 799_900, mrp: 799_900, name: 'Tivra, Silver' },
} satisfies Meta<typeof BuyBar>

export default meta
type Story = StoryObj<typeof meta>

/** The button submits the buy box's form. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button')).toHaveAttribute('form', 'buy')
  },
}
export const Reduced: Story = { tags: ['modes'], args: { price: 349_900, mrp: 399_900, name: 'Meend, Blue' } }
export const SoldOut: Story = { args: { soldOut: true } }
export const Adding: Story = { args: { adding: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CurrencySwitch } from './CurrencySwitch.tsx'

const meta = {
  title: 'Shell/CurrencySwitch',
  component: CurrencySwitch,
  args: { currency: 'INR', onCurrencyChange: fn() },
} satisfies Meta<typeof CurrencySwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Rupees: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: '₹ INR' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '$ USD' }))
    await expect(args.onCurrencyChange).toHaveBeenCalledWith('USD')
  },
}
export const Dollars: Story = { tags: ['modes'], args: { currency: 'USD' } }

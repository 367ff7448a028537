import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ShippingMethodPicker } from './ShippingMethodPicker.tsx'

const meta = {
  title: 'Checkout/ShippingMethodPicker',
  component: ShippingMethodPicker,
  args: {
    defaultValue: 'standard',
    onValueChange: fn(),
    methods: [
      {
        id: 'standard',
        price: 0,
        estimate: { from: '2026-11-24', to: '2026-11-26' },
        available: true,
        reason: null,
      },
      {
        id: 'express',
        price: 19_900,
        estimate: { from: '2026-11-22', to: '2026-11-23' },
        available: true,
        reason: null,
      },
    ],
  },
} satisfies Meta<typeof ShippingMethodPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Express/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith('express')
  },
}
/** What cannot be chosen says why. */
export const ExpressNotOffered: Story = {
  args: {
    methods: [
      {
        id: 'standard',
        price: 4_900,
        estimate: { from: '2026-11-28', to: '2026-12-02' },
        available: true,
        reason: null,
      },
      {
        id: 'express',
        price: 19_900,
        estimate: null,
        available: false,
        reason: 'Express does not reach 791120 yet',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /Express/ })).toBeDisabled()
    await expect(within(canvasElement).getByText('Express does not reach 791120 yet')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../../stories-data/frames.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Delivery',
    defaultValue: 'standard',
    onValueChange: fn(),
    options: [
      { value: 'standard', label: 'Standard, 3–5 business days', aside: 'Free' },
      { value: 'express', label: 'Express, 1–2 days', aside: '₹199.00' },
    ],
  },
  argTypes: { variant: { control: 'inline-radio', options: ['list', 'cards'] } },
  decorators: [narrow],
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {
  args: { variant: 'cards' },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Delivery' })
    await userEvent.click(within(group).getByRole('radio', { name: /Express/ }))
    await expect(within(group).getByRole('radio', { name: /Express/ })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('express')
  },
}

export const List: Story = {}

export const WithDescriptions: Story = {
  tags: ['modes'],
  args: {
    label: 'Pay by',
    variant: 'cards',
    defaultValue: 'cod',
    options: [
      { value: 'upi', label: 'UPI', description: 'Approve it in your UPI app.' },
      { value: 'card', label: 'Card', description: 'Visa, Mastercard, RuPay.' },
      {
        value: 'cod',
        label: 'Cash on delivery',
        description: 'Cash on delivery is not available for this PIN code',
        disabled: true,
      },
    ],
  },
}

export const Invalid: Story = {
  args: {
    defaultValue: undefined,
    variant: 'cards',
    error: 'Select a delivery option',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      'Select a delivery option',
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SwatchPicker } from './SwatchPicker.tsx'

const meta = {
  title: 'Forms/SwatchPicker',
  component: SwatchPicker,
  args: {
    name: 'variantIndex',
    onValueChange: fn(),
    options: [
      { name: 'Black', colorHex: '#131512' },
      { name: 'White', colorHex: '#FDFDFB' },
      { name: 'Silver', colorHex: '#B9BEC2' },
      { name: 'Gold', colorHex: '#C5A56C' },
    ],
  },
} satisfies Meta<typeof SwatchPicker>

export default meta
type Story = StoryObj<typeof meta>

export const FourColours: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Silver' }))
    await expect(canvas.getByRole('group', { name: 'Colour: Silver' })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenCalledWith('2')
  },
}

export const OneSoldOut: Story = {
  args: {
    options: [
      { name: 'Black', colorHex: '#131512' },
      { name: 'Blue', colorHex: '#3F5F92', soldOut: true },
    ],
  },
}

/** Of a part, with the colour that was chosen before. */
export const CaseColour: Story = {
  args: { label: 'Case', defaultValue: '1' },
  parameters: { visual: { disable: 'Looks as FourColours does, with another choice.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'White' })).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Case: White' })).toBeVisible()
  },
}

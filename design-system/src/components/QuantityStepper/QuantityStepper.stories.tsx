import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { QuantityStepper } from './QuantityStepper.tsx'

const meta = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  args: { onValueChange: fn(), max: 10 },
  argTypes: { size: { control: 'inline-radio', options: ['small', 'medium'] } },
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(2)
    await expect(args.onValueChange).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(1)
  },
}

/** [CART-3] A typed number is kept within its limits. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const figure = within(canvasElement).getByRole('spinbutton')
    await userEvent.clear(figure)
    await userEvent.type(figure, '25{Enter}')
    await expect(figure).toHaveValue(10)
    await expect(args.onValueChange).toHaveBeenCalledWith(10)
  },
}

/** The button keeps its focus at the limit. */
export const AtTheLimit: Story = {
  args: { defaultValue: 10 },
  play: async ({ canvasElement, args }) => {
    const more = within(canvasElement).getByRole('button', { name: 'Increase quantity' })
    await userEvent.click(more)
    await expect(more).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Small: Story = { args: { size: 'small', label: 'Quantity of Tivra, Silver', defaultValue: 3 } }

export const Disabled: Story = { args: { disabled: true } }

/** Sold from a number of pieces up. */
export const FromFive: Story = {
  args: { min: 5, defaultValue: 5 },
  parameters: { visual: { disable: 'Looks as One does, with another figure.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(5)
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

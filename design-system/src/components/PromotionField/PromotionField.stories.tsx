import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PromotionField } from './PromotionField.tsx'

const meta = {
  title: 'Checkout/PromotionField',
  component: PromotionField,
  args: { onApply: fn(), onRemove: fn() },
} satisfies Meta<typeof PromotionField>

export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {}
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const summary = canvas.getByText('Offer code', { selector: 'summary' })
    await expect(getComputedStyle(summary).textDecorationLine).toBe('underline')
    await expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(summary)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Offer code' }), ' SHRUTI20 {Enter}')
    await expect(args.onApply).toHaveBeenCalledWith('SHRUTI20')
  },
}
/** A refusal opens the field and says why. */
export const Refused: Story = {
  args: { error: 'This code is not valid' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'Offer code' }),
    ).toHaveAccessibleDescription('This code is not valid')
  },
}
export const Applying: Story = { args: { applying: true, open: true } }
export const Applied: Story = {
  args: { appliedCode: 'SHRUTI20' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove code SHRUTI20' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

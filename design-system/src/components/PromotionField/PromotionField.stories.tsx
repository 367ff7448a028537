import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MoneyProvider } from '../Price/money-context.tsx'
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
  tags: ['modes'],
  args: { appliedCode: 'SHRUTI20' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove code SHRUTI20' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

const best = { code: 'SHRUTI20', saving: 159_980, reason: '20% off your first order' }

/** [BEY-12] The best code that the shop offers, with what it saves. */
export const BestCode: Story = {
  args: { best },
  play: async ({ canvasElement, args }) => {
    const use = within(canvasElement).getByRole('button', { name: 'Use SHRUTI20 and save ₹1,599.80' })
    await userEvent.click(use)
    await expect(args.onApply).toHaveBeenCalledWith('SHRUTI20')
  },
}
/** [BEY-12] Another code saves more than the one that is applied. */
export const BetterCode: Story = { args: { appliedCode: 'SAVE500', best } }
/** [BEY-12] A code that does not apply yet stays in the field. */
export const NotYet: Story = {
  args: { best, defaultCode: 'SAVE500', error: 'Add ₹501 more to use this code' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Offer code' })
    await expect(field).toHaveDisplayValue('SAVE500')
    await expect(field).toHaveAccessibleDescription('Add ₹501 more to use this code')
  },
}
/** [CUR-1] */
export const BestCodeInDollars: Story = {
  args: { best },
  decorators: [
    Story => (
      <MoneyProvider currency="USD" rupeesPerDollar={83.12}>
        <Story />
      </MoneyProvider>
    ),
  ],
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RatingField } from './RatingField.tsx'

const meta = {
  title: 'Forms/RatingField',
  component: RatingField,
  args: { label: 'Your rating', hint: '1 is poor, 5 is excellent.', onValueChange: fn() },
} satisfies Meta<typeof RatingField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
/** [SHOP-3] Each star is a radio button with its own name. */
export const Chosen: Story = {
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Your rating' })
    await userEvent.click(within(group).getByRole('radio', { name: '4 stars' }))
    await expect(within(group).getByRole('radio', { name: '4 stars' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith(4)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(group).getByRole('radio', { name: '3 stars' })).toBeChecked()
  },
}
export const Known: Story = { args: { defaultValue: 5 } }
export const Invalid: Story = {
  args: { error: 'Choose a rating from 1 to 5' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      '1 is poor, 5 is excellent. Choose a rating from 1 to 5',
    )
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { UndoNotice } from './UndoNotice.tsx'

const meta = {
  title: 'Feedback/UndoNotice',
  component: UndoNotice,
  args: { children: 'Tivra, Silver was removed from your cart.', onUndo: fn() },
} satisfies Meta<typeof UndoNotice>

export default meta
type Story = StoryObj<typeof meta>

/** [BEY-9] */
export const Removed: Story = {
  play: async ({ args, canvasElement }) => {
    const undo = within(canvasElement).getByRole('button', { name: 'Undo' })
    await expect(undo).toHaveAccessibleDescription('Tivra, Silver was removed from your cart.')
    await userEvent.click(undo)
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
}

export const Undoing: Story = { args: { undoing: true } }

export const LongContent: Story = {
  tags: ['modes'],
  args: {
    children:
      'Silicone ear tips with memory foam, three sizes, for Tivra, Tivra Pro and Komal, Midnight blue (10) was removed from your cart.',
  },
}

function RemovableLine() {
  const [isRemoved, setIsRemoved] = useState(false)
  return isRemoved ? (
    <UndoNotice onUndo={() => setIsRemoved(false)}>Tivra, Silver was removed from your cart.</UndoNotice>
  ) : (
    <Button onClick={() => setIsRemoved(true)}>Remove</Button>
  )
}

/** [BEY-9] By keyboard: the focus that went away with the pressed button is on "Undo". */
export const TakesTheFocus: Story = {
  render: () => <RemovableLine />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Remove' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Tivra, Silver was removed from your cart.')
  },
}

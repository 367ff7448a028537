import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConflictNotice } from './ConflictNotice.tsx'

const meta = {
  title: 'Admin/ConflictNotice',
  component: ConflictNotice,
  args: {
    fields: [
      { label: 'Price', yours: '₹2,799.00', theirs: '₹2,999.00' },
      { label: 'Stock of Blue', yours: '40', theirs: '14' },
      { label: 'Name', yours: 'Komal', theirs: 'Komal, second edition' },
    ],
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
} satisfies Meta<typeof ConflictNotice>

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-9] Both versions are there, and one of them is taken. */
export const TwoVersions: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('row', { name: /^Price/ })
    await expect(row).toHaveTextContent('₹2,799.00')
    await expect(row).toHaveTextContent('₹2,999.00')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
  },
}

/** In another language than English. */
export const OtherWords: Story = {
  args: { words: { keepMine: 'मेरा रखें', takeTheirs: 'उनका लें' } },
  parameters: { visual: { disable: 'Looks as TwoVersions does, in other words.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'मेरा रखें' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'उनका लें' })).toBeVisible()
  },
}

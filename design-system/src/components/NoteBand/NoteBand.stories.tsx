import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NoteBand } from './NoteBand.tsx'

const meta = {
  title: 'Commerce/NoteBand',
  component: NoteBand,
  parameters: { layout: 'fullscreen' },
  args: {
    note: 'tivra',
    title: 'The stroke above the note means: raise it.',
    children:
      'Tivra madhyam is the only note of the seven that goes up. It is a small change and everyone in the room hears it. We tuned the top model for that.',
  },
} satisfies Meta<typeof NoteBand>

export default meta
type Story = StoryObj<typeof meta>

export const Tivra: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toBeVisible()
  },
}
export const Komal: Story = {
  args: {
    note: 'komal',
    title: 'The bar below the note means: lower it.',
    children:
      'Komal rishabh sits a little under its natural place. The smallest of the three is named after it.',
  },
}
export const Shuddha: Story = {
  args: {
    note: 'shuddha',
    title: 'No mark means: leave the note as it is.',
    children:
      'Shuddha nishad is the natural seventh. The model in the middle changes nothing it need not change.',
  },
}

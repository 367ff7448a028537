import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ReviewSummary } from './ReviewSummary.tsx'

const meta = {
  title: 'Commerce/ReviewSummary',
  component: ReviewSummary,
  args: { histogram: { '1': 4, '2': 7, '3': 14, '4': 52, '5': 241 } },
} satisfies Meta<typeof ReviewSummary>

export default meta
type Story = StoryObj<typeof meta>

/** [SHOP-2] Each string is said in words. */
export const Many: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('5 of 5: 241 reviews')).toBeInTheDocument()
  },
}
export const None: Story = { args: { histogram: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 } } }
export const One: Story = { args: { histogram: { '1': 0, '2': 0, '3': 0, '4': 1, '5': 0 } } }

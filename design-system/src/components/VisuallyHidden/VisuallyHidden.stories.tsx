import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 items in your cart' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** There is nothing to see: the sentence is for screen readers. */
export const Text: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 items in your cart').clientWidth).toBe(1)
  },
}

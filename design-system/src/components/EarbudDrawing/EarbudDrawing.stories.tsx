import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EarbudDrawing } from './EarbudDrawing.tsx'

const meta = {
  title: 'Commerce/EarbudDrawing',
  component: EarbudDrawing,
  args: { finish: 'silver', width: 200 },
} satisfies Meta<typeof EarbudDrawing>

export default meta
type Story = StoryObj<typeof meta>

export const Silver: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}
export const Blue: Story = { args: { finish: 'blue', stem: 'short' } }
export const Green: Story = { args: { finish: 'green' } }
export const Pink: Story = { args: { finish: 'pink' } }
export const Gold: Story = { args: { finish: 'gold' } }
export const Black: Story = { args: { finish: 'black' } }
export const White: Story = { args: { finish: 'white' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rating } from './Rating.tsx'

const meta = {
  title: 'Data/Rating',
  component: Rating,
  args: { average: 4.6, count: 318 },
  argTypes: {
    average: { control: { type: 'range', min: 0, max: 5, step: 0.1 } },
    text: { control: 'inline-radio', options: ['full', 'short', 'figure', 'stars'] },
  },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4.6 out of 5 (318 reviews)')
  },
}

export const OneReview: Story = {
  args: { average: 4, count: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4 out of 5 (1 review)')
  },
}

/** The fifth star is lit as far as the average goes. */
export const PartStar: Story = {
  args: { average: 4.6, count: undefined, text: 'stars' },
  play: async ({ canvasElement }) => {
    const lit = [...canvasElement.querySelectorAll('[data-lit]')].map(
      star => star.getBoundingClientRect().width,
    )
    await expect(lit).toHaveLength(5)
    await expect(lit.slice(0, 4)).toEqual([16, 16, 16, 16])
    await expect(lit[4]).toBeCloseTo(9.6, 1)
  },
}

export const Short: Story = { args: { text: 'short' } }

/** [SHOP-1] On a card: the figure, as many stars as it says, and how many said so. */
export const FigureFirst: Story = {
  args: { average: 4, count: 27, text: 'figure' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4.04.0 out of 5, 27 reviews')
    await expect(canvasElement.querySelectorAll('[data-lit]')).toHaveLength(4)
  },
}

export const StarsOnly: Story = { args: { average: 3, count: undefined, text: 'stars' } }

export const None: Story = {
  args: { average: 0, count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^No reviews yet$/)
  },
}

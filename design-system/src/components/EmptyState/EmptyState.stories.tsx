import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No favorites yet',
    children: 'Tap the heart on a product to save it here.',
    action: (
      <Button variant="secondary" href="#shop">
        Browse all products
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Favourites: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse all products' })).toBeVisible()
  },
}

export const SearchWithoutMatch: Story = {
  args: {
    title: 'No products found',
    children: 'No products match “headphone stand for two”. Check the spelling.',
  },
}

export const TitleAlone: Story = {
  args: { title: 'Your cart is empty', children: undefined, action: undefined },
}

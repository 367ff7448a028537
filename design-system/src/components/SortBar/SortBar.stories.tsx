import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SortBar } from './SortBar.tsx'

const meta = {
  title: 'Commerce/SortBar',
  component: SortBar,
  args: {
    action: '/shop',
    options: [
      { value: 'relevance', label: 'Featured' },
      { value: 'newest', label: 'Newest' },
      { value: 'price-asc', label: 'Price, low to high' },
      { value: 'price-desc', label: 'Price, high to low' },
      { value: 'rating', label: 'Rating' },
      { value: 'bestselling', label: 'Best selling' },
    ],
    value: 'relevance',
    filterCount: 2,
    onSortChange: fn(),
    onFiltersOpen: fn(),
  },
} satisfies Meta<typeof SortBar>

export default meta
type Story = StoryObj<typeof meta>

/** [SHOP-1] */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Sort by'), 'price-asc')
    await expect(args.onSortChange).toHaveBeenCalledWith('price-asc')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'mobile390' } } }

import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ReviewSummary } from './ReviewSummary.tsx'

const summaryOf = (id: string) => fromApi('listProductReviews', { id }, ({ histogram }) => ({ histogram }))

const meta = {
  title: 'Commerce/ReviewSummary',
  component: ReviewSummary,
  ...summaryOf('prd_tivra'),
} satisfies Meta<typeof ReviewSummary>

export default meta
type Story = StoryObj<typeof ReviewSummary>

/** [SHOP-2] Each string is said in words. */
export const Many: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^5 of 5: \d+ reviews$/)).toBeInTheDocument()
  },
}
export const None: Story = { ...summaryOf('prd_cleaning-kit') }
export const One: Story = { ...summaryOf('prd_gamak-pro') }
/** [SHOP-3] Each string leads to its reviews. */
export const Filters: Story = {
  tags: ['modes'],
  args: { hrefFor: rating => `?rating=${rating}`, chosen: 5 },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^5 of 5: \d+ reviews$/ })
    await expect(link).toHaveAttribute('href', '?rating=5')
    await expect(link).toHaveAttribute('aria-current', 'true')
  },
}

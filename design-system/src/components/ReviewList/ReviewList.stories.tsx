import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ReviewList } from './ReviewList.tsx'

const reviewsOf = (id: string) =>
  fromApi('listProductReviews', { id }, ({ reviews }) => ({ reviews: reviews.slice(0, 4) }), {
    loading: { reviews: [], loading: true },
  })

const meta = {
  title: 'Commerce/ReviewList',
  component: ReviewList,
  ...reviewsOf('prd_tivra'),
} satisfies Meta<typeof ReviewList>

export default meta
type Story = StoryObj<typeof ReviewList>

/** [SHOP-2] Those who received the product are marked. */
export const Reviews: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Verified buyer')).toHaveLength(4)
  },
}
export const Loading: Story = {
  parameters: { api: { overrides: { listProductReviews: { network: 'pending' } } } },
}
export const Empty: Story = {
  ...reviewsOf('prd_cleaning-kit'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  },
}

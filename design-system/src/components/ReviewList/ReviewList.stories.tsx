import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inHindiUnpictured } from '../../stories-data/in-hindi.ts'
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
/** [SHOP-3] Helpful votes, a review that was changed, and the shop's reply. */
export const Answered: Story = {
  tags: ['modes'],
  ...fromApi('listProductReviews', { id: 'prd_tivra' }, ({ reviews }) => ({
    reviews: reviews.slice(0, 2).map((review, index) =>
      index === 0
        ? {
            ...review,
            title: 'Good sound, heavy case',
            helpful: 12,
            helpfulToMe: true,
            editedAt: '2026-10-04T06:00:00.000Z',
            reply: { body: 'Thank you. The next case is lighter.', at: '2026-10-02T06:00:00.000Z' },
          }
        : { ...review, helpful: 1, mine: true },
    ),
  })),
  args: { onHelpful: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Helpful: Good sound, heavy case' })
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
    await expect(args.onHelpful).toHaveBeenCalledOnce()
    await expect(canvas.getByText('1 customer found this helpful')).toBeVisible()
    await expect(canvas.getByText('Thank you. The next case is lighter.')).toBeVisible()
  },
}

/** [BEY-19] What customers wrote stays as they wrote it. */
export const InHindi: Story = {
  ...Answered,
  ...inHindiUnpictured,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Good sound, heavy case')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'मददगार: Good sound, heavy case' })).toBeVisible()
    await expect(canvas.getByText('1 ग्राहक को यह मददगार लगा')).toBeVisible()
    await expect(canvas.getByText('Shruti का जवाब')).toBeVisible()
    await expect(canvas.getAllByText('पुष्ट ख़रीदार')).toHaveLength(2)
  },
}
/** [BEY-19] */
export const EmptyInHindi: Story = {
  ...Empty,
  ...inHindiUnpictured,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'अभी कोई रिव्यू नहीं' })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ReviewList } from './ReviewList.tsx'

const meta = {
  title: 'Commerce/ReviewList',
  component: ReviewList,
  args: {
    reviews: [
      {
        id: 'rev_1',
        rating: 5,
        title: 'Takes the fan away',
        body: 'The case opens with one thumb on the Mumbai local. Noise cancelling takes the fan of the coach away and leaves the announcements, which is what I wanted.',
        authorName: 'Ananya I.',
        verified: true,
        createdAt: '2026-11-12T06:30:00.000Z',
      },
      {
        id: 'rev_2',
        rating: 4,
        title: 'Very good mids',
        body: 'The sitar recordings I know best have room around them. One mark off because the touch strip is easy to brush by accident.',
        authorName: 'Devika N.',
        verified: false,
        createdAt: '2026-11-03T06:30:00.000Z',
      },
    ],
  },
} satisfies Meta<typeof ReviewList>

export default meta
type Story = StoryObj<typeof meta>

/** [SHOP-2] */
export const Reviews: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Verified buyer')).toHaveLength(1)
    await expect(canvas.getByText('12 Nov 2026')).toBeVisible()
  },
}
export const Loading: Story = { args: { reviews: [], loading: true } }
export const Empty: Story = {
  args: { reviews: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  },
}

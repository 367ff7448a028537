import type { World } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { failedPageMessages, triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt } from '../../../.storybook/page-story.tsx'

const meta = {
  title: 'Pages/Reviews',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/product/tivra/reviews'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The reviews of the first product that the customer received and, as asked for, has or has not reviewed. */
const received =
  (reason: 'already_reviewed' | null) =>
  async (world: World): Promise<string> => {
    const orders = await world.call('listOrders', {})
    for (const line of orders.filter(({ status }) => status === 'delivered').flatMap(({ lines }) => lines)) {
      const answer = await world.call('getCanReview', { id: line.productId })
      if (answer.reason === reason) return `/product/${line.slug}/reviews`
      if (reason === 'already_reviewed' && answer.canReview) {
        const words = {
          rating: 4,
          title: 'Good on the train',
          body: 'I hear the announcements, not the wheels.',
        }
        await world.call('createProductReview', { id: line.productId, ...words })
        return `/product/${line.slug}/reviews`
      }
    }
    throw new Error('The customer of the demo shop has received nothing of that kind')
  }

/** [SHOP-3] All reviews can be reached, ten a page. */
export const Guest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Reviews of Tivra' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/product/tivra/reviews?page=2',
    )
  },
}
/** [BEY-13] What buyers think of each aspect, with figure and count. */
export const Aspects: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Ratings by aspect' })
    await expect(within(list).getByText(/^Sound: [1-5]\.\d of 5 \(\d+ ratings\)$/)).toBeVisible()
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5)
  },
}
/** [SHOP-3] The string of the histogram narrows the list. */
export const FiveStars: Story = {
  ...pageAt('/product/tivra/reviews?rating=5&sort=helpful'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: /^5 of 5/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('helpful')
  },
}
/** [SHOP-3] An address past the end leads to the last page. */
export const PastTheEnd: Story = {
  ...pageAt('/product/tivra/reviews?page=99'),
  parameters: { visual: { disable: 'Looks as Guest does, with fewer reviews.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}
export const WithoutReviews: Story = { ...pageAt('/product/cleaning-kit/reviews') }
/** [SHOP-3] What is wrong stands at its field, and nothing typed is lost. */
export const Writing: Story = {
  ...pageAt(received(null)),
  parameters: {
    // The shop says on the console why a call failed [CLI-1].
    expectedMessages: ['ApiError: Choose a rating from 1 to 5'],
    api: { persona: 'customer' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Clear mids')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish review' }))
    await expect(await canvas.findByText('Choose a rating from 1 to 5')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Clear mids')
  },
}
/** [BEY-13] Aspects are rated with the arrow keys, and taken back by a button. */
export const WritingAspects: Story = {
  ...pageAt(received(null)),
  parameters: { api: { persona: 'customer' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }))
    const comfort = within(canvas.getByRole('group', { name: /^Comfort/ }))
    await userEvent.click(comfort.getByRole('radio', { name: '3 stars' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(comfort.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the optional ratings' }))
    const again = within(canvas.getByRole('group', { name: /^Comfort/ }))
    for (const star of again.getAllByRole('radio')) await expect(star).not.toBeChecked()
  },
}
/** [SHOP-3] One's own review can be changed and deleted. */
export const Written: Story = {
  ...pageAt(received('already_reviewed')),
  parameters: { api: { persona: 'customer' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Edit review' })).toBeVisible()
  },
}
/** [SHOP-3] Deleting can be undone in place. */
export const Deleted: Story = {
  ...pageAt(received('already_reviewed')),
  parameters: { api: { persona: 'customer' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete review' }))
    await expect(await canvas.findByText('Your review was deleted.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: {
    expectedMessages: failedPageMessages,
    api: { persona: 'guest', overrides: { listProductReviews: { error: 'server_error' } } },
  },
}
export const FailedTriedAgain: Story = triedAgain(Failed, 'listProductReviews', 'Reviews of Tivra')
/** [SHOP-3] The longest that the form takes, with a word that has no place to break. */
export const LongReview: Story = {
  ...pageAt(async world => {
    const path = await received('already_reviewed')(world)
    const slug = path.split('/')[2] ?? ''
    const { id } = await world.call('getProduct', { idOrSlug: slug })
    const { review } = await world.call('getCanReview', { id })
    const sentence = 'On the Konkan Railway from Madgaon to Mumbai I heard every word of the book. '
    await world.call('updateReview', {
      reviewId: review?.id ?? '',
      rating: 4,
      title: 'Four hundred kilometres, two tunnels a minute, and not one word of it was lost',
      body: `${'brilliant'.repeat(12)} ${sentence.repeat(24)}`.slice(0, 2000).trim(),
    })
    return path
  }),
  parameters: { api: { persona: 'customer' } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Container } from '../Container/Container.tsx'
import { Wordmark } from './Wordmark.tsx'

const meta = {
  title: 'Foundations/Wordmark',
  component: Wordmark,
  decorators: [
    Story => (
      <Container width="text">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Wordmark>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Shruti' })).toBeVisible()
  },
}

/** The string runs to the edge of the page. */
export const Extended: Story = { tags: ['modes'], args: { extended: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { triedAgain } from '../../../.storybook/failed-page.ts'
import { pageAt } from '../../../.storybook/page-story.tsx'

const meta = {
  title: 'Pages/Finder',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'guest' } },
  ...pageAt('/finder'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [BEY-6] */
export const FirstQuestion: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'What will you use them for most?',
    )
    await expect(canvas.getByRole('link', { name: /^Games/ })).toHaveAttribute('href', '/finder?use=gaming')
  },
}
/** [BEY-6] An answer that is none is asked for again; those before it are kept. */
export const LastQuestion: Story = {
  ...pageAt('/finder?use=commute&noise=loud&budget=5000&fit=nose'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Question 4 of 4')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to the question before' })).toHaveAttribute(
      'href',
      '/finder?use=commute&noise=loud',
    )
  },
}
/** [BEY-6] */
export const FitsAll: Story = {
  ...pageAt('/finder?use=commute&noise=loud&budget=any&fit=buds'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This fits all you asked for')
    await expect(canvas.getByText('Against the noise: cancelling up to 35 dB.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See Tivra' })).toHaveAttribute('href', '/product/tivra')
  },
}
/** [BEY-6] What is not met is said, and what more money would buy. */
export const ComesClosest: Story = {
  ...pageAt('/finder?use=commute&noise=loud&budget=5000&fit=buds'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This comes closest')
    await expect(canvas.getByRole('list', { name: 'What Shuddha does not meet' })).toHaveTextContent(
      'Its noise cancelling reaches 25 dB, not the 30 dB for a place as loud as yours.',
    )
    await expect(canvas.getByText('₹7,999 is above ₹5,000.')).toBeVisible()
  },
}
/** [BEY-6] Nothing that is sold out is recommended. */
export const EverythingSoldOut: Story = {
  ...pageAt('/finder?use=calls&noise=quiet&budget=any&fit=any'),
  parameters: { api: { persona: 'guest', scenario: 'outOfStock' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Everything is sold out at the moment')).toBeVisible()
  },
}
export const Failed: Story = {
  ...pageAt('/finder?use=calls&noise=quiet&budget=any&fit=any'),
  parameters: {
    // The page says on the console why it could not be shown.
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'guest', overrides: { listProducts: { error: 'server_error' } } },
  },
}
export const FailedTriedAgain: Story = triedAgain(Failed, 'listProducts', /^This /)

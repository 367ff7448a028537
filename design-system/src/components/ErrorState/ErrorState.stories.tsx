import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'Failed to load notifications.', children: 'Please try again later.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    const alert = within(canvasElement).getByRole('alert')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = { args: { retrying: true } }

export const WithoutRetry: StoryObj<typeof ErrorState> = {
  args: { title: 'Access denied', children: null, onRetry: undefined },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MinimalHeader } from './MinimalHeader.tsx'

const meta = {
  title: 'Shell/MinimalHeader',
  component: MinimalHeader,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/' },
} satisfies Meta<typeof MinimalHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Checkout: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/')
  },
}
export const SignIn: Story = { args: { note: 'Secure sign-in' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NotFoundView } from './NotFoundView.tsx'

const meta = {
  title: 'Shell/NotFoundView',
  component: NotFoundView,
  parameters: { layout: 'fullscreen' },
  args: { shopHref: '/shop' },
} satisfies Meta<typeof NotFoundView>

export default meta
type Story = StoryObj<typeof meta>

export const UnknownAddress: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop')
  },
}

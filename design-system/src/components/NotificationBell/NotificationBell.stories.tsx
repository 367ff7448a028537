import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { NotificationBell } from './NotificationBell.tsx'

const meta = {
  title: 'Shell/NotificationBell',
  component: NotificationBell,
  args: { href: '#notifications' },
  argTypes: { unreadCount: { control: { type: 'number', min: 0 } }, LinkComponent: { control: false } },
} satisfies Meta<typeof NotificationBell>

export default meta
type Story = StoryObj<typeof meta>

/** [NAV-4] The number is part of the accessible name. */
export const Unread: Story = {
  tags: ['modes'],
  args: { unreadCount: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible()
  },
}

export const AllRead: Story = {
  args: { unreadCount: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Notifications' })).toBeVisible()
  },
}

export const VeryMany: Story = { args: { unreadCount: 128 } }

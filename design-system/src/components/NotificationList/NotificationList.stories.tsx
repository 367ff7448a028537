import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { makeNotifications } from '../NotificationBell/notifications.ts'
import { NotificationList } from './NotificationList.tsx'

/** The steps of the customer's real orders; all are read, or all but the newest two. */
const ordersRead = (all: boolean) =>
  fromApi(
    'listOrders',
    {},
    answer => ({
      notifications: makeNotifications(answer, null, () => '')
        .slice(0, 6)
        .map((draft, index) => ({ ...draft, read: all || index > 1 })),
    }),
    { loading: { status: 'loading' }, failed: (_message, retry) => ({ status: 'failed', onRetry: retry }) },
  )
const orders = ordersRead(false)

const meta = {
  title: 'Shell/NotificationList',
  component: NotificationList,
  parameters: { api: { persona: 'customer' } },
  args: {
    status: 'ready',
    notifications: [],
    deletedIds: new Set(),
    busyIds: new Set(),
    unreadCount: 2,
    orderHref: id => `/orders/${id}`,
    markRead: fn(),
    markAllRead: fn(),
    remove: fn(),
    restore: fn(),
  },
  argTypes: {
    status: { control: 'inline-radio', options: ['loading', 'ready', 'failed'] },
    notifications: { control: false },
    deletedIds: { control: false },
    busyIds: { control: false },
    LinkComponent: { control: false },
  },
} satisfies Meta<typeof NotificationList>

export default meta
type Story = StoryObj<typeof meta>

/** [NOTE-1] */
export const Default: Story = {
  tags: ['modes'],
  ...orders,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('2 unread')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await expect(args.markAllRead).toHaveBeenCalledOnce()
    const [newest] = canvas.getAllByRole('button', { name: /^Mark as read: / })
    if (newest) await userEvent.click(newest)
    await expect(args.markRead).toHaveBeenCalledOnce()
  },
}

export const AllRead: Story = {
  ...ordersRead(true),
  args: { unreadCount: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('All read')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  },
}

/** [NOTE-1] */
export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading notifications')).toBeInTheDocument()
  },
}

/** [NOTE-1] */
export const Failed: Story = {
  ...orders,
  parameters: { api: { persona: 'customer', scenario: 'failing' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Failed to load notifications. Please try again later.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
  },
}

export const Phone: Story = { ...orders, globals: { viewport: { value: 'mobile390' } } }

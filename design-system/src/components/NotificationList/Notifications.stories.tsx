import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createManualClock, type ManualClock } from '../../stories-data/manual-clock.ts'
import { TimePassed } from '../../stories-data/TimePassed.tsx'
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx'
import { createNotificationMarks } from '../NotificationBell/notification-marks.ts'
import {
  notificationActionMs,
  notificationsLoadMs,
  useNotifications,
  type UseNotificationsOptions,
} from '../NotificationBell/use-notifications.ts'
import { NotificationList } from './NotificationList.tsx'

const orders = fromApi('listOrders', {}, answer => ({ orders: answer }))
const promotions = fromApi('listActivePromotions', {}, answer => ({ promotions: answer }))

const emptyStorage = () => ({ getItem: () => null, setItem: () => undefined })
const surroundings = async () => ({
  clock: createManualClock(),
  marks: createNotificationMarks(emptyStorage()),
})
const clockOf = ({ loaded }: { loaded: object }) => (loaded as { clock: ManualClock }).clock

function Bell(options: UseNotificationsOptions) {
  const { unreadCount } = useNotifications(options)
  return <NotificationBell href="#notifications" unreadCount={unreadCount} />
}

function Page(options: UseNotificationsOptions) {
  return <NotificationList orderHref={id => `/orders/${id}`} {...useNotifications(options)} />
}

/** Bell and list use the hook apart from each other, as in an application's bar and page. */
function BellAndList(options: UseNotificationsOptions) {
  return (
    <>
      <Bell {...options} />
      <Page {...options} />
    </>
  )
}

const meta = {
  title: 'Shell/Notifications',
  component: BellAndList,
  parameters: {
    api: { persona: 'customer' },
    // How long the page has been there, in milliseconds.
    passedMs: notificationsLoadMs,
  },
  args: { userId: 'usr_demo', orders: undefined, promotions: undefined },
  argTypes: {
    orders: { control: false },
    promotions: { control: false },
    marks: { control: false },
    clock: { control: false },
  },
  loaders: [...orders.loaders, ...promotions.loaders, surroundings],
  decorators: [
    (Story, { args, loaded, parameters }) => {
      const { clock, marks } = loaded as Awaited<ReturnType<typeof surroundings>>
      return (
        <TimePassed clock={clock} ms={Number(parameters['passedMs'])}>
          <Story args={{ ...args, clock, marks }} />
        </TimePassed>
      )
    },
    ...orders.decorators,
    ...promotions.decorators,
  ],
} satisfies Meta<typeof BellAndList>

export default meta
type Story = StoryObj<typeof meta>

/** [NOTE-1] The customer's own orders and the active promotions, newest first. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: /Free shipping on all orders/ })).toBeVisible()
  },
}

/** [NOTE-1] */
export const Loading: Story = {
  parameters: { passedMs: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading notifications')).toBeInTheDocument()
  },
}

/** [NOTE-1] Loading takes 800 ms; then the entries are the customer's own orders and the active promotions. */
export const Loads: Story = {
  parameters: { passedMs: 0 },
  play: async context => {
    const canvas = within(context.canvasElement)
    await clockOf(context).scheduled(notificationsLoadMs)
    clockOf(context).advance(notificationsLoadMs - 1)
    await expect(canvas.getByText('Loading notifications')).toBeInTheDocument()
    clockOf(context).advance(1)
    await expect(await canvas.findByRole('heading', { name: /Free shipping on all orders/ })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Order .+ placed$/ }).length).toBeGreaterThan(0)
  },
}

/** [NOTE-1] Marking one takes 300 ms; the bell counts one less. */
export const MarkOne: Story = {
  play: async context => {
    const canvas = within(context.canvasElement)
    const before = (await canvas.findAllByRole('button', { name: /^Mark as read: / })).length
    await expect(canvas.getByRole('link', { name: `Notifications, ${before} unread` })).toBeVisible()
    const [first] = canvas.getAllByRole('button', { name: /^Mark as read: / })
    if (first) await userEvent.click(first)
    await clockOf(context).scheduled(notificationActionMs)
    clockOf(context).advance(notificationActionMs - 1)
    await expect(canvas.getByRole('link', { name: `Notifications, ${before} unread` })).toBeVisible()
    clockOf(context).advance(1)
    await expect(
      await canvas.findByRole('link', { name: `Notifications, ${before - 1} unread` }),
    ).toBeVisible()
  },
}

/** [NOTE-1] */
export const MarkAll: Story = {
  play: async context => {
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }))
    await clockOf(context).runScheduled(notificationActionMs)
    await expect(await canvas.findByText('All read')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toBeVisible()
  },
}

/** [NOTE-1] Deleted by keyboard, and restored: the focus goes to "Undo", where the entry was. */
export const DeleteAndUndo: Story = {
  play: async context => {
    const canvas = within(context.canvasElement)
    const remove = await canvas.findByRole('button', { name: 'Delete: Free shipping on all orders' })
    remove.focus()
    await userEvent.keyboard('{Enter}')
    await clockOf(context).runScheduled(notificationActionMs)
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await clockOf(context).runScheduled(notificationActionMs)
    await expect(await canvas.findByRole('heading', { name: /Free shipping on all orders/ })).toBeVisible()
  },
}

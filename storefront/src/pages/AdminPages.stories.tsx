import type { World } from '@shruti/mock-api'
import type { OrderStatus } from '@shruti/server/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { triedAgain } from '../../../.storybook/failed-page.ts'
import { addressOf, pageAt } from '../../../.storybook/page-story.tsx'

const orderThatIs = (status: OrderStatus) => async (world: World) => {
  const [order] = await world.call('adminListOrders', { status, pageSize: 1 })
  if (!order) throw new Error(`The demo shop has no order that is ${status}`)
  return `/admin/orders/${order.id}`
}

const meta = {
  title: 'Pages/Administration',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', api: { persona: 'administrator' } },
  ...pageAt('/admin/orders'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-1] */
export const Dashboard: Story = { ...pageAt('/admin') }
/** [ADM-3] */
export const Orders: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  },
}
export const OrdersOfOneState: Story = { ...pageAt('/admin/orders?status=shipped') }
export const NoOrders: Story = { parameters: { api: { persona: 'administrator', scenario: 'empty' } } }
export const OrderPlaced: Story = { ...pageAt(orderThatIs('placed')) }
/** [ADM-9] Leaving what is not saved is asked about, by the links of the shop as well as by going back. */
export const OrderLeftUnsaved: Story = {
  ...pageAt(orderThatIs('placed')),
  parameters: { api: { persona: 'administrator' }, visual: { disable: 'Looks as any AlertDialog does.' } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Note/ }), 'Gift wrap')
    const [orders] = canvas.getAllByRole('link', { name: 'Orders' })
    await userEvent.click(orders!)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
    await expect(addressOf(loaded)).toMatch(/^\/admin\/orders\/ord_/)
    await expect(await canvas.findByRole('textbox', { name: /^Note/ })).toHaveValue('Gift wrap')
    await userEvent.click(orders!)
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(addressOf(loaded)).toBe('/admin/orders'))
  },
}
/** [ADM-9] A column that is hidden stays so, and a view brings its filters back. */
export const OrdersLaidOut: Story = {
  parameters: { api: { persona: 'administrator' }, visual: { disable: 'Looks as Orders does.' } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns and density' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'City' }))
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'City' })).not.toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'SHR{Enter}')
    await waitFor(() => expect(addressOf(loaded)).toBe('/admin/orders?search=SHR'))
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Save this table as' }),
      'All of ours{Enter}',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(addressOf(loaded)).toBe('/admin/orders'))
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('button', { name: 'All of ours' }))
    await waitFor(() => expect(addressOf(loaded)).toBe('/admin/orders?search=SHR'))
  },
}
/** [ADM-9] What was done with several orders can be undone while the message shows. */
export const OrdersMovedAndBack: Story = {
  ...pageAt('/admin/orders?status=placed'),
  parameters: { api: { persona: 'administrator' }, visual: { disable: 'Looks as Orders does.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = await canvas.findAllByRole('checkbox', { name: /^Select order/ })
    const number = canvas.getAllByText(/^SHR-/)[0]!.textContent
    await userEvent.click(first!)
    await userEvent.click(second!)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await waitFor(async () => expect(await screen.findByText('2 orders confirmed')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(number)).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await screen.findByText('Undone')).toBeVisible())
    await waitFor(async () => expect(await canvas.findByText(number)).toBeVisible())
  },
}
export const OrderDelivered: Story = { ...pageAt(orderThatIs('delivered')) }
/** [ROUTE-4] A customer has no business here and is led home. */
export const Customer: Story = { parameters: { api: { persona: 'customer' } } }
export const Failed: Story = {
  parameters: {
    // The page says on the console why it could not be shown.
    expectedMessages: ['ApiError: Server error occurred'],
    api: { persona: 'administrator', overrides: { adminListOrders: { error: 'server_error' } } },
  },
}
export const FailedTriedAgain: Story = triedAgain(Failed, 'adminListOrders', 'Orders')

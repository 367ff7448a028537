import { fromApi } from '@shruti/mock-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BulkAction } from '../DataTable/BulkAction.tsx'
import { OrderTable } from './OrderTable.tsx'

const orders = fromApi('adminListOrders', { pageSize: 8 }, answer => ({ orders: answer }), {
  loading: { orders: [], loading: true },
  failed: (message, retry) => ({ orders: [], error: message, onRetry: retry }),
})

const meta = {
  title: 'Admin/OrderTable',
  component: OrderTable,
  args: {
    hrefFor: order => `/admin/orders/${order.id}`,
    sort: { columnId: 'createdAt', direction: 'descending' },
    onSortChange: fn(),
  },
  parameters: { api: { persona: 'administrator' } },
  ...orders,
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof OrderTable>

/** [ADM-3] */
export const Orders: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByRole('link', { name: /^SHR-/ })
    await expect(first?.getAttribute('href')).toMatch(/^\/admin\/orders\/ord_/)
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'total', direction: 'ascending' })
  },
}
export const Selected: Story = {
  tags: ['modes'],
  ...fromApi('adminListOrders', { pageSize: 8 }, answer => ({
    orders: answer,
    selection: answer.slice(0, 2).map(order => order.id),
  })),
  args: {
    onSelectionChange: fn(),
    bulkActions: <BulkAction>Mark packed</BulkAction>,
  },
}
/** [ADM-9] */
export const Loading: Story = {
  parameters: { api: { overrides: { adminListOrders: { network: 'pending' } } } },
}
export const Empty: Story = {
  parameters: { api: { scenario: 'empty' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No orders yet')).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: { api: { overrides: { adminListOrders: { error: 'server_error' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Server error occurred')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Server error occurred')).toBeVisible()
  },
}

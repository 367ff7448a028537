import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { adminOrders } from '../../stories-data/admin.ts'
import { Button } from '../Button/Button.tsx'
import { OrderTable } from './OrderTable.tsx'

const meta = {
  title: 'Admin/OrderTable',
  component: OrderTable,
  args: {
    orders: adminOrders,
    hrefFor: order => `/admin/orders/${order.id}`,
    sort: { columnId: 'createdAt', direction: 'descending' },
    onSortChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-3] */
export const Orders: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'SHR-8KQ2M4XD' })).toHaveAttribute(
      'href',
      '/admin/orders/ord_1',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'total', direction: 'ascending' })
  },
}
export const Selected: Story = {
  args: {
    selection: ['ord_1', 'ord_2'],
    onSelectionChange: fn(),
    bulkActions: (
      <Button variant="quiet" size="small">
        Mark packed
      </Button>
    ),
  },
}
export const Loading: Story = { args: { orders: [], loading: true } }
export const Empty: Story = {
  args: { orders: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No orders here')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { orders: [], error: 'The orders could not be loaded.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

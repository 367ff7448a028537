import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './Table.tsx'

const onSort = fn()

const orders = [
  { number: 'SHR-24118', customer: 'Ananya Iyer', status: 'Placed', total: '₹7,999.00' },
  { number: 'SHR-24117', customer: 'Rohan Kulkarni', status: 'Placed', total: '₹5,998.00' },
  { number: 'SHR-24116', customer: 'Fatima Sheikh', status: 'Packed', total: '₹5,248.00' },
]

const meta = {
  title: 'Data/Table',
  component: Table,
  parameters: { layout: 'fullscreen' },
  args: {
    caption: 'Orders',
    stacked: true,
    children: (
      <>
        <TableHead>
          <TableHeader>Order</TableHeader>
          <TableHeader>Customer</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader numeric sorted="descending" onSort={onSort}>
            Total
          </TableHeader>
        </TableHead>
        <TableBody>
          {orders.map((order, index) => (
            <TableRow key={order.number} selected={index === 0}>
              <TableCell strong stack="title">
                {order.number}
              </TableCell>
              <TableCell>{order.customer}</TableCell>
              <TableCell>{order.status}</TableCell>
              <TableCell numeric stack="end">
                {order.total}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Sorted: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Orders' })
    await expect(within(table).getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(within(table).getByRole('button', { name: 'Total' }))
    await expect(onSort).toHaveBeenCalled()
  },
}

/** [ADM-9] Below 768 px the rows stack and stay rows for screen readers. */
export const StackedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile390' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(4)
  },
}

/** [ADM-9] The head of stacked rows is there for who looks at none of it, and shows while the keyboard is in it. */
export const HeadByKeyboardOnAPhone: Story = {
  globals: { viewport: { value: 'mobile390' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Total' })
    await expect(button.closest('thead')?.clientHeight).toBe(1)
    button.focus()
    await expect(button.closest('thead')?.clientHeight).toBeGreaterThanOrEqual(28)
  },
}

import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { BulkAction } from './BulkAction.tsx'
import type { DataTableColumn } from './columns.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'

interface Order {
  number: string
  placed: string
  customer: string
  items: string
  total: string
}

const orders: Order[] = [
  {
    number: 'SHR-24118',
    placed: '20 Nov, 8:42 PM',
    customer: 'Ananya Iyer',
    items: 'Tivra, Silver × 1',
    total: '₹7,999.00',
  },
  {
    number: 'SHR-24117',
    placed: '20 Nov, 8:15 PM',
    customer: 'Rohan Kulkarni',
    items: 'Komal, Blue × 2',
    total: '₹5,998.00',
  },
  {
    number: 'SHR-24116',
    placed: '20 Nov, 7:58 PM',
    customer: 'Fatima Sheikh',
    items: 'Shuddha, Pink × 1, Silicone tips × 1',
    total: '₹5,248.00',
  },
  {
    number: 'SHR-24115',
    placed: '20 Nov, 6:31 PM',
    customer: 'Gurpreet Singh',
    items: 'Gamak Sport, Black × 1',
    total: '₹3,499.00',
  },
]

const columns: DataTableColumn<Order>[] = [
  { id: 'number', header: 'Order', cell: order => order.number, strong: true, stack: 'title' },
  { id: 'placed', header: 'Placed', cell: order => order.placed, sortable: true },
  { id: 'customer', header: 'Customer', cell: order => order.customer },
  { id: 'items', header: 'Items', cell: order => order.items },
  { id: 'total', header: 'Total', cell: order => order.total, numeric: true, sortable: true, stack: 'end' },
]

function Example(props: DataTableProps<Order>) {
  const [selection, setSelection] = useState<readonly string[]>(props.selection ?? [])
  const select = (next: string[]) => {
    setSelection(next)
    props.onSelectionChange?.(next)
  }
  return <DataTable {...props} {...(props.selection && { selection, onSelectionChange: select })} />
}

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Order>,
  parameters: { layout: 'fullscreen' },
  args: {
    caption: 'Orders',
    columns,
    records: orders,
    recordId: order => order.number,
    recordLabel: order => `order ${order.number}`,
    sort: { columnId: 'placed', direction: 'descending' },
    onSortChange: fn(),
    selection: [],
    onSelectionChange: fn(),
    bulkActions: <BulkAction>Mark packed</BulkAction>,
  },
  argTypes: { columns: { control: false }, bulkActions: { control: false }, empty: { control: false } },
  render: args => <Example {...args} />,
} satisfies Meta<typeof DataTable<Order>>

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-9] Sorting is asked of the server. */
export const Rows: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'total', direction: 'ascending' })
    await userEvent.click(canvas.getByRole('button', { name: 'Placed' }))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'placed', direction: 'ascending' })
  },
}

/** [ADM-9] Choosing rows brings the bar with what can be done. */
export const Selecting: Story = {
  parameters: { visual: { disable: 'Looks as TwoSelected does.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select order SHR-24117' }))
    await expect(args.onSelectionChange).toHaveBeenCalledWith(['SHR-24117'])
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected')
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select order SHR-24117' })).not.toBeChecked()
  },
}

export const TwoSelected: Story = { args: { selection: ['SHR-24118', 'SHR-24117'] } }

export const ColumnsHidden: Story = {
  parameters: { visual: { disable: 'Looks as Rows does, with fewer columns.' } },
  args: { layout: { hidden: ['items', 'placed'] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('columnheader', { name: 'Items' })).not.toBeInTheDocument()
  },
}

export const WithoutSelection: StoryObj<typeof Example> = {
  parameters: { visual: { disable: 'Looks as Rows does, without its boxes.' } },
  args: { selection: undefined, onSelectionChange: undefined },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1)
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
  },
}

export const Loading: Story = { args: { records: [], loading: true, skeletonRows: 4 } }

export const Failed: Story = {
  args: { records: [], error: 'Server error occurred', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: {
    records: [],
    empty: (
      <EmptyState title="No orders match" headingLevel="p">
        Widen the dates, or clear a filter.
      </EmptyState>
    ),
  },
}

/** [ADM-9] Below 768 px the rows stack. */
export const OnAPhone: Story = {
  args: { selection: ['SHR-24118'] },
  globals: { viewport: { value: 'mobile390' } },
}

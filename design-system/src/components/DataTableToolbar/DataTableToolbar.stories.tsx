import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { plainLayout } from '../DataTable/layout.ts'
import { DataTableToolbar, type DataTableToolbarProps } from './DataTableToolbar.tsx'

function Example(props: DataTableToolbarProps) {
  const [filters, setFilters] = useState(props.filters ?? [])
  const [layout, setLayout] = useState(props.layout)
  return (
    <DataTableToolbar
      {...props}
      filters={filters}
      onFilterChange={filter => {
        setFilters(filters.map(other => (other.id === filter.id ? filter : other)))
        props.onFilterChange?.(filter)
      }}
      layout={layout}
      onLayoutChange={next => {
        setLayout(next)
        props.onLayoutChange?.(next)
      }}
    />
  )
}

const onSearch = fn()
const onSave = fn()
const onSelect = fn()

const meta = {
  title: 'Data/DataTableToolbar',
  component: DataTableToolbar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Orders',
    search: { label: 'Search orders', placeholder: 'Number, name, phone, city', value: '', onSearch },
    filters: [
      { kind: 'dates', id: 'placedFrom', label: 'Placed', value: {} },
      {
        kind: 'choice',
        id: 'payment',
        label: 'Payment',
        many: true,
        options: [
          { value: 'upi', label: 'UPI' },
          { value: 'card', label: 'Card' },
          { value: 'cod', label: 'COD' },
        ],
        value: ['upi', 'card'],
      },
      { kind: 'amounts', id: 'minTotal', label: 'Total', value: { from: 50_000 } },
      { kind: 'text', id: 'city', label: 'City', value: '' },
    ],
    onFilterChange: fn(),
    onClear: fn(),
    columns: [
      { id: 'number', header: 'Order', required: true },
      { id: 'createdAt', header: 'Placed', sortable: true },
      { id: 'customer', header: 'Customer' },
      { id: 'total', header: 'Total', sortable: true },
    ],
    sort: { columnId: 'createdAt', direction: 'descending' },
    onSortChange: fn(),
    layout: plainLayout,
    onLayoutChange: fn(),
    views: {
      views: [
        { id: 'view_1', name: 'Cash to collect', shared: true, removable: false },
        { id: 'view_2', name: 'My morning', shared: false },
      ],
      onSelect,
      onSave,
      onRemove: fn(),
    },
    onExport: fn(),
    summary: '486 orders, ₹20,34,870.00',
  },
  argTypes: { summary: { control: false } },
  render: args => <Example {...args} />,
} satisfies Meta<typeof DataTableToolbar>

export default meta
type Story = StoryObj<typeof meta>

/** [ADM-9] What narrows shows as a chip, and a chip takes it away. */
export const Filtered: Story = {
  tags: ['modes'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Payment: UPI, Card Remove/ }))
    await expect(args.onFilterChange).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'payment', value: [] }),
    )
    await expect(canvas.queryByRole('button', { name: /^Payment: UPI/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Payment' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Payment' }))
    await userEvent.click(panel.getByRole('checkbox', { name: 'COD' }))
    await userEvent.click(panel.getByRole('checkbox', { name: 'UPI' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Payment: UPI, COD Remove' })).toBeVisible()
  },
}

/** [ADM-9] Amounts are typed in rupees and kept in paise; what is no amount is refused in its field. */
export const AmountRange: Story = {
  parameters: { visual: { disable: 'Looks as Filtered does.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Total: from ₹500' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Total: from ₹500' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'To' }), 'a lot{Enter}')
    await expect(panel.getByText('Enter an amount in rupees, such as 1,299.50')).toBeVisible()
    await userEvent.clear(panel.getByRole('textbox', { name: 'To' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'To' }), '₹1,999.50{Enter}')
    await expect(args.onFilterChange).toHaveBeenCalledWith(
      expect.objectContaining({ value: { from: 50_000, to: 199_950 } }),
    )
  },
}

/** [ADM-9] */
export const Columns: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns and density' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Columns and density' }))
    await expect(panel.getByRole('checkbox', { name: 'Order' })).toBeDisabled()
    await userEvent.click(panel.getByRole('checkbox', { name: 'Customer' }))
    await userEvent.click(panel.getByRole('button', { name: 'Move Total before' }))
    await userEvent.click(panel.getByRole('button', { name: 'Keep Order in view' }))
    await userEvent.click(panel.getByRole('radio', { name: 'Compact' }))
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({
      hidden: ['customer'],
      order: ['number', 'createdAt', 'total', 'customer'],
      widths: {},
      pinned: ['number'],
      density: 'compact',
    })
  },
}

/** [ADM-9] A view is saved under a name of its own. */
export const Views: Story = {
  parameters: { visual: { disable: 'Looks as Columns does.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Saved views' }))
    await expect(panel.queryByRole('button', { name: 'Remove Cash to collect' })).not.toBeInTheDocument()
    await userEvent.type(panel.getByRole('textbox', { name: 'Save this table as' }), 'My morning{Enter}')
    await expect(panel.getByText('A view has this name already')).toBeVisible()
    await userEvent.type(panel.getByRole('textbox', { name: 'Save this table as' }), ' calls')
    await userEvent.click(panel.getByRole('checkbox', { name: 'Share with all administrators' }))
    await userEvent.click(panel.getByRole('button', { name: 'Save view' }))
    await expect(onSave).toHaveBeenCalledWith({ name: 'My morning calls', shared: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Saved views' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cash to collect (shared)' }))
    await expect(onSelect).toHaveBeenCalledWith('view_1')
  },
}

/** [ADM-9] A phone has the same controls, and the sort beside them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile390' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Total, ascending')
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'total', direction: 'ascending' })
  },
}

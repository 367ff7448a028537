import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { formatMoney } from '../../foundations/money.ts'
import { Link } from '../Link/Link.tsx'
import { BulkAction } from './BulkAction.tsx'
import type { CellEditOutcome } from './cell-edit.ts'
import type { DataTableColumn } from './columns.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { formatCount } from '../../foundations/figure.ts'

interface Variant {
  sku: string
  name: string
  colour: string
  stock: number
  /** Paise. */
  price: number
}

const variants: Variant[] = [
  { sku: 'KOM-BLU', name: 'Komal', colour: 'Blue', stock: 14, price: 299_900 },
  { sku: 'KOM-WHT', name: 'Komal', colour: 'White', stock: 0, price: 299_900 },
  { sku: 'TIV-SIL', name: 'Tivra', colour: 'Silver', stock: 31, price: 799_900 },
  { sku: 'TIV-GLD', name: 'Tivra', colour: 'Gold', stock: 8, price: 799_900 },
  { sku: 'BIN-WHT', name: 'Bindu', colour: 'White', stock: 120, price: 129_900 },
]

const saveStock = fn<() => Promise<CellEditOutcome>>()
const onPack = fn()

const columns: DataTableColumn<Variant>[] = [
  {
    id: 'sku',
    header: 'SKU',
    cell: ({ sku }) => (
      <Link href={`/admin/products/${sku}`} variant="plain">
        {sku}
      </Link>
    ),
    copyText: ({ sku }) => sku,
    strong: true,
    required: true,
    stack: 'title',
  },
  { id: 'name', header: 'Product', cell: ({ name }) => name, sortable: true },
  { id: 'colour', header: 'Colour', cell: ({ colour }) => colour },
  {
    id: 'stock',
    header: 'Stock',
    numeric: true,
    cell: ({ stock }) => formatCount(stock),
    edit: { kind: 'integer', value: ({ stock }) => stock, max: 10_000, save: saveStock },
  },
  {
    id: 'price',
    header: 'Price',
    numeric: true,
    stack: 'end',
    cell: ({ price }) => formatMoney(price),
  },
]

/** Keeps choice and layout, as a page does. */
function Example(props: DataTableProps<Variant>) {
  const [selection, setSelection] = useState<readonly string[]>(props.selection ?? [])
  const [isAll, setAll] = useState(false)
  const [layout, setLayout] = useState(props.layout)
  return (
    <DataTable
      {...props}
      selection={selection}
      onSelectionChange={next => {
        setSelection(next)
        props.onSelectionChange?.(next)
      }}
      selectAll={props.selectAll && { ...props.selectAll, active: isAll, onChange: setAll }}
      layout={layout}
      onLayoutChange={next => {
        setLayout(next)
        props.onLayoutChange?.(next)
      }}
    />
  )
}

const meta = {
  title: 'Data/DataTable/At work',
  component: DataTable<Variant>,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    visual: { disable: 'The states of DataTable are in its own pictures.' },
  },
  args: {
    caption: 'Inventory',
    columns,
    records: variants,
    recordId: ({ sku }) => sku,
    recordLabel: ({ name, colour }) => `${name}, ${colour}`,
    selection: [],
    onSelectionChange: fn(),
    onLayoutChange: fn(),
    onOpen: fn(),
    onSearchKey: fn(),
    bulkActions: <BulkAction>Archive</BulkAction>,
    rowActions: () => [[{ label: 'Restock', onSelect: onPack }]],
  },
  render: args => <Example {...args} />,
} satisfies Meta<typeof DataTable<Variant>>

export default meta
type Story = StoryObj<typeof meta>

const rowOf = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('row', { name })

/** [ADM-9] Rows are walked, chosen, opened and copied by keys, and `?` lists them. */
export const Keys: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    rowOf(canvasElement, /KOM-BLU/).focus()
    await userEvent.keyboard('j{ArrowDown}')
    await expect(rowOf(canvasElement, /TIV-SIL/)).toHaveFocus()
    await userEvent.keyboard('k[Space]')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['KOM-WHT'])
    await userEvent.keyboard('jj{Shift>}[Space]{/Shift}')
    await expect(canvas.getByText('3 selected')).toBeVisible()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(variants[0])
    await userEvent.keyboard('{End}')
    await expect(rowOf(canvasElement, /BIN-WHT/)).toHaveFocus()
    await userEvent.keyboard('/')
    await expect(args.onSearchKey).toHaveBeenCalledOnce()
    await userEvent.keyboard('?')
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: 'Keys of this table' })).toBeVisible(),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** [ADM-9] Whoever speaks to their computer does without keys of a single character; the others work on. */
export const WithoutSingleKeys: Story = {
  args: { onSingleKeysChange: fn(), singleKeys: true },
  render: function Render(args) {
    const [singleKeys, setSingleKeys] = useState(args.singleKeys)
    return (
      <Example
        {...args}
        singleKeys={singleKeys ?? true}
        onSingleKeysChange={next => {
          setSingleKeys(next)
          args.onSingleKeysChange?.(next)
        }}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    rowOf(canvasElement, /KOM-BLU/).focus()
    await userEvent.keyboard('?')
    await userEvent.click(await screen.findByRole('switch', { name: 'Keys of a single character' }))
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    rowOf(canvasElement, /KOM-BLU/).focus()
    await userEvent.keyboard('j/?')
    await expect(args.onSearchKey).not.toHaveBeenCalled()
    await expect(rowOf(canvasElement, /KOM-BLU/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(rowOf(canvasElement, /KOM-WHT/)).toHaveFocus()
  },
}

/** [ADM-9] A press with Shift chooses all rows from the last one that was chosen. */
export const Range: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Komal, White' }))
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: 'Select Tivra, Gold' }))
    await user.keyboard('{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['KOM-WHT', 'TIV-SIL', 'TIV-GLD'])
  },
}

/** [ADM-9] Once the whole page is chosen, what matches on the other pages is offered. */
export const AcrossPages: Story = {
  args: { selectAll: { total: 486, things: 'variants', active: false, onChange: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 486 that match' }))
    await expect(canvas.getByText('All 486 variants selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Komal, Blue' }))
    await expect(canvas.getByText('4 selected')).toBeVisible()
  },
}

export const Progress: Story = {
  args: {
    selection: ['KOM-BLU', 'KOM-WHT'],
    bulkProgress: { label: 'Archiving', done: 100, total: 486 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Archiving: 100 of 486/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument()
  },
}

/** [ADM-9] Arrows on a separator change its column's width; so does a drag. All widths are fixed from then on. */
export const Widths: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const head = canvas.getByRole('columnheader', { name: /^SKU/ })
    const before = head.getBoundingClientRect().width
    const separator = canvas.getByRole('separator', { name: 'Width of SKU' })
    separator.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeCloseTo(before + 16, -1))
    await expect(args.onLayoutChange).toHaveBeenCalledOnce()

    const { right, top } = head.getBoundingClientRect()
    const at = { pointerId: 1, clientY: top + 4 }
    separator.setPointerCapture = fn()
    await fireEvent.pointerDown(separator, { ...at, clientX: right })
    await fireEvent.pointerMove(separator, { ...at, clientX: right + 30 })
    await fireEvent.pointerUp(separator, { ...at, clientX: right + 40 })
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeCloseTo(before + 56, -1))
  },
}

/** [ADM-9] A pinned column stays while the others scroll. */
export const Pinned: Story = {
  args: { layout: { pinned: ['sku'] } },
  globals: { viewport: { value: 'tablet768' } },
  decorators: [
    Story => (
      <div style={{ inlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const scroller = within(canvasElement).getByRole('region', { name: 'Inventory' })
    const cell = rowOf(canvasElement, /KOM-BLU/).querySelector('[data-pin="1"]')
    const start = cell?.getBoundingClientRect().left ?? 0
    scroller.scrollLeft = 120
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(0))
    await expect(cell?.getBoundingClientRect().left).toBeLessThanOrEqual(start)
    await expect(cell?.getBoundingClientRect().left).toBeGreaterThan(start - 30)
  },
}

/** [ADM-9] A figure is changed in its cell: what is wrong is said there, Enter saves, Escape leaves it. */
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    saveStock.mockResolvedValue({ status: 'saved' })
    const button = () => canvas.getByRole('button', { name: /^Edit Stock of Komal, Blue/ })
    const field = () => canvas.getByRole('textbox', { name: 'Stock of Komal, Blue' })
    await userEvent.click(button())
    await userEvent.keyboard('many{Enter}')
    await expect(canvas.getByText('Enter a whole number')).toBeVisible()
    await expect(field()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(field())
    await userEvent.type(field(), '20000{Enter}')
    await expect(canvas.getByText('Enter 10,000 or less')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(button()).toHaveFocus()
    await expect(saveStock).not.toHaveBeenCalled()
    await userEvent.click(button())
    await userEvent.keyboard('40{Enter}')
    await waitFor(() => expect(button()).toHaveFocus())
    await expect(saveStock).toHaveBeenCalledWith(variants[0], 40, { overwrite: false })
  },
}

/** [ADM-9] While a figure is saved, keys of the whole page work, and who has gone elsewhere meanwhile stays there. */
export const WorkWhileSaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    let answer = (_outcome: CellEditOutcome) => {}
    saveStock.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
    const button = () => canvas.getByRole('button', { name: /^Edit Stock of Komal, Blue/ })
    const pageKeys: string[] = []
    const onKey = ({ key, ctrlKey }: KeyboardEvent) => pageKeys.push(ctrlKey ? `Control+${key}` : key)
    window.addEventListener('keydown', onKey)
    await userEvent.click(button())
    await userEvent.keyboard('4j{Control>}k{/Control}')
    window.removeEventListener('keydown', onKey)
    await expect(pageKeys).toContain('Control+k')
    await expect(canvas.getByRole('textbox', { name: 'Stock of Komal, Blue' })).toHaveFocus()
    await userEvent.keyboard('{Backspace}{Enter}')
    const elsewhere = canvas.getByRole('button', { name: /^Edit Stock of Tivra, Silver/ })
    elsewhere.focus()
    answer({ status: 'saved' })
    await waitFor(() => expect(button()).toBeVisible())
    await expect(elsewhere).toHaveFocus()
  },
}

/** [ADM-9] Somebody else was quicker: both figures are there to choose from. */
export const EditedByTwo: Story = {
  parameters: { visual: { disable: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    saveStock.mockResolvedValueOnce({ status: 'conflict', theirs: 9 })
    saveStock.mockResolvedValueOnce({ status: 'conflict', theirs: 9 })
    const button = () => canvas.getByRole('button', { name: /^Edit Stock of Tivra, Silver/ })
    await userEvent.click(button())
    await userEvent.keyboard('30{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs' }))
    await userEvent.click(button())
    await userEvent.keyboard('30{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Changed by somebody else to 9')
  },
}

/** [ADM-9] */
export const KeepingMine: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    saveStock.mockResolvedValueOnce({ status: 'conflict', theirs: 9 })
    saveStock.mockResolvedValueOnce({ status: 'saved' })
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Stock of Tivra, Silver/ }))
    await userEvent.keyboard('30{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(saveStock).toHaveBeenLastCalledWith(variants[2], 30, { overwrite: true }))
  },
}

/** [ADM-9] */
export const RowActions: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions for Tivra, Gold' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Restock' }))
    await expect(onPack).toHaveBeenCalledOnce()
  },
}

/** [ADM-9] */
export const Copying: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const writeText = fn<(text: string) => Promise<void>>(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy TIV-GLD' }))
    await expect(writeText).toHaveBeenCalledWith('TIV-GLD')
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Copied TIV-GLD' })).toBeVisible(),
    )
    rowOf(canvasElement, /BIN-WHT/).focus()
    await userEvent.keyboard('c')
    await expect(writeText).toHaveBeenLastCalledWith('BIN-WHT')
  },
}

/** [ADM-9] Without a connection the rows stay, and say that they may be old. */
export const Offline: Story = {
  args: { offline: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^You are offline/)).toBeVisible()
    await expect(rowOf(canvasElement, /KOM-BLU/)).toBeVisible()
  },
}

const thousands: Variant[] = Array.from({ length: 10_000 }, (_, index) => ({
  ...variants[index % variants.length]!,
  sku: `SKU-${String(index + 1).padStart(5, '0')}`,
}))

/** [ADM-9] Of ten thousand rows only those in view are in the page; keys and the scroll bar reach them all. */
export const TenThousandRows: Story = {
  args: { records: thousands },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = canvas.getByRole('table', { name: 'Inventory' })
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    await waitFor(() => expect(canvas.getByText('SKU-00001')).toBeVisible())
    await expect(within(table).getAllByRole('row').length).toBeLessThan(100)
    rowOf(canvasElement, /SKU-00001/).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(rowOf(canvasElement, /SKU-10000/)).toHaveFocus())
    await expect(rowOf(canvasElement, /SKU-10000/)).toHaveAttribute('aria-rowindex', '10001')
    const scroller = canvas.getByRole('region', { name: 'Inventory' })
    scroller.scrollTop = scroller.scrollHeight / 2
    await waitFor(() => expect(canvas.getByText('SKU-05000')).toBeInTheDocument())
    await expect(within(table).getAllByRole('row').length).toBeLessThan(100)
  },
}

/** [ADM-9] */
export const TenThousandOnAPhone: Story = {
  args: { records: thousands },
  globals: { viewport: { value: 'mobile390' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('SKU-00001')).toBeVisible())
    rowOf(canvasElement, /SKU-00001/).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(rowOf(canvasElement, /SKU-10000/)).toHaveFocus())
  },
}

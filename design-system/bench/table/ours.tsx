import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DataTable, type DataTableColumn, type DataTableSort } from '../../src/components/DataTable/index.ts'
import { GlobalStyle } from '../../src/foundations/GlobalStyle.tsx'
import { benchRows, type BenchRow } from './rows.ts'

/** The table as the administration has it: choice of rows, actions, a value to copy and one to edit in its place. */
const columns: DataTableColumn<BenchRow>[] = [
  {
    id: 'sku',
    header: 'SKU',
    cell: ({ sku }) => sku,
    copyText: ({ sku }) => sku,
    strong: true,
    required: true,
    stack: 'title',
  },
  { id: 'name', header: 'Product', cell: ({ name }) => name },
  { id: 'colour', header: 'Colour', cell: ({ colour }) => colour },
  {
    id: 'stock',
    header: 'Stock',
    numeric: true,
    sortable: true,
    cell: ({ stock }) => stock,
    edit: {
      kind: 'integer',
      value: ({ stock }) => stock,
      max: 100_000,
      save: () => Promise.resolve({ status: 'saved' as const }),
    },
  },
  { id: 'price', header: 'Price', numeric: true, cell: ({ price }) => price },
]

function Ours() {
  const [sort, setSort] = useState<DataTableSort>()
  const [selection, setSelection] = useState<readonly string[]>([])
  // A server sorts; here the page stands in for it, as TanStack's own row model does beside it.
  const records = useMemo(
    () =>
      sort
        ? benchRows.toSorted((a, b) =>
            sort.direction === 'ascending' ? a.stock - b.stock : b.stock - a.stock,
          )
        : benchRows,
    [sort],
  )
  return (
    <>
      <GlobalStyle />
      <DataTable
        caption="Stock"
        columns={columns}
        records={records}
        recordId={({ sku }) => sku}
        recordLabel={({ sku }) => sku}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        rowActions={() => [[{ label: 'Restock', onSelect: () => undefined }]]}
      />
    </>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('ours.html has no #root')
createRoot(root).render(<Ours />)

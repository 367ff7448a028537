import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { benchRows, type BenchRow } from './rows.ts'

/**
 * The least that TanStack Table and Virtual make of the same rows: a sorted row model and rows in view, without styles,
 * choice, actions, keys or names for assistive technology.
 */
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

const columns: ColumnDef<typeof features, BenchRow>[] = (
  ['sku', 'name', 'colour', 'stock', 'price'] as const
).map(id => ({ id, header: id, accessorFn: (row: BenchRow) => row[id] }))

const rowHeightPx = 48
const data = [...benchRows]

function Plain() {
  const scroller = useRef<HTMLDivElement>(null)
  const table = useTable({ features, columns, data, getRowId: row => row.sku })
  const { rows } = table.getRowModel()
  // oxlint-disable-next-line react/incompatible-library -- its functions answer anew after each scroll, so nothing here may be remembered
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    overscan: 5,
  })
  return (
    <div ref={scroller} style={{ height: '80vh', overflow: 'auto' }} role="region">
      <div style={{ height: virtualizer.getTotalSize() }}>
        <table style={{ width: '100%' }}>
          <thead>
            {table.getHeaderGroups().map(group => (
              <tr key={group.id}>
                {group.headers.map(header => (
                  <th key={header.id}>
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      {header.column.id}
                    </button>
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {virtualizer.getVirtualItems().map((item, index) => {
              const row = rows[item.index]
              return (
                row && (
                  <tr
                    key={row.id}
                    style={{
                      height: item.size,
                      transform: `translateY(${item.start - index * item.size}px)`,
                    }}
                  >
                    {row.getAllCells().map(cell => (
                      <td key={cell.id}>{String(cell.getValue())}</td>
                    ))}
                  </tr>
                )
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('tanstack.html has no #root')
createRoot(root).render(<Plain />)

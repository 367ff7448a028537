import type { ReactNode } from 'react'
import { BulkBar, BulkButton, BulkCount, ClearButton, ProgressBar } from './DataTable.styles.ts'
import { formatCount } from '../../foundations/figure.ts'

/** The choice of what matches on all pages. */
export interface SelectAllMatching {
  /** How many match, on all pages. */
  total: number
  /** What they are: "orders". */
  things: string
  /** All that match are chosen, on whichever page. */
  active: boolean
  onChange: (active: boolean) => void
}

/** How far something with all chosen records has come. */
export interface BulkProgress {
  /** "Marking packed" */
  label: string
  done: number
  total: number
}

export interface SelectionBarProps {
  count: number
  isWholePage: boolean
  selectAll: SelectAllMatching | undefined
  progress: BulkProgress | undefined
  onClear: () => void
  children: ReactNode
}

/** How many rows are chosen, and what can be done with them. */
export function SelectionBar({
  count,
  isWholePage,
  selectAll,
  progress,
  onClear,
  children,
}: SelectionBarProps) {
  const offersAll = selectAll && !selectAll.active && isWholePage && selectAll.total > count
  return (
    <BulkBar role="region" aria-label="Selected rows" data-ground="night">
      <BulkCount role="status">
        {selectAll?.active
          ? `All ${formatCount(count)} ${selectAll.things} selected`
          : `${formatCount(count)} selected`}
      </BulkCount>
      {offersAll && (
        <BulkButton type="button" onClick={() => selectAll.onChange(true)}>
          Select all {formatCount(selectAll.total)} that match
        </BulkButton>
      )}
      {progress ? (
        <span role="status">
          {progress.label}: {formatCount(progress.done)} of {formatCount(progress.total)}{' '}
          <ProgressBar aria-label={progress.label} value={progress.done} max={progress.total} />
        </span>
      ) : (
        children
      )}
      <ClearButton type="button" onClick={onClear}>
        Clear
      </ClearButton>
    </BulkBar>
  )
}

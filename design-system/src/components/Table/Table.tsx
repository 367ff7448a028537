import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import { ChevronDown, ChevronUp, ChevronsUpDown } from 'lucide-react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  BodyCell,
  Head,
  HeadCell,
  HeadLine,
  Line,
  Root,
  Scroller,
  SortButton,
  SortIcon,
} from './Table.styles.ts'

// The roles repeat what the elements mean already: Safari forgets it for rows that are laid out as a grid,
// which is what stacking below 768 px does.

export interface TableProps extends ComponentPropsWithRef<'table'> {
  /** Names the table for screen readers. */
  caption: string
  /** Below 768 px each row becomes a block; see `stack` of the cells. */
  stacked?: boolean
  /** Rows of 32 px in place of 40. */
  density?: 'comfortable' | 'compact'
  /** No higher than the window: rows scroll below the header, which stays in view. `rows` does so when stacked too. */
  bounded?: boolean | 'rows'
  /** Columns are as wide as their `<col>`s say; what does not fit is cut. */
  fixed?: boolean
  /** The element that scrolls. */
  scrollerRef?: Ref<HTMLDivElement>
}

/** Figures in rows. Scrolls sideways where it must; its header stays in view. */
export function Table({
  caption,
  stacked = false,
  density = 'comfortable',
  bounded = false,
  fixed = false,
  scrollerRef,
  children,
  ...rest
}: TableProps) {
  return (
    <Scroller
      tabIndex={0}
      role="region"
      aria-label={caption}
      data-bounded={bounded || undefined}
      ref={scrollerRef}
    >
      <Root
        role="table"
        data-stacked={stacked || undefined}
        data-density={density}
        data-fixed={fixed || undefined}
        {...rest}
      >
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {children}
      </Root>
    </Scroller>
  )
}

/** Holds one row of `TableHeader`. */
export function TableHead({ children, ...rest }: ComponentPropsWithRef<'thead'>) {
  return (
    <Head {...rest}>
      <HeadLine role="row">{children}</HeadLine>
    </Head>
  )
}

/** Holds the `TableRow`s. */
export function TableBody(props: ComponentPropsWithRef<'tbody'>) {
  return <tbody {...props} />
}

export interface TableRowProps extends ComponentPropsWithRef<'tr'> {
  /** Chosen by its checkbox: page tint and accent edge. */
  selected?: boolean | undefined
}

/** A row of `TableCell`s. */
export function TableRow({ selected, ...rest }: TableRowProps) {
  return <Line role="row" data-selected={selected || undefined} {...rest} />
}

export type SortDirection = 'ascending' | 'descending'

export interface TableHeaderProps extends ComponentPropsWithRef<'th'> {
  /** Figures stand right. */
  numeric?: boolean | undefined
  /** How the rows are sorted by this column now; `none` when they could be. Without it there is no button. */
  sorted?: SortDirection | 'none' | undefined
  onSort?: (() => void) | undefined
  /** Beside the title and its button: what changes the column's width. */
  end?: ReactNode
}

const sortIcons = { ascending: ChevronUp, descending: ChevronDown, none: ChevronsUpDown }

/** Head of a column. */
export function TableHeader({ numeric = false, sorted, onSort, end, children, ...rest }: TableHeaderProps) {
  return (
    <HeadCell
      scope="col"
      role="columnheader"
      data-numeric={numeric || undefined}
      aria-sort={sorted === undefined || sorted === 'none' ? undefined : sorted}
      {...rest}
    >
      {sorted ? (
        <SortButton type="button" onClick={onSort} data-sorted={sorted}>
          {children}
          <SortIcon icon={sortIcons[sorted]} size={16} />
        </SortButton>
      ) : (
        children
      )}
      {end}
    </HeadCell>
  )
}

/** Where a cell goes when rows stack: the block's title, its right end, a line of its own, or nowhere. */
export type CellStack = 'title' | 'end' | 'line' | 'leading' | 'trailing' | 'hidden'

export interface TableCellProps extends ComponentPropsWithRef<'td'> {
  numeric?: boolean | undefined
  /** Ink and weight: what one looks the row up by. */
  strong?: boolean | undefined
  stack?: CellStack | undefined
  /** Stands before the value when rows stack as lines. */
  stackLabel?: ReactNode
}

/** A cell. `stack` says where it goes when rows stack, below 768 px. */
export function TableCell({
  numeric = false,
  strong = false,
  stack = 'line',
  stackLabel,
  children,
  ...rest
}: TableCellProps) {
  return (
    <BodyCell
      role="cell"
      data-numeric={numeric || undefined}
      data-strong={strong || undefined}
      data-stack={stack}
      {...rest}
    >
      {stackLabel && <span data-stack-label>{stackLabel}</span>}
      {children}
    </BodyCell>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ActivePlace, Bar, Filters, Listing, PagerPlace, Root, SortPlace } from './ListingLayout.styles.ts'

export interface ListingLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The FilterPanel; on a phone it is in a drawer, and without scripts below the products. */
  filters: ReactNode
  activeFilters?: ReactNode
  sort?: ReactNode
  /** The ProductSheet, or what stands in its place. */
  children: ReactNode
  /** Below the sheet: how many are shown, and the way to more. */
  pager?: ReactNode
}

/** A shop listing: filters beside a ruled sheet of products (SHOP-1). */
export function ListingLayout({
  filters,
  activeFilters,
  sort,
  children,
  pager,
  ...rest
}: ListingLayoutProps) {
  return (
    <Root {...rest}>
      {/* Before what it narrows, as it stands at its left: Tab goes the way that the eye goes. */}
      <Filters id="filters">{filters}</Filters>
      <Listing>
        <Bar>
          <SortPlace>{sort}</SortPlace>
          <ActivePlace>{activeFilters}</ActivePlace>
        </Bar>
        {children}
        {pager && <PagerPlace>{pager}</PagerPlace>}
      </Listing>
    </Root>
  )
}

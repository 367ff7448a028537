import { Button } from '@shruti/design-system/Button'
import { Drawer } from '@shruti/design-system/Drawer'
import type { Category } from '@shruti/server/contract'
import type { Listing } from '../../queries/listing.ts'
import { ShopFilters } from './ShopFilters.tsx'

interface FilterDrawerProps {
  listing: Listing
  categories: readonly Category[]
  /** Products that the filters leave. */
  total: number
  isOpen: boolean
  onClose: () => void
}

/** The facets on a phone: each choice counts at once, behind the drawer. */
export default function FilterDrawer({ listing, categories, total, isOpen, onClose }: FilterDrawerProps) {
  return (
    <Drawer
      open={isOpen}
      onOpenChange={open => !open && onClose()}
      side="right"
      title="Filter"
      footer={
        <Button wide onClick={onClose}>
          Show {total} {total === 1 ? 'product' : 'products'}
        </Button>
      }
    >
      <ShopFilters listing={listing} categories={categories} />
    </Drawer>
  )
}

import { Button } from '@shruti/design-system/Button'
import { Drawer } from '@shruti/design-system/Drawer'
import type { Category } from '@shruti/server/contract'
import type { Listing } from '../../queries/listing.ts'
import { ShopFilters } from './ShopFilters.tsx'
import { t } from '../../language/t.ts'

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
      title={t('Filter')}
      footer={
        <Button wide onClick={onClose}>
          {t('Show {count, plural, one {# product} other {# products}}', { count: total })}
        </Button>
      }
    >
      <ShopFilters listing={listing} categories={categories} />
    </Drawer>
  )
}

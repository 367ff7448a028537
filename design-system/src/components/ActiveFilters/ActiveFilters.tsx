import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Chip } from '../Chip/Chip.tsx'
import { Link } from '../Link/Link.tsx'
import { Root } from './ActiveFilters.styles.ts'
import { t } from '../../texts/t.ts'

export interface ActiveFiltersProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Each with the address of the listing without it. */
  filters: readonly { label: string; removeHref: string }[]
  /** The listing without any filter. */
  clearHref: string
  LinkComponent?: LinkComponent
}

/** What narrows the listing, each a link that takes it away (SHOP-1). Nothing shows while nothing narrows it. */
export function ActiveFilters({ filters, clearHref, LinkComponent = 'a', ...rest }: ActiveFiltersProps) {
  if (filters.length === 0) return null
  return (
    <Root aria-label={t('Active filters')} {...rest}>
      {filters.map(({ label, removeHref }) => (
        <li key={label}>
          <Chip removable href={removeHref} LinkComponent={LinkComponent}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Link href={clearHref} LinkComponent={LinkComponent}>
          {t('Clear all')}
        </Link>
      </li>
    </Root>
  )
}

import { SlidersHorizontal } from 'lucide-react'
import type { ComponentPropsWithRef, FormEvent } from 'react'
import { withNewNames } from '../../deprecations/with-new-names.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { FilterLink, Form, Root, SortSelect, WithoutScripts } from './SortBar.styles.ts'
import { t } from '../../texts/t.ts'

export interface SortBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The listing's address: without scripts the form asks it by GET. */
  action: string
  options: readonly { value: string; label: string }[]
  /** The option that is chosen now. */
  value: string
  /** Parameters that sorting keeps: the filters. */
  kept?: Readonly<Record<string, string>>
  /** Takes the form’s place once scripts run. */
  onSortChange?: (value: string) => void
  /** @deprecated Since 0.2.0: use `onSortChange`. Gone in 1.0.0. */
  onSort?: (value: string) => void
  /** How many filters are on; said on the phone's filter button. */
  filterCount?: number
  /** Below 768 px, opens the filters; without scripts its link jumps to `#filters`. */
  onFiltersOpen?: () => void
}

/** Order of a listing and, on a phone, the way to its filters; there it stays in view (SHOP-1). */
export function SortBar(props: SortBarProps) {
  const {
    action,
    options,
    value,
    kept = {},
    onSortChange,
    filterCount = 0,
    onFiltersOpen,
    ...rest
  } = withNewNames('SortBar', props)
  function submit(event: FormEvent) {
    if (onSortChange) event.preventDefault()
  }
  return (
    <Root {...rest}>
      <FilterLink
        href="#filters"
        onClick={event => {
          if (!onFiltersOpen) return
          event.preventDefault()
          onFiltersOpen()
        }}
      >
        <Icon icon={SlidersHorizontal} />
        {t('Filter')}
        {filterCount > 0 && ` (${filterCount})`}
      </FilterLink>
      <Form method="get" action={action} onSubmit={submit}>
        {Object.entries(kept).map(([name, keptValue]) => (
          <input key={name} type="hidden" name={name} value={keptValue} />
        ))}
        <SortSelect
          label={t('Sort by')}
          hideLabel
          name="sort"
          value={value}
          onChange={event => onSortChange?.(event.currentTarget.value)}
        >
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SortSelect>
        <WithoutScripts>
          <Button type="submit" variant="quiet">
            {t('Sort')}
          </Button>
        </WithoutScripts>
      </Form>
    </Root>
  )
}

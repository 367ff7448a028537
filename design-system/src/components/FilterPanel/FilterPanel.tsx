import { useRef, type ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Actions, Group, InStock, Root } from './FilterPanel.styles.ts'

export interface FilterOption {
  /** An empty value means "any". */
  value: string
  label: string
  /** Products it would leave. */
  count?: number
}

export interface FilterGroup {
  /** Name of the query parameter. */
  name: string
  label: string
  options: readonly FilterOption[]
  /** The chosen option; empty for "any". */
  value: string
}

export interface FilterPanelProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onChange'> {
  /** The listing's address: without scripts the form asks it by GET. */
  action: string
  groups: readonly FilterGroup[]
  /** Only what can be bought now. */
  inStock: boolean
  /** Parameters that the filters keep, such as search and sort. */
  kept?: Readonly<Record<string, string>>
  /** Takes the form's place once scripts run; what is "any" is left out. */
  onFilter?: (parameters: URLSearchParams) => void
}

/** Narrows a listing; every choice is in the URL (SHOP-1). */
export function FilterPanel({ action, groups, inStock, kept = {}, onFilter, ...rest }: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null)

  function report() {
    if (!form.current || !onFilter) return
    const parameters = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value !== '') parameters.set(name, value)
    }
    onFilter(parameters)
  }

  return (
    <Root
      ref={form}
      aria-label="Filters"
      method="get"
      action={action}
      onChange={report}
      onSubmit={event => {
        if (onFilter) event.preventDefault()
      }}
      {...rest}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {groups.map(group => (
        <Group
          key={group.name}
          label={group.label}
          name={group.name}
          value={group.value}
          options={group.options.map(({ value, label, count }) => ({ value, label, aside: count }))}
        />
      ))}
      <InStock
        label="In stock only"
        name="inStock"
        value="true"
        checked={inStock}
        onChange={() => undefined}
      />
      <Actions>
        <Button type="submit" wide>
          Show products
        </Button>
      </Actions>
    </Root>
  )
}

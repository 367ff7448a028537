import { useRef, type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Legend } from '../RadioGroup/RadioGroup.styles.ts'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Actions, Apply, Choices, Group, InStock, Range, Root } from './FilterPanel.styles.ts'
import { t } from '../../texts/t.ts'

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
  /** Whether any number of options may be chosen; else one. */
  several?: boolean
  /** The chosen options; of a group of one, the empty value is "any". */
  values: readonly string[]
  /** Offers a free range of whole rupees in the parameters `from` and `to`, in place of an option. */
  range?: { from?: number | undefined; to?: number | undefined }
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

  /** @param chosen the name of what was just changed: an option takes the place of a range, and a range that of an option */
  function report(chosen?: string) {
    if (!form.current || !onFilter) return
    const parameters = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value !== '') parameters.append(name, value)
    }
    const ranged = groups.find(({ range }) => range !== undefined)
    const isRange = parameters.has('from') || parameters.has('to')
    if (ranged && chosen === ranged.name) for (const name of ['from', 'to']) parameters.delete(name)
    else if (ranged && isRange) parameters.delete(ranged.name)
    onFilter(parameters)
  }

  function change({ target }: ChangeEvent<HTMLFormElement>) {
    // A price is reported when it has been written, not at each of its digits.
    const field: unknown = target
    if (field instanceof HTMLInputElement && field.type !== 'text') report(field.name)
  }

  return (
    <Root
      ref={form}
      aria-label={t('Filters')}
      method="get"
      action={action}
      onChange={change}
      onSubmit={event => {
        if (!onFilter) return
        event.preventDefault()
        report()
      }}
      {...rest}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {groups
        .filter(({ options, range }) => options.length > 0 || range)
        .map(group => (
          <Group key={group.name}>
            {group.several ? <Several group={group} /> : <One group={group} />}
            {group.range && <PriceRange label={group.label} {...group.range} />}
          </Group>
        ))}
      <InStock
        label={t('In stock only')}
        name="inStock"
        value="true"
        checked={inStock}
        onChange={() => undefined}
      />
      <Actions>
        <Button type="submit" wide>
          {t('Show products')}
        </Button>
      </Actions>
    </Root>
  )
}

function One({ group: { label, name, values, options } }: { group: FilterGroup }) {
  return (
    <RadioGroup
      label={label}
      name={name}
      value={values[0] ?? 'none'}
      options={options.map(option => ({ ...option, aside: option.count }))}
    />
  )
}

function Several({ group: { label, name, values, options } }: { group: FilterGroup }) {
  return (
    <fieldset>
      <Legend>{label}</Legend>
      <Choices>
        {options.map(option => (
          <Checkbox
            key={option.value}
            label={option.label}
            aside={option.count}
            name={name}
            value={option.value}
            checked={values.includes(option.value)}
            onChange={() => undefined}
          />
        ))}
      </Choices>
    </fieldset>
  )
}

/** The fields begin anew when the address has another range. */
function PriceRange({
  label,
  from,
  to,
}: {
  label: string
  from?: number | undefined
  to?: number | undefined
}) {
  return (
    <Range key={`${from} ${to}`} role="group" aria-label={t('{label}, from and to', { label })}>
      <TextField dense label={t('From')} prefix="₹" name="from" inputMode="numeric" defaultValue={from} />
      <TextField dense label={t('To')} prefix="₹" name="to" inputMode="numeric" defaultValue={to} />
      <Apply>
        <Button type="submit" variant="secondary" size="small" wide>
          {t('Apply')}
        </Button>
      </Apply>
    </Range>
  )
}

import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Cluster } from '../Cluster/Cluster.tsx'
import { readTyped, typedValue } from '../DataTable/cell-edit.ts'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { PanelForm, PanelList } from './DataTableToolbar.styles.ts'
import {
  clearedFilter,
  filterWords,
  type AmountsFilter,
  type ChoiceFilter,
  type DatesFilter,
  type TableFilter,
  type TextFilter,
} from './table-filter.ts'
import { ToolbarPopover } from './ToolbarPopover.tsx'

interface FilterProps<Filter extends TableFilter = TableFilter> {
  filter: Filter
  onChange: (filter: TableFilter) => void
  close: () => void
}

/** A filter's button, and under it what it can be set to. */
export function FilterMenu({ filter, onChange }: Omit<FilterProps, 'close'>) {
  const isSet = filterWords(filter) !== undefined
  return (
    <ToolbarPopover
      trigger={filter.label}
      label={isSet ? `${filter.label}: ${filterWords(filter)}` : filter.label}
      isSet={isSet}
    >
      {close => <FilterBody filter={filter} onChange={onChange} close={close} />}
    </ToolbarPopover>
  )
}

function FilterBody({ filter, ...rest }: FilterProps) {
  switch (filter.kind) {
    case 'choice':
      return filter.many ? <ManyBody filter={filter} {...rest} /> : <OneBody filter={filter} {...rest} />
    case 'dates':
      return <DatesBody filter={filter} {...rest} />
    case 'amounts':
      return <AmountsBody filter={filter} {...rest} />
    case 'text':
      return <TextBody filter={filter} {...rest} />
  }
}

function ManyBody({ filter, onChange }: FilterProps<ChoiceFilter>) {
  return (
    <PanelList aria-label={filter.label}>
      {filter.options.map(({ value, label }) => (
        <li key={value}>
          <Checkbox
            label={label}
            checked={filter.value.includes(value)}
            onChange={event => {
              const others = filter.value.filter(chosen => chosen !== value)
              onChange({ ...filter, value: event.currentTarget.checked ? [...others, value] : others })
            }}
          />
        </li>
      ))}
    </PanelList>
  )
}

/** No option has this value: the choice of none. */
const any = ''

function OneBody({ filter, onChange }: FilterProps<ChoiceFilter>) {
  return (
    <RadioGroup
      label={filter.label}
      hideLabel
      options={[{ value: any, label: 'Any' }, ...filter.options]}
      value={filter.value[0] ?? any}
      onValueChange={value => onChange({ ...filter, value: value === any ? [] : [value] })}
    />
  )
}

/** Fields that count when "Apply" is pressed. */
function AppliedForm({
  filter,
  onChange,
  close,
  onApply,
  children,
}: FilterProps & { onApply: () => TableFilter | undefined; children: ReactNode }) {
  function submit(event: FormEvent) {
    event.preventDefault()
    const next = onApply()
    if (!next) return
    onChange(next)
    close()
  }
  return (
    <PanelForm noValidate onSubmit={submit}>
      {children}
      <Cluster gap={2}>
        <Button type="submit" size="small">
          Apply
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            onChange(clearedFilter(filter))
            close()
          }}
        >
          Clear
        </Button>
      </Cluster>
    </PanelForm>
  )
}

function DatesBody({ filter, ...rest }: FilterProps<DatesFilter>) {
  const [from, setFrom] = useState(filter.value.from ?? '')
  const [to, setTo] = useState(filter.value.to ?? '')
  const [error, setError] = useState<string>()
  function apply(): TableFilter | undefined {
    const isBackwards = from !== '' && to !== '' && from > to
    setError(isBackwards ? 'Choose a day that is not before the first' : undefined)
    if (isBackwards) return undefined
    return { ...filter, value: { ...(from !== '' && { from }), ...(to !== '' && { to }) } }
  }
  return (
    <AppliedForm filter={filter} onApply={apply} {...rest}>
      <TextField
        label="From"
        type="date"
        dense
        value={from}
        onChange={event => setFrom(event.currentTarget.value)}
      />
      <TextField
        label="To"
        type="date"
        dense
        value={to}
        error={error}
        onChange={event => setTo(event.currentTarget.value)}
      />
    </AppliedForm>
  )
}

function AmountsBody({ filter, ...rest }: FilterProps<AmountsFilter>) {
  const typed = (bound: number | undefined) => (bound === undefined ? '' : typedValue('amount', bound))
  const [from, setFrom] = useState(() => typed(filter.value.from))
  const [to, setTo] = useState(() => typed(filter.value.to))
  const [errors, setErrors] = useState<{ from?: string | undefined; to?: string | undefined }>({})
  function apply(): TableFilter | undefined {
    const read = (text: string) =>
      text.trim() === '' ? { value: undefined } : readTyped({ kind: 'amount' }, text)
    const [low, high] = [read(from), read(to)]
    const problems = {
      from: 'error' in low ? low.error : undefined,
      to: 'error' in high ? high.error : undefined,
    }
    if ('error' in low || 'error' in high) {
      setErrors(problems)
      return undefined
    }
    if (low.value !== undefined && high.value !== undefined && low.value > high.value) {
      setErrors({ to: 'Enter an amount that is not below the first' })
      return undefined
    }
    return { ...filter, value: { from: low.value, to: high.value } }
  }
  return (
    <AppliedForm filter={filter} onApply={apply} {...rest}>
      <TextField
        label="From"
        prefix="₹"
        inputMode="decimal"
        dense
        value={from}
        error={errors.from}
        onChange={event => setFrom(event.currentTarget.value)}
      />
      <TextField
        label="To"
        prefix="₹"
        inputMode="decimal"
        dense
        value={to}
        error={errors.to}
        onChange={event => setTo(event.currentTarget.value)}
      />
    </AppliedForm>
  )
}

function TextBody({ filter, ...rest }: FilterProps<TextFilter>) {
  const [text, setText] = useState(filter.value)
  return (
    <AppliedForm filter={filter} onApply={() => ({ ...filter, value: text.trim() })} {...rest}>
      <TextField
        label={filter.label}
        dense
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
    </AppliedForm>
  )
}

import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { Search } from 'lucide-react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Icon, type IconProps } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Detail, Group, GroupLabel, List, Message, Option } from './CommandPalette.styles.ts'
import { formatCount } from '../../foundations/figure.ts'

/** A place to go, or something to do. */
export type Command = {
  /** Its own among all groups. */
  id: string
  label: string
  /** What tells it from others of its name: a customer's city, an order's state. */
  detail?: string
  icon?: IconProps['icon']
} & ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void })

export interface CommandGroup {
  /** "Orders", "Actions" */
  label: string
  commands: readonly Command[]
}

/** The words of a CommandPalette. */
export interface CommandPaletteWords {
  title: string
  label: string
  placeholder: string
  loading: string
  nothing: string
}

const englishWords: CommandPaletteWords = {
  title: 'Find or do',
  label: 'Find or do',
  placeholder: 'Order, product, customer, page or action',
  loading: 'Searching…',
  nothing: 'Nothing found',
}

export interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What was typed. */
  query: string
  /** Something was typed: find what it means, and pass it as groups. */
  onQueryChange: (query: string) => void
  /** What was found, the likeliest first; before anything is typed, what is done often. */
  groups: readonly CommandGroup[]
  /** Enter was pressed on a place: go there. A press on it follows its link. */
  onNavigate: (href: string) => void
  /** More is on its way; what has been found shows meanwhile. */
  loading?: boolean
  /** What could not be searched. */
  error?: string | undefined
  onRetry?: () => void
  LinkComponent?: LinkComponent
  words?: Partial<CommandPaletteWords>
}

/** The palette is opened to type in it. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/**
 * One field that finds everything of the administration and does what is done often, under Ctrl+K (ADM-9). The focus
 * stays in the field; arrows walk what was found, Enter goes there or does it, Escape closes.
 */
export function CommandPalette({
  open,
  onOpenChange,
  query,
  onQueryChange,
  groups,
  onNavigate,
  loading = false,
  error,
  onRetry,
  LinkComponent: Anchor = 'a',
  words,
}: CommandPaletteProps) {
  const { title, label, placeholder, loading: searching, nothing } = { ...englishWords, ...words }
  const listId = useId()
  const [active, setActive] = useState(0)
  const commands = groups.flatMap(group => group.commands)
  const current = commands[Math.min(active, commands.length - 1)]
  const optionId = (id: string) => `${listId}-${id}`

  const activeId = current && optionId(current.id)
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function choose(command: Command) {
    onOpenChange(false)
    if (command.href === undefined) command.onSelect()
    else onNavigate(command.href)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && commands.length > 0) {
      event.preventDefault()
      setActive((Math.min(active, commands.length - 1) + step + commands.length) % commands.length)
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      choose(current)
    }
  }

  const isEmpty = commands.length === 0 && !loading && error === undefined
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="medium">
      <TextField
        label={label}
        hideLabel
        role="combobox"
        aria-expanded={commands.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        ref={takeFocus}
        prefix={<Icon icon={Search} />}
        placeholder={placeholder}
        value={query}
        onChange={event => {
          setActive(0)
          onQueryChange(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
      />
      <List id={listId} role="listbox" aria-label={title}>
        {groups
          .filter(group => group.commands.length > 0)
          .map(group => (
            <Group key={group.label} role="group" aria-label={group.label}>
              <GroupLabel aria-hidden="true">{group.label}</GroupLabel>
              {group.commands.map(command => (
                <Option
                  key={command.id}
                  id={optionId(command.id)}
                  role="option"
                  aria-selected={command === current}
                  tabIndex={-1}
                  {...(command.href === undefined
                    ? { onClick: () => choose(command) }
                    : { as: Anchor, href: command.href, onClick: () => onOpenChange(false) })}
                >
                  {command.icon && <Icon icon={command.icon} />}
                  <span>{command.label}</span>
                  {command.detail !== undefined && <Detail>{command.detail}</Detail>}
                </Option>
              ))}
            </Group>
          ))}
      </List>
      {loading && (
        <Message>
          <Spinner label={searching} />
        </Message>
      )}
      {error !== undefined && (
        <Message>
          <ErrorState title={error} onRetry={onRetry} headingLevel="p" />
        </Message>
      )}
      {isEmpty && <Message>{nothing}</Message>}
      <VisuallyHidden role="status">
        {isEmpty ? nothing : loading ? searching : `${formatCount(commands.length)} results`}
      </VisuallyHidden>
    </Dialog>
  )
}

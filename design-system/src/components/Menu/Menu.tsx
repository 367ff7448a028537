import { ChevronDown } from 'lucide-react'
import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Panel, Root } from './Menu.styles.ts'

/** A place to go, or something to do. */
export type MenuItem =
  | { label: string; href: string; onSelect?: undefined }
  | { label: string; href?: undefined; onSelect: () => void }

export interface MenuProps extends Omit<ComponentPropsWithRef<'details'>, 'children' | 'open'> {
  /** What the trigger shows. An icon alone needs `triggerLabel`. */
  trigger: ReactNode
  /** Accessible name of a trigger that is an icon. */
  triggerLabel?: string
  /** Groups of items, parted by a hairline. */
  groups: readonly (readonly MenuItem[])[]
  /** Above the items, for instance the e-mail address that is signed in. */
  heading?: ReactNode
  /** Opens under a resting pointer too. */
  openOnHover?: boolean
  /** Edge that the panel shares with its trigger. */
  align?: 'start' | 'end'
  LinkComponent?: LinkComponent
}

/**
 * A list of links under a button: hover, press, touch or keyboard opens it; Escape, a press elsewhere, leaving
 * and choosing close it (NAV-3). It is a `details` element, so that it opens without scripts.
 */
export function Menu({
  trigger,
  triggerLabel,
  groups,
  heading,
  openOnHover = false,
  align = 'start',
  LinkComponent: Anchor = 'a',
  ...rest
}: MenuProps) {
  // A press right after the pointer opened it means "stay open", not "close".
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed')
  const root = useRef<HTMLDetailsElement>(null)
  const isOpen = state !== 'closed'
  const close = () => setState('closed')

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState('closed')
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  function toggle(event: MouseEvent) {
    event.preventDefault()
    setState(state === 'open' ? 'closed' : 'open')
  }
  function hover(event: PointerEvent, next: 'hovered' | 'closed') {
    if (openOnHover && event.pointerType === 'mouse' && state !== 'open') setState(next)
  }
  function escape(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    event.currentTarget.querySelector('summary')?.focus()
  }

  return (
    <Root
      {...rest}
      ref={root}
      open={isOpen}
      onPointerEnter={event => hover(event, 'hovered')}
      onPointerLeave={event => hover(event, 'closed')}
      onKeyDown={escape}
    >
      <summary aria-label={triggerLabel} aria-expanded={isOpen} onClick={toggle}>
        {trigger}
        {!triggerLabel && <Icon icon={ChevronDown} size={16} />}
      </summary>
      <Panel data-align={align}>
        {heading && <p>{heading}</p>}
        {groups.map((items, index) => (
          <ul key={index}>
            {items.map(item => (
              <li key={item.label}>
                {item.href === undefined ? (
                  <button
                    type="button"
                    onClick={() => {
                      close()
                      item.onSelect()
                    }}
                  >
                    {item.label}
                  </button>
                ) : (
                  <Anchor href={item.href} onClick={close}>
                    {item.label}
                  </Anchor>
                )}
              </li>
            ))}
          </ul>
        ))}
      </Panel>
    </Root>
  )
}

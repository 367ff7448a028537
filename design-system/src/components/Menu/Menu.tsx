import { ChevronDown } from 'lucide-react'
import {
  useCallback,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { composeHandlers, useComposedRef } from '../../foundations/compose.ts'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { useOutsideInteraction } from '../../foundations/use-outside-interaction.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Arrow, Group, ItemButton, ItemLink, Panel, PanelHeading, Root, Trigger } from './Menu.styles.ts'

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
  ref,
  onPointerEnter,
  onPointerLeave,
  onKeyDown,
  ...rest
}: MenuProps) {
  // A press right after the pointer opened it means "stay open", not "close".
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed')
  const [root, attach] = useComposedRef(ref)
  const isOpen = state !== 'closed'
  const close = useCallback(() => setState('closed'), [])
  useOutsideInteraction(root, isOpen, close)

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
      ref={attach}
      open={isOpen}
      onPointerEnter={composeHandlers(onPointerEnter, event => hover(event, 'hovered'))}
      onPointerLeave={composeHandlers(onPointerLeave, event => hover(event, 'closed'))}
      onKeyDown={composeHandlers(onKeyDown, escape)}
    >
      <Trigger aria-label={triggerLabel} aria-expanded={isOpen} onClick={toggle}>
        {trigger}
        {!triggerLabel && (
          <Arrow>
            <Icon icon={ChevronDown} size={16} />
          </Arrow>
        )}
      </Trigger>
      <Panel data-menu={isOpen ? 'open' : 'closed'} data-align={align}>
        {heading && <PanelHeading>{heading}</PanelHeading>}
        {groups.map((items, index) => (
          <Group key={index}>
            {items.map(item => (
              <li key={item.label}>
                {item.href === undefined ? (
                  <ItemButton
                    type="button"
                    onClick={() => {
                      close()
                      item.onSelect()
                    }}
                  >
                    {item.label}
                  </ItemButton>
                ) : (
                  <ItemLink as={Anchor} href={item.href} onClick={close}>
                    {item.label}
                  </ItemLink>
                )}
              </li>
            ))}
          </Group>
        ))}
      </Panel>
    </Root>
  )
}

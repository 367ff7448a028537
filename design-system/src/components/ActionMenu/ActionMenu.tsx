import * as Primitive from 'radix-ui/dropdown-menu'
import { Ellipsis } from 'lucide-react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Divider, Item, Panel, Trigger } from './ActionMenu.styles.ts'

/** Something to do, or a place to go. */
export type ActionMenuItem = {
  label: string
  /** It takes something away. */
  destructive?: boolean
  disabled?: boolean
} & ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void })

export interface ActionMenuProps {
  /** Names the button: "Actions for order SHR-24118". */
  label: string
  /** Groups of items, parted by a hairline. */
  groups: readonly (readonly ActionMenuItem[])[]
  LinkComponent?: LinkComponent
}

/**
 * What can be done with one thing, under three dots: the actions of a row. It floats over what scrolls, and is a menu
 * to screen readers: arrows walk it, letters find an item, Escape closes it.
 */
export function ActionMenu({ label, groups, LinkComponent: Anchor = 'a' }: ActionMenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>
        <Trigger type="button" aria-label={label}>
          <Icon icon={Ellipsis} />
        </Trigger>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content asChild align="end" sideOffset={4} collisionPadding={8} aria-label={label}>
          <Panel>
            {groups
              .filter(items => items.length > 0)
              .map((items, index) => (
                <Primitive.Group key={items.map(item => item.label).join()}>
                  {index > 0 && (
                    <Primitive.Separator asChild>
                      <Divider />
                    </Primitive.Separator>
                  )}
                  {items.map(item => (
                    <Primitive.Item
                      key={item.label}
                      asChild
                      {...(item.disabled && { disabled: true })}
                      {...(item.onSelect && { onSelect: item.onSelect })}
                    >
                      {item.href === undefined ? (
                        <Item data-destructive={item.destructive || undefined}>{item.label}</Item>
                      ) : (
                        <Item as={Anchor} href={item.href}>
                          {item.label}
                        </Item>
                      )}
                    </Primitive.Item>
                  ))}
                </Primitive.Group>
              ))}
          </Panel>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

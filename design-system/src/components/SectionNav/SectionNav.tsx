import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Entry, List } from './SectionNav.styles.ts'

export interface SectionNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the pages belong to: "Your account". It names the navigation for screen readers. */
  label: string
  /** The pages, in the order to list them. */
  links: readonly { label: string; href: string }[]
  /** Path of the page that is shown. */
  currentPath: string
  LinkComponent?: LinkComponent
}

/** The pages of one area: a column beside the content, and lines above it on a phone. */
export function SectionNav({
  label,
  links,
  currentPath,
  LinkComponent: Anchor = 'a',
  ...rest
}: SectionNavProps) {
  return (
    <nav aria-label={label} {...rest}>
      <List>
        {links.map(link => (
          <li key={link.href}>
            <Entry as={Anchor} href={link.href} aria-current={link.href === currentPath ? 'page' : undefined}>
              {link.label}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  )
}

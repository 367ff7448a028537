import type { ComponentPropsWithRef } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Item, List, PageLink } from './Breadcrumb.styles.ts'
import { t } from '../../texts/t.ts'

export interface BreadcrumbItem {
  label: string
  /** Left out for the page that one is on. */
  href?: string
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the home page to this one. */
  items: readonly BreadcrumbItem[]
  LinkComponent?: LinkComponent
}

/** Where this page lies in the shop. */
export function Breadcrumb({ items, LinkComponent = 'a', ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label={t('Breadcrumb')} {...rest}>
      <List>
        {items.map(item => (
          <Item key={item.label}>
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <PageLink as={LinkComponent} href={item.href}>
                {item.label}
              </PageLink>
            )}
          </Item>
        ))}
      </List>
    </nav>
  )
}

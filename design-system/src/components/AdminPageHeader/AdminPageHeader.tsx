import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Actions, Count, Header, Root, Tab, Tabs, Title } from './AdminPageHeader.styles.ts'
import { formatCount } from '../../foundations/figure.ts'

export interface AdminTab {
  label: string
  href: string
  /** How many are in this view, from 0; left out, no number shows. */
  count?: number
}

export interface AdminPageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> {
  /** The page’s `h1`. */
  title: ReactNode
  /** At the end: search, export, the administrator's picture. */
  actions?: ReactNode
  /** Views of the page by state; they are links, so that a view has an address. */
  tabs?: readonly AdminTab[]
  /** The `href` of the tab that shows. */
  currentTab?: string
  LinkComponent?: LinkComponent
}

/** The head of an admin page: its `h1`, what can be done there, and its views. */
export function AdminPageHeader({
  title,
  actions,
  tabs = [],
  currentTab,
  LinkComponent: Anchor = 'a',
  ...rest
}: AdminPageHeaderProps) {
  return (
    <Root {...rest}>
      <Header>
        <Title>{title}</Title>
        {actions && <Actions>{actions}</Actions>}
      </Header>
      {tabs.length > 0 && (
        <Tabs aria-label="Views">
          {tabs.map(({ label, href, count }) => (
            <Tab key={href} as={Anchor} href={href} aria-current={href === currentTab ? 'page' : undefined}>
              {label}
              {count !== undefined && <Count>{formatCount(count)}</Count>}
            </Tab>
          ))}
        </Tabs>
      )}
    </Root>
  )
}

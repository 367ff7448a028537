import { LogOut, Menu as MenuIcon, Search, Store } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Icon, type IconProps } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { Tooltip, TooltipGroup } from '../Tooltip/Tooltip.tsx'
import {
  End,
  Entries,
  Entry,
  EntryCount,
  EntryKeys,
  EntryLabel,
  iconsAlone,
  List,
  Main,
  Root,
  Side,
  SideLogo,
  TopBar,
  TopBarEnd,
} from './AdminShell.styles.ts'
import { formatCount } from '../../foundations/figure.ts'

export interface AdminLink {
  label: string
  href: string
  icon: IconProps['icon']
  /** What waits there, for instance orders to pack. */
  count?: number
}

export interface AdminNavProps {
  /** The pages of the administration, in the order to list them. */
  links: readonly AdminLink[]
  /** Path of the page that is shown. */
  currentPath: string
  /** Back to the shop. */
  shopHref: string
  onLogout: () => void
  /** Opens the palette that finds everything; without it there is no entry for it. */
  onFind?: (() => void) | undefined
  LinkComponent?: LinkComponent
}

export interface AdminShellProps extends AdminNavProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Below 768 px, opens a drawer that holds AdminNav. */
  onMenuOpen: () => void
  children: ReactNode
}

const findKeys = 'Ctrl K'

/** The words of an entry come beside its icon where the side holds icons alone. */
const besideIcons = { side: 'end', media: iconsAlone } as const

/** The administration's entries: the side's content, and the drawer's on a phone. */
export function AdminNav({
  links,
  currentPath,
  shopHref,
  onLogout,
  onFind,
  LinkComponent: Anchor = 'a',
}: AdminNavProps) {
  return (
    <TooltipGroup>
      <Entries aria-label="Admin">
        <List>
          {onFind && (
            <li>
              <Tooltip text="Find or do" keys={findKeys} {...besideIcons}>
                <Entry as="button" type="button" aria-keyshortcuts="Control+K" onClick={onFind}>
                  <Icon icon={Search} />
                  <EntryLabel>Find or do</EntryLabel>
                  <EntryKeys aria-hidden="true">{findKeys}</EntryKeys>
                </Entry>
              </Tooltip>
            </li>
          )}
          {links.map(({ label, href, icon, count = 0 }) => {
            const shownCount = count > 0 ? formatCount(count) : undefined
            return (
              <li key={href}>
                <Tooltip text={[label, shownCount].filter(Boolean).join(' ')} {...besideIcons}>
                  <Entry as={Anchor} href={href} aria-current={href === currentPath ? 'page' : undefined}>
                    <Icon icon={icon} />
                    <EntryLabel>{label}</EntryLabel>
                    {shownCount && <EntryCount>{shownCount}</EntryCount>}
                  </Entry>
                </Tooltip>
              </li>
            )
          })}
        </List>
        <End>
          <li>
            <Tooltip text="View shop" {...besideIcons}>
              <Entry as={Anchor} href={shopHref}>
                <Icon icon={Store} />
                <EntryLabel>View shop</EntryLabel>
              </Entry>
            </Tooltip>
          </li>
          <li>
            <Tooltip text="Logout" {...besideIcons}>
              <Entry as="button" type="button" onClick={onLogout}>
                <Icon icon={LogOut} />
                <EntryLabel>Logout</EntryLabel>
              </Entry>
            </Tooltip>
          </li>
        </End>
      </Entries>
    </TooltipGroup>
  )
}

/** Every admin page's frame: a side of 216 px, of icons below 1024 px, in a drawer below 768 px (ROUTE-4). */
export function AdminShell({
  onMenuOpen,
  children,
  links,
  currentPath,
  shopHref,
  onLogout,
  onFind,
  LinkComponent = 'a',
  ...rest
}: AdminShellProps) {
  const nav = { links, currentPath, shopHref, onLogout, onFind, LinkComponent }
  return (
    <Root {...rest}>
      <SkipLink />
      <TopBar>
        <IconButton icon={MenuIcon} iconSize={24} label="Open menu" onClick={onMenuOpen} />
        <Logo href={shopHref} size="small" LinkComponent={LinkComponent} />
        {onFind && (
          <TopBarEnd>
            <IconButton icon={Search} label="Find or do" onClick={onFind} />
          </TopBarEnd>
        )}
      </TopBar>
      <Side>
        <SideLogo href={shopHref} size="small" showName="except-tablet" LinkComponent={LinkComponent} />
        <AdminNav {...nav} />
      </Side>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </Root>
  )
}

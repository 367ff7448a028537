import { Heart, Menu as MenuIcon, PackageSearch, Search, ShoppingBag } from 'lucide-react'
import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx'
import { Bar, Icons, Links, Root, SearchPlace } from './Navbar.styles.ts'

export interface NavbarLink {
  label: string
  href: string
  /** Makes it a menu that opens under the pointer, on a press, and by keyboard (NAV-3). */
  children?: readonly { label: string; href: string }[]
}

/** A link with a number on it. */
export interface NavbarCounter {
  href: string
  /** From 0, which shows no number; above 99 it shows "99+". */
  count?: number
}

export interface NavbarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Where the logo leads. */
  homeHref?: string
  /** The shop’s main pages, from 768 px on. */
  links: readonly NavbarLink[]
  /** Path of the page that is shown, to mark its link. */
  currentPath?: string
  trackOrderHref: string
  favourites: NavbarCounter
  /** Signed-in customers only. */
  notifications?: NavbarCounter
  /** Counts lines, not quantities (NAV-4). */
  cart: NavbarCounter
  /** Guests only: where "Sign In / Register" leads (NAV-5). */
  signInHref?: string
  /** Signed-in customers only: the AccountMenu. */
  account?: ReactNode
  /** The search box, from 768 px on. */
  search?: ReactNode
  /** Opens the drawer on a phone; also for its search. */
  onMenuOpen: () => void
  LinkComponent?: LinkComponent
}

/** From here on the page's content runs below the bar (NAV-1). */
const translucentFromPx = 20

/** The bar on every shop page: sticky, and translucent once the page has scrolled (NAV-1 to NAV-6). */
export function Navbar({
  homeHref = '/',
  links,
  currentPath,
  trackOrderHref,
  favourites,
  notifications,
  cart,
  signInHref,
  account,
  search,
  onMenuOpen,
  LinkComponent: Anchor = 'a',
  ...rest
}: NavbarProps) {
  const scrolled = useScrolledPast(translucentFromPx)
  return (
    <Root data-scrolled={scrolled || undefined} {...rest}>
      <Bar>
        <IconButton icon={MenuIcon} iconSize={24} label="Open menu" onClick={onMenuOpen} data-show="phone" />
        <a href="#footer">Menu</a>
        <Logo href={homeHref} LinkComponent={Anchor} />
        <nav aria-label="Main">
          <Links>
            {links.map(link => (
              <li key={link.label} data-current={isCurrent(link, currentPath) || undefined}>
                {link.children ? (
                  <Menu trigger={link.label} groups={[link.children]} openOnHover LinkComponent={Anchor} />
                ) : (
                  <Anchor href={link.href} aria-current={link.href === currentPath ? 'page' : undefined}>
                    {link.label}
                  </Anchor>
                )}
              </li>
            ))}
          </Links>
        </nav>
        <SearchPlace>{search}</SearchPlace>
        <Icons>
          <IconButton
            icon={PackageSearch}
            label="Track order"
            href={trackOrderHref}
            LinkComponent={Anchor}
            data-show="desktop"
          />
          <IconButton
            icon={Heart}
            label="Favourites"
            count={favourites.count}
            href={favourites.href}
            LinkComponent={Anchor}
            data-show="desktop"
          />
          {notifications && (
            <NotificationBell
              href={notifications.href}
              unreadCount={notifications.count}
              LinkComponent={Anchor}
              data-show="desktop"
            />
          )}
          <IconButton icon={Search} label="Search" onClick={onMenuOpen} data-show="phone" />
          <IconButton
            icon={ShoppingBag}
            label="Cart"
            count={cart.count}
            countLabel={cart.count === 1 ? 'item' : 'items'}
            href={cart.href}
            LinkComponent={Anchor}
          />
          {account && <div data-show="desktop">{account}</div>}
          {!account && signInHref && (
            <Button
              href={signInHref}
              variant="secondary"
              size="small"
              LinkComponent={Anchor}
              data-show="desktop"
            >
              Sign In / Register
            </Button>
          )}
        </Icons>
      </Bar>
    </Root>
  )
}

function isCurrent(link: NavbarLink, currentPath: string | undefined): boolean {
  return link.href === currentPath || Boolean(link.children && currentPath?.startsWith(link.href))
}

function useScrolledPast(thresholdPx: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const update = () => setPast(window.scrollY > thresholdPx)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [thresholdPx])
  return past
}

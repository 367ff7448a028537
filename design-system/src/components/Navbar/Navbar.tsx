import { Heart, Menu as MenuIcon, PackageSearch, Search, ShoppingBag } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'
import { Bar, BarLink, FooterLink, Icons, LinkItem, Links, Root, SearchPlace } from './Navbar.styles.ts'
import { t } from '../../texts/t.ts'

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
  /** The search box, from 768 px on; on a phone a button opens the drawer, which holds its own. */
  search?: ReactNode
  /** Opens the drawer on a phone; also for its search, where there is `search`. */
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
  LinkComponent = 'a',
  ...rest
}: NavbarProps) {
  const scrolled = useScrolledPast(translucentFromPx)
  return (
    <Root data-scrolled={scrolled || undefined} {...rest}>
      <Bar>
        <IconButton
          icon={MenuIcon}
          iconSize={24}
          label={t('Open menu')}
          onClick={onMenuOpen}
          data-show="phone"
        />
        <FooterLink href="#footer">{t('Menu')}</FooterLink>
        {/* On a tablet the search needs the room of the name. */}
        <Logo href={homeHref} showName="except-tablet" LinkComponent={LinkComponent} />
        <MainLinks {...{ links, currentPath, LinkComponent }} />
        <SearchPlace>{search}</SearchPlace>
        <Icons>
          <DesktopIcons {...{ trackOrderHref, favourites, notifications, LinkComponent }} />
          {search && <IconButton icon={Search} label={t('Search')} onClick={onMenuOpen} data-show="phone" />}
          <IconButton
            icon={ShoppingBag}
            label={t('Cart')}
            count={cart.count}
            countLabel={cart.count === 1 ? t('item') : t('items')}
            href={cart.href}
            LinkComponent={LinkComponent}
          />
          {account && <div data-show="desktop">{account}</div>}
          {!account && signInHref && (
            <Button
              data-part="sign-in"
              href={signInHref}
              variant="secondary"
              size="small"
              LinkComponent={LinkComponent}
              data-show="desktop"
            >
              {t('Sign In / Register')}
            </Button>
          )}
        </Icons>
      </Bar>
    </Root>
  )
}

interface MainLinksProps {
  links: readonly NavbarLink[]
  currentPath: string | undefined
  LinkComponent: LinkComponent
}

function MainLinks({ links, currentPath, LinkComponent }: MainLinksProps) {
  return (
    <nav aria-label={t('Main')} data-show="desktop">
      <Links>
        {links.map(link => (
          <LinkItem key={link.label} data-current={isCurrent(link, currentPath) || undefined}>
            {link.children ? (
              <Menu trigger={link.label} groups={[link.children]} openOnHover LinkComponent={LinkComponent} />
            ) : (
              <BarLink
                as={LinkComponent}
                href={link.href}
                aria-current={link.href === currentPath ? 'page' : undefined}
              >
                {link.label}
              </BarLink>
            )}
          </LinkItem>
        ))}
      </Links>
    </nav>
  )
}

interface DesktopIconsProps {
  trackOrderHref: string
  favourites: NavbarCounter
  notifications: NavbarCounter | undefined
  LinkComponent: LinkComponent
}

/** What a phone has in its drawer instead. */
function DesktopIcons({ trackOrderHref, favourites, notifications, LinkComponent }: DesktopIconsProps) {
  const shared = { LinkComponent, 'data-show': 'desktop' }
  return (
    <>
      <IconButton icon={PackageSearch} label={t('Track order')} href={trackOrderHref} {...shared} />
      <IconButton
        icon={Heart}
        label={t('Favorites')}
        count={favourites.count}
        href={favourites.href}
        {...shared}
      />
      {notifications && (
        <NotificationBell href={notifications.href} unreadCount={notifications.count} {...shared} />
      )}
    </>
  )
}

function isCurrent(link: NavbarLink, currentPath: string | undefined): boolean {
  return link.href === currentPath || Boolean(link.children && currentPath?.startsWith(link.href))
}

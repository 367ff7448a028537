import { Bell, ChevronRight, Heart, LayoutDashboard, LogOut, PackageSearch, ShoppingBag } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Main, Root, Secondary, Shortcuts, UserCard } from './MobileNav.styles.ts'

export interface MobileNavLink {
  label: string
  href: string
}

export interface MobileNavProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  links: readonly MobileNavLink[]
  search?: ReactNode
  cart: { href: string; count?: number }
  favourites: { href: string; count?: number }
  trackOrderHref: string
  /** Shown only while some are unread. */
  notifications?: { href: string; unreadCount: number }
  /** Guests only. */
  signInHref?: string
  /** Signed-in customers only. */
  user?: { email: string | null; name?: string | null }
  onLogout?: () => void
  /** Administrators only: where the admin area begins, and what "Admin Controls" lists. */
  admin?: { href: string; links: readonly MobileNavLink[] }
  LinkComponent?: LinkComponent
}

/** The part of an e-mail address before the @ (NAV-7). */
const localPart = (email: string) => email.split('@')[0] ?? email

/** What the drawer of a phone holds (NAV-7). The drawer itself, its focus and its closing are the Drawer's. */
export function MobileNav({
  links,
  search,
  cart,
  favourites,
  trackOrderHref,
  notifications,
  signInHref,
  user,
  onLogout,
  admin,
  LinkComponent: Anchor = 'a',
  ...rest
}: MobileNavProps) {
  const name = user && (user.email ? localPart(user.email) : (user.name ?? 'Customer'))
  return (
    <Root {...rest}>
      {search}
      <Shortcuts>
        <Button href={cart.href} variant="secondary" LinkComponent={Anchor}>
          <Icon icon={ShoppingBag} />
          Cart{cart.count ? ` ${cart.count}` : ''}
        </Button>
        <Button href={favourites.href} variant="secondary" LinkComponent={Anchor}>
          <Icon icon={Heart} />
          Favourites{favourites.count ? ` ${favourites.count}` : ''}
        </Button>
      </Shortcuts>
      {name && (
        <UserCard>
          <Avatar name={name} decorative />
          <p>
            {name}
            <small>Signed in</small>
          </p>
        </UserCard>
      )}
      {!name && signInHref && (
        <Button href={signInHref} wide LinkComponent={Anchor}>
          Sign In / Register
        </Button>
      )}
      <nav aria-label="Main">
        <Main>
          {links.map(({ label, href }) => (
            <li key={label}>
              <Anchor href={href}>
                {label}
                <Icon icon={ChevronRight} />
              </Anchor>
            </li>
          ))}
        </Main>
      </nav>
      <Secondary>
        {admin && (
          <li>
            <Anchor href={admin.href}>
              <Icon icon={LayoutDashboard} />
              Admin
            </Anchor>
          </li>
        )}
        <li>
          <Anchor href={trackOrderHref}>
            <Icon icon={PackageSearch} />
            Track order
          </Anchor>
        </li>
        {notifications && notifications.unreadCount > 0 && (
          <li>
            <Anchor href={notifications.href}>
              <Icon icon={Bell} />
              Notifications
              <span>{notifications.unreadCount} unread</span>
            </Anchor>
          </li>
        )}
        {user && onLogout && (
          <li>
            <button type="button" onClick={onLogout}>
              <Icon icon={LogOut} />
              Logout
            </button>
          </li>
        )}
      </Secondary>
      {admin && (
        <nav aria-label="Admin Controls">
          <h3>Admin Controls</h3>
          <Secondary>
            {admin.links.map(({ label, href }) => (
              <li key={href}>
                <Anchor href={href}>{label}</Anchor>
              </li>
            ))}
          </Secondary>
        </nav>
      )}
    </Root>
  )
}

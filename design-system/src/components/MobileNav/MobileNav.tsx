import { Bell, ChevronRight, Heart, LayoutDashboard, LogOut, PackageSearch, ShoppingBag } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { Icon, type IconProps } from '../Icon/Icon.tsx'
import {
  AdminTitle,
  EntryCount,
  MainLink,
  Root,
  Secondary,
  SecondaryEntry,
  Shortcuts,
  UserCard,
  UserName,
  UserState,
} from './MobileNav.styles.ts'
import { t } from '../../texts/t.ts'

export interface MobileNavLink {
  label: string
  href: string
}

export interface MobileNavProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The shop’s main pages. */
  links: readonly MobileNavLink[]
  /** The search box, above everything. */
  search?: ReactNode
  /** `count` is the number of lines, not of pieces; 0 shows no number. */
  cart: { href: string; count?: number }
  /** `count` is the number of products; 0 shows no number. */
  favourites: { href: string; count?: number }
  trackOrderHref: string
  /** Shown only while some are unread. */
  notifications?: { href: string; unreadCount: number }
  /** Guests only. */
  signInHref?: string
  /** Signed-in customers only. */
  user?: {
    email: string | null
    name?: string | null
    /** Of their picture; initials without it. */
    pictureSrc?: string | undefined
  }
  /** Logout was chosen; without it a signed-in customer has no such entry. */
  onLogout?: () => void
  /** Administrators only: where the admin area begins, and what "Admin Controls" lists. */
  admin?: { href: string; links: readonly MobileNavLink[] }
  LinkComponent?: LinkComponent
}

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
  LinkComponent = 'a',
  ...rest
}: MobileNavProps) {
  return (
    <Root {...rest}>
      {search}
      <CartAndFavorites {...{ cart, favourites, LinkComponent }} />
      {user && <SignedInAs {...user} />}
      {!user && signInHref && (
        <Button href={signInHref} wide LinkComponent={LinkComponent}>
          {t('Sign In / Register')}
        </Button>
      )}
      <nav aria-label={t('Main')}>
        <ul>
          {links.map(({ label, href }) => (
            <li key={label}>
              <MainLink as={LinkComponent} href={href}>
                {label}
                <Icon icon={ChevronRight} />
              </MainLink>
            </li>
          ))}
        </ul>
      </nav>
      <Secondary>
        {admin && (
          <SecondaryLink href={admin.href} icon={LayoutDashboard} LinkComponent={LinkComponent}>
            {t('Admin')}
          </SecondaryLink>
        )}
        <SecondaryLink href={trackOrderHref} icon={PackageSearch} LinkComponent={LinkComponent}>
          {t('Track Order')}
        </SecondaryLink>
        {notifications && notifications.unreadCount > 0 && (
          <SecondaryLink href={notifications.href} icon={Bell} LinkComponent={LinkComponent}>
            {t('Notifications')}
            <EntryCount>{t('{unreadCount} unread', { unreadCount: notifications.unreadCount })}</EntryCount>
          </SecondaryLink>
        )}
        {user && onLogout && (
          <li>
            <SecondaryEntry as="button" type="button" onClick={onLogout}>
              <Icon icon={LogOut} />
              {t('Logout')}
            </SecondaryEntry>
          </li>
        )}
      </Secondary>
      {admin && <AdminControls links={admin.links} LinkComponent={LinkComponent} />}
    </Root>
  )
}

function CartAndFavorites({
  cart,
  favourites,
  LinkComponent,
}: Required<Pick<MobileNavProps, 'cart' | 'favourites' | 'LinkComponent'>>) {
  return (
    <Shortcuts>
      <Button data-part="shortcut" href={cart.href} variant="secondary" LinkComponent={LinkComponent}>
        <Icon icon={ShoppingBag} />
        {t('Cart')}
        {cart.count ? ` ${cart.count}` : ''}
      </Button>
      <Button data-part="shortcut" href={favourites.href} variant="secondary" LinkComponent={LinkComponent}>
        <Icon icon={Heart} />
        {t('Favorites')}
        {favourites.count ? ` ${favourites.count}` : ''}
      </Button>
    </Shortcuts>
  )
}

/** The part of an e-mail address before the @ (NAV-7). */
const localPart = (email: string) => email.split('@')[0] ?? email

function SignedInAs({ email, name, pictureSrc }: NonNullable<MobileNavProps['user']>) {
  const shownName = email ? localPart(email) : (name ?? t('Customer'))
  return (
    <UserCard>
      <Avatar name={shownName} decorative src={pictureSrc} />
      <UserName>
        {shownName}
        <UserState>{t('Signed in')}</UserState>
      </UserName>
    </UserCard>
  )
}

interface SecondaryLinkProps {
  href: string
  icon: IconProps['icon']
  children: ReactNode
  LinkComponent: LinkComponent
}

function SecondaryLink({ href, icon, children, LinkComponent }: SecondaryLinkProps) {
  return (
    <li>
      <SecondaryEntry as={LinkComponent} href={href}>
        <Icon icon={icon} />
        {children}
      </SecondaryEntry>
    </li>
  )
}

function AdminControls({ links, LinkComponent }: Required<Pick<MobileNavProps, 'links' | 'LinkComponent'>>) {
  return (
    <nav aria-label={t('Admin Controls')}>
      <AdminTitle>{t('Admin Controls')}</AdminTitle>
      <Secondary>
        {links.map(({ label, href }) => (
          <li key={href}>
            <SecondaryEntry as={LinkComponent} href={href}>
              {label}
            </SecondaryEntry>
          </li>
        ))}
      </Secondary>
    </nav>
  )
}

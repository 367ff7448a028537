import { UserRound } from 'lucide-react'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Menu, type MenuProps } from '../Menu/Menu.tsx'
import { t } from '../../texts/t.ts'

export interface AccountLink {
  label: string
  href: string
}

export interface AccountMenuProps extends Omit<MenuProps, 'trigger' | 'triggerLabel' | 'groups' | 'heading'> {
  /** Heads the menu. A customer who signed in by phone may have none. */
  email: string | null
  /** Profile, orders, favourites, tracking. */
  links: readonly AccountLink[]
  /** Dashboard, products, blog, orders; empty for a customer. */
  adminLinks?: readonly AccountLink[]
  /** Logout was chosen. */
  onLogout: () => void
  LinkComponent?: LinkComponent
}

/** What somebody who is signed in can reach (NAV-6). */
export function AccountMenu({ email, links, adminLinks = [], onLogout, ...rest }: AccountMenuProps) {
  return (
    <Menu
      trigger={<Icon icon={UserRound} />}
      triggerLabel={t('Account')}
      heading={email ?? t('Signed in')}
      align="end"
      groups={[links, adminLinks, [{ label: t('Logout'), onSelect: onLogout }]].filter(
        group => group.length > 0,
      )}
      {...rest}
    />
  )
}

import type { AccountLink } from '@shruti/design-system/AccountMenu'
import { Drawer } from '@shruti/design-system/Drawer'
import { MobileNav } from '@shruti/design-system/MobileNav'
import { useState } from 'react'
import { mainLinks, shopLinks } from '../content/navigation.ts'
import { useCart } from '../queries/cart/get-cart.ts'
import { useFavorites } from '../queries/favorites.ts'
import { avatarSrc } from '../queries/upload-address.ts'
import { useUser } from '../queries/user.ts'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { useBarLogout } from './ShopNavbar.tsx'
import ShopSearch from './ShopSearch.tsx'
import SignedInParts from './SignedInParts.tsx'
import { useCloseOnNavigation } from '../router/use-close-on-navigation.ts'
import { t } from '../language/t.ts'

const links = () => [...shopLinks(), ...mainLinks().filter(({ href }) => href === paths.about)]

/** The drawer of a phone; closes when another page is opened [NAV-7]. */
export default function MobileDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useCloseOnNavigation(onClose)
  const { data: user } = useUser()
  const { data: cart } = useCart()
  const favourites = useFavorites()
  const logout = useBarLogout()
  const [adminLinks, setAdminLinks] = useState<readonly AccountLink[]>([])
  const [unreadCount, setUnreadCount] = useState(0)
  return (
    <>
      {user && (
        <SignedInParts user={user} place="drawer" onUnread={setUnreadCount} onAdminLinks={setAdminLinks} />
      )}
      <Drawer open={isOpen} onOpenChange={open => !open && onClose()} side="left" title={t('Menu')}>
        <MobileNav
          links={links()}
          search={<ShopSearch inDrawer />}
          cart={{ href: paths.cart, ...(cart && { count: cart.items.length }) }}
          favourites={{ href: paths.favorites, ...(user && { count: favourites.length }) }}
          trackOrderHref={paths.trackOrder}
          notifications={{ href: paths.notifications, unreadCount }}
          {...(user
            ? { user: { ...user, pictureSrc: avatarSrc(user) }, onLogout: logout }
            : { signInHref: paths.auth })}
          {...(user?.isAdmin && { admin: { href: paths.admin, links: adminLinks } })}
          LinkComponent={RouterLink}
        />
        <LanguageLink />
      </Drawer>
    </>
  )
}

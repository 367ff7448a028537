import { Suspense, useState } from 'react'
import { AccountMenu, type AccountLink } from '@shruti/design-system/AccountMenu'
import { Navbar } from '@shruti/design-system/Navbar'
import { accountLinks, mainLinks } from '../content/navigation.ts'
import { useCart } from '../queries/cart/get-cart.ts'
import { useFavorites } from '../queries/favorites.ts'
import { useLogout, useUser } from '../queries/user.ts'
import { island } from '../hydration/island.tsx'
import { lazyPart } from '../hydration/lazy-part.tsx'
import { useApp } from '../app/app-context.ts'
import { paths } from '../paths.ts'
import { keepMessage } from '../session/message-after-reload.ts'
import { useUrl } from '../router/router-context.ts'
import { localPath } from '../language/language.ts'
import { withShopTexts } from '../language/shop-text.ts'
import { RouterLink } from '../router/RouterLink.tsx'

/** Asks the shop page by itself until somebody points at it. */
export const ShopSearch = island(
  withShopTexts(() => import('./ShopSearch.tsx')),
  { hydrateOn: 'touch' },
)

/** Shows nothing by itself: without it the bar counts nothing that is unread. */
const SignedInParts = lazyPart(() => import('./SignedInParts.tsx'), { Instead: () => null })

/** Signing out in the bar ends with a full reload of the home page, so that nothing of the account is left [NAV-6]. */
export function useBarLogout() {
  const { storage } = useApp()
  const { mutate } = useLogout(title => keepMessage(storage, title))
  return () => mutate(undefined, { onSuccess: () => window.location.assign(localPath(paths.home)) })
}

/** The bar with what is known of the visitor; a guest's at first, since public pages are the same for everyone. */
export function ShopNavbar({ onMenuOpen }: { onMenuOpen: () => void }) {
  const { pathname } = useUrl()
  const { data: user } = useUser()
  const { data: cart } = useCart()
  const favourites = useFavorites()
  const logout = useBarLogout()
  const [unread, setUnread] = useState(0)
  const [adminLinks, setAdminLinks] = useState<readonly AccountLink[]>([])
  return (
    <>
      {user && (
        <Suspense>
          <SignedInParts user={user} place="bar" onUnread={setUnread} onAdminLinks={setAdminLinks} />
        </Suspense>
      )}
      <Navbar
        links={mainLinks()}
        currentPath={pathname}
        trackOrderHref={paths.trackOrder}
        favourites={{ href: paths.favorites, ...(user && { count: favourites.length }) }}
        {...(user && { notifications: { href: paths.notifications, count: unread } })}
        // Lines, not quantities [NAV-4].
        cart={{ href: paths.cart, ...(cart && { count: cart.items.length }) }}
        {...(user
          ? {
              account: (
                <AccountMenu
                  email={user.email}
                  links={accountLinks()}
                  adminLinks={adminLinks}
                  onLogout={logout}
                  LinkComponent={RouterLink}
                />
              ),
            }
          : { signInHref: paths.auth })}
        search={<ShopSearch />}
        onMenuOpen={onMenuOpen}
        LinkComponent={RouterLink}
      />
    </>
  )
}

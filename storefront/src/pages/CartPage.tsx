import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { Section } from '@shruti/design-system/Section'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { Cart } from '@shruti/server/contract'
import type { PageLoader } from '../router/guards.ts'
import { PageHead } from '../head/PageHead.tsx'
import { paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { CartRows } from '../parts/cart/CartRows.tsx'
import { CartSummary } from '../parts/cart/CartSummary.tsx'
import { FailedChange } from '../parts/cart/FailedChange.tsx'
import { SavedItems } from '../parts/cart/SavedItems.tsx'
import { removedProductId } from '../parts/cart/removed-by-form.ts'
import { useCartChanges, type CartChanges } from '../parts/cart/use-cart-changes.ts'
import { useRemovalByForm } from '../parts/cart/use-removal-by-form.ts'
import { DeliveryAndPayment } from '../parts/delivery/DeliveryAndPayment.tsx'
import { useDeliveryPlace } from '../parts/delivery/use-delivery-place.ts'
import { emptyCart } from '../queries/cart/cart-view.ts'
import { cartOfferQuery, useCartOffer } from '../queries/cart/cart-offer.ts'
import { cartQuery, useCart } from '../queries/cart/get-cart.ts'
import { productQuery } from '../queries/catalogue.ts'
import { prefetchDelivery } from '../queries/delivery.ts'
import { useNotice } from '../queries/notice.ts'
import { t } from '../language/t.ts'

export const loader: PageLoader = async (app, { url }) => {
  const { items, subtotal } = await app.queryClient.ensureQueryData(cartQuery(app))
  const removed = removedProductId(url)
  if (removed !== null) await app.queryClient.prefetchQuery(productQuery(app, removed))
  if (items.length > 0) {
    await Promise.all([
      prefetchDelivery(app, url, subtotal),
      app.queryClient.prefetchQuery(cartOfferQuery(app, items)),
    ])
  }
  return null
}

/** The cart [CART-1]. Each change is a form too, so that it works without scripts. */
export default function CartPage() {
  const formNotice = useNotice()
  const { data: cart = emptyCart } = useCart()
  const changes = useCartChanges(cart.items, useRemovalByForm())
  const notices = [formNotice, ...cart.notices].filter(notice => notice !== null)
  const count = t('{count, plural, one {# product} other {# products}}', { count: cart.items.length })
  return (
    <Section spacing="compact">
      <PageHead title={t('Cart')} description={t('What you are about to buy.')} hidden />
      <Stack gap={7}>
        <Cluster justify="between" align="baseline">
          <Heading as="h1" size="display2">
            {t('Cart')}
          </Heading>
          {cart.items.length > 0 && <Text tone="muted">{count}</Text>}
        </Cluster>
        {notices.length > 0 && (
          <Stack gap={2}>
            {notices.map(notice => (
              <Notice key={notice} tone="warning">
                {notice}
              </Notice>
            ))}
          </Stack>
        )}
        {changes.failed && <FailedChange {...changes.failed} />}
        {cart.items.length === 0 ? (
          <EmptyCart changes={changes} />
        ) : (
          <FullCart changes={changes} items={cart.items} subtotal={cart.subtotal} />
        )}
        <SavedItems items={cart.saved ?? []} changes={changes} />
      </Stack>
    </Section>
  )
}

function EmptyCart({ changes }: { changes: CartChanges }) {
  return (
    <>
      <CartRows changes={changes} />
      <EmptyState
        title={t('Your cart is empty')}
        action={
          <Button variant="secondary" href={paths.shop} LinkComponent={RouterLink}>
            {t('Go to the shop')}
          </Button>
        }
      >
        {t('Items that you add stay here for 30 days.')}
      </EmptyState>
    </>
  )
}

interface FullCartProps extends Pick<Cart, 'items' | 'subtotal'> {
  changes: CartChanges
}

function FullCart({ changes, items, subtotal }: FullCartProps) {
  const isHydrated = useHydrated()
  const offer = useCartOffer(items)
  const delivery = useDeliveryPlace()
  return (
    <Split ratio="7:4" stickySecond>
      <Stack gap={5}>
        <CartRows changes={changes} />
        <Cluster justify="between">
          <Link href={paths.shop} LinkComponent={RouterLink}>
            {t('Continue shopping')}
          </Link>
          {isHydrated && (
            <Button variant="quiet" size="small" onClick={changes.clear}>
              {t('Clear cart')}
            </Button>
          )}
        </Cluster>
      </Stack>
      <Stack gap={6}>
        <CartSummary items={items} subtotal={subtotal} offer={offer} />
        <DeliveryAndPayment
          delivery={delivery}
          subtotal={subtotal}
          total={offer?.applied ? offer.total : undefined}
        />
      </Stack>
    </Split>
  )
}

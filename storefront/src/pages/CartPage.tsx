import { Button } from '@shruti/design-system/Button'
import { CartLine } from '@shruti/design-system/CartLine'
import { Cluster } from '@shruti/design-system/Cluster'
import { EmptyState } from '@shruti/design-system/EmptyState'
import { Heading } from '@shruti/design-system/Heading'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { OrderSummary } from '@shruti/design-system/OrderSummary'
import { Section } from '@shruti/design-system/Section'
import { Split } from '@shruti/design-system/Split'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { CartItem } from '@shruti/server/contract'
import { maximumQuantity } from '@shruti/server/contract/constants'
import { emiMonthly } from '@shruti/server/contract/emi'
import type { PageLoader } from '../router/guards.ts'
import { PageHead } from '../head/PageHead.tsx'
import { cartFormActions, paths } from '../paths.ts'
import { RouterLink } from '../router/RouterLink.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { DeliveryAndPayment } from '../parts/delivery/DeliveryAndPayment.tsx'
import { emptyCart, provisionalId } from '../queries/cart/cart-view.ts'
import { useClearCart } from '../queries/cart/clear-cart.ts'
import { cartQuery, useCart } from '../queries/cart/get-cart.ts'
import { useRemoveFromCart } from '../queries/cart/remove-from-cart.ts'
import { useUpdateQuantity } from '../queries/cart/update-quantity.ts'
import { prefetchDelivery } from '../queries/delivery.ts'
import { useNotice } from '../queries/notice.ts'
import { standardDeliveryFee, useSettings } from '../queries/shop.ts'

export const loader: PageLoader = async (app, { url }) => {
  const { items, subtotal } = await app.queryClient.ensureQueryData(cartQuery(app))
  if (items.length > 0) await prefetchDelivery(app, url, subtotal)
  return null
}

/** The cart [CART-1]. Each change is a form too, so that it works without scripts. */
export default function CartPage() {
  const formNotice = useNotice()
  const { data: cart = emptyCart } = useCart()
  const notices = [formNotice, ...cart.notices].filter(notice => notice !== null)
  const count = `${cart.items.length} ${cart.items.length === 1 ? 'product' : 'products'}`
  return (
    <Section spacing="compact">
      <PageHead title="Cart" description="What you are about to buy." hidden />
      <Stack gap={7}>
        <Cluster justify="between" align="baseline">
          <Heading as="h1" size="display2">
            Cart
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
        {cart.items.length === 0 ? <EmptyCart /> : <FullCart items={cart.items} subtotal={cart.subtotal} />}
      </Stack>
    </Section>
  )
}

function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty"
      action={
        <Button variant="secondary" href={paths.shop} LinkComponent={RouterLink}>
          Go to the shop
        </Button>
      }
    >
      Items that you add stay here for 30 days.
    </EmptyState>
  )
}

function FullCart({ items, subtotal }: { items: readonly CartItem[]; subtotal: number }) {
  const updateQuantity = useUpdateQuantity()
  const remove = useRemoveFromCart()
  const clear = useClearCart()
  const settings = useSettings()
  const isHydrated = useHydrated()
  const isDeliveryFree = settings && standardDeliveryFee(settings.shipping, subtotal) === 0
  return (
    <Split ratio="7:4" stickySecond>
      <Stack gap={5}>
        <Stack as="ul" gap={0}>
          {items.map(item => (
            // A line keeps its place in the page, and its focus, when the server has given it its id.
            <li key={provisionalId(item)}>
              <CartLine
                item={item}
                maximumQuantity={maximumQuantity}
                href={paths.product(item.product.slug)}
                LinkComponent={RouterLink}
                quantityAction={cartFormActions.update}
                removeAction={cartFormActions.remove}
                onQuantityChange={(itemId, quantity) => updateQuantity.mutate({ itemId, quantity })}
                onRemove={itemId => remove.mutate(itemId)}
              />
            </li>
          ))}
        </Stack>
        <Cluster justify="between">
          <Link href={paths.shop} LinkComponent={RouterLink}>
            Continue shopping
          </Link>
          {isHydrated && (
            <Button variant="quiet" size="small" onClick={() => clear.mutate()}>
              Clear cart
            </Button>
          )}
        </Cluster>
      </Stack>
      <Stack gap={6}>
        <OrderSummary
          amounts={{ subtotal, total: subtotal }}
          emiMonthly={emiMonthly(subtotal, settings?.emi)}
          action={
            <Button wide href={paths.checkout} LinkComponent={RouterLink}>
              Check out
            </Button>
          }
          footnote={`${isDeliveryFree ? 'Free standard delivery.' : 'Delivery charges are added at checkout.'} 30-day returns.`}
        />
        <DeliveryAndPayment subtotal={subtotal} />
      </Stack>
    </Split>
  )
}
